"""Faults that are planted in a copy of the sources: reading them, copying, building.

A file of faults has blocks of lines: `fault TITLE`, `file PATH`, then the lines of the source (`-`)
and what stands there instead (`+`), as in a diff. The old lines must occur exactly once, and a compiler
must take the new ones: they may name a helper that is gone. The copy and its build lie in build-faults/
and are used again the next time; the build compiles only what a fault changes.
"""
import contextlib
import os
import shutil
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COPY = os.path.join(ROOT, 'build-faults')
CHECK = ('gcc', '-std=gnu17', '-fsyntax-only', '-Werror=implicit-function-declaration',
         '-DPLANSZA_VERSION=""', '-I', ROOT, '-x', 'c', '-')
NOT_COPIED = ('.git', 'node_modules', 'web', 'screenshots', '__pycache__')


class FaultError(Exception):
    """A fault that cannot be planted."""


class Fault:
    """Some lines of a source that are replaced by others."""

    def __init__(self, title):
        self.title, self.path = title, None
        self.old, self.new = [], []

    def planted(self, text):
        old, new = ''.join(self.old), ''.join(self.new)
        if not old or text.count(old) != 1:
            raise FaultError(f'"{self.title}": its lines occur {text.count(old) if old else 0} '
                             f'times in {self.path}')
        return text.replace(old, new)

    def misfit(self):
        """What keeps it from being planted in the sources as they are, or None."""
        try:
            with open(os.path.join(ROOT, self.path), encoding='utf-8') as file:
                self.compile(self.planted(file.read()))
        except (FaultError, OSError) as error:
            return str(error)
        return None

    def compile(self, text):
        """Raises a FaultError when the planted source is no C any more, as when a helper is gone."""
        if not self.path.endswith(('.c', '.h')):
            return
        done = subprocess.run(CHECK, input=text, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, check=False)
        if done.returncode:
            raise FaultError(f'"{self.title}": {self.path} does not compile:\n{done.stdout}')


def check_fit(faults):
    """Raises a FaultError that names every fault that does not fit the sources."""
    misfits = [misfit for misfit in (fault.misfit() for fault in faults) if misfit]
    if misfits:
        raise FaultError('\n    '.join([f'{len(misfits)} do not fit the sources:', *misfits]))


def read_faults(path):
    """The faults of a file, in its order."""
    faults = []
    with open(path, encoding='utf-8') as file:
        for number, line in enumerate(file, 1):
            if line.startswith('fault '):
                faults.append(Fault(line[6:].strip()))
            elif line.startswith('file ') and faults:
                faults[-1].path = line[5:].strip()
            elif line[:1] in '-+' and faults:
                (faults[-1].old if line[0] == '-' else faults[-1].new).append(line[1:])
            elif line.strip() and not line.startswith('#'):
                raise FaultError(f'{path}:{number}: what is "{line.strip()}"?')
    return faults


def copy_sources():
    """Brings the copy up to date; an unchanged file keeps its time, so that it is not compiled."""
    kept = set()
    for folder, subfolders, files in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders
                         if name not in NOT_COPIED and not name.startswith('build')]
        target = os.path.join(COPY, 'src', os.path.relpath(folder, ROOT))
        os.makedirs(target, exist_ok=True)
        for name in files:
            copy_file(os.path.join(folder, name), os.path.join(target, name))
            kept.add(os.path.normpath(os.path.join(target, name)))
    for folder, _, files in os.walk(os.path.join(COPY, 'src')):
        for name in files:
            path = os.path.normpath(os.path.join(folder, name))
            if path not in kept:
                os.remove(path)


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def copy_file(source, target):
    if not os.path.exists(target) or read(source) != read(target):
        shutil.copyfile(source, target)
        shutil.copymode(source, target)


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False)
    return done.returncode, done.stdout


def built(target):
    return os.path.join(COPY, 'build', target)


def build(target):
    code, said = run('ninja', '-C', os.path.join(COPY, 'build'), target)
    if code:
        raise FaultError('the copy does not build:\n' + said)


def prepare(target):
    copy_sources()
    code, said = run(os.path.join(COPY, 'src', 'tools', 'configure'), os.path.join(COPY, 'build'),
                     'gcc', '--buildtype=debugoptimized')
    if code:
        raise FaultError('the copy cannot be configured:\n' + said)
    build(target)


@contextlib.contextmanager
def planted(fault):
    """The fault is in the copy as long as this lasts."""
    path = os.path.join(COPY, 'src', fault.path)
    with open(path, encoding='utf-8') as file:
        sound = file.read()
    try:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(fault.planted(sound))
        yield
    finally:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(sound)
