/* A kind of action that the rules have and a board has no place for does not compile: the type check
 * is run on tables with one action more, and on boards that put their actions nowhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const games = readdirSync(join(root, 'src/games')).filter((game) =>
  existsSync(join(root, 'src/games', game, 'index.ts')),
);
const targetsOf = (game: string) => join(root, 'src/games', game, 'targets.ts');

const NEW = 'brand-new';
const START = 'export interface Actions {\n';

function withNewAction(text: string): string {
  expect(text).toContain(START);
  return text.replace(START, `${START}  '${NEW}': Record<never, never>;\n`);
}

const IN_PANEL = '=> [PANEL];';

function withoutPanel(text: string): string {
  return text.replace(IN_PANEL, '=> [];');
}

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const parsed = new Map<string, ts.SourceFile | undefined>();

/* Reads the files as they are once, and those of this name changed. */
function hostWith(file: string, change: (text: string) => string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, version) => {
    if (name.endsWith(file)) {
      return ts.createSourceFile(name, change(readFileSync(name, 'utf8')), version);
    }
    if (!parsed.has(name)) parsed.set(name, read(name, version));
    return parsed.get(name);
  };
  return host;
}

/* What the compiler says about the places of every board, with changed files of this name. */
function complaints(file: string, change: (text: string) => string): Map<string, string[]> {
  const program = ts.createProgram(games.map(targetsOf), options, hostWith(file, change));
  return new Map(
    games.map((game) => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(targetsOf(game)));
      return [game, found.map((one) => ts.flattenDiagnosticMessageText(one.messageText, ' '))];
    }),
  );
}

describe('the places of actions', () => {
  it('lack a new action until it is written down where it goes', () => {
    for (const [game, found] of complaints('/view.gen.ts', withNewAction)) {
      expect(found, game).toHaveLength(1);
      expect(found[0], game).toContain(NEW);
    }
  });

  it('cannot be nowhere', () => {
    const boards = games.filter((game) => readFileSync(targetsOf(game), 'utf8').includes(IN_PANEL));
    const found = complaints('/targets.ts', withoutPanel);
    expect(boards.length).toBeGreaterThan(1);
    for (const game of boards) expect(found.get(game), game).toHaveLength(1);
  });
});
