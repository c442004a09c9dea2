/* A kind of action that the rules have and a board has no place for does not compile: the type check
 * is run on tables with one action more. */
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

/* What the compiler says about the places of every board, with changed tables. */
function complaints(change: (text: string) => string): Map<string, string[]> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, version, ...rest) =>
    name.endsWith('view.gen.ts')
      ? ts.createSourceFile(name, change(readFileSync(name, 'utf8')), version)
      : read(name, version, ...rest);
  const program = ts.createProgram(games.map(targetsOf), options, host);
  return new Map(
    games.map((game) => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(targetsOf(game)));
      return [game, found.map((one) => ts.flattenDiagnosticMessageText(one.messageText, ' '))];
    }),
  );
}

describe('the places of actions', () => {
  it('lack a new action until it is written down where it goes', () => {
    for (const [game, found] of complaints(withNewAction)) {
      expect(found, game).toHaveLength(1);
      expect(found[0], game).toContain(NEW);
    }
  });
});
