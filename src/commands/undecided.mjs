// @ts-check
// Defaults that `npm run new` chose and nobody has confirmed yet: calls of undecided(), and comments in SDL and the matrix.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['schema', 'resources', 'validation', 'src/platform', 'src/console', 'tests/support'];

/** `file:line question` of each. @returns {string[]} */
export function undecidedIn(/** @type {string} */ root) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx|graphql)$/.test(path))
      .sort()
      .flatMap((path) => {
        const lines = readFileSync(join(root, folder, path), 'utf8').split('\n');
        return lines.flatMap((line, index) => {
          const question = /undecided\('([^']+)'|(?:#|\/\/) undecided: (.+)/.exec(line);
          return question ? [`${folder}/${path.replaceAll('\\', '/')}:${index + 1} ${question[1] ?? question[2]}`] : [];
        });
      }),
  );
}
