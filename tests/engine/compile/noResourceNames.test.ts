import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources } from '../../../resources/index.ts';
import { filesOf } from '../../../src/engine/compile/generate/project.ts';
import { apiNames } from '../../apis/start.ts';

/** Comparisons and look-ups of names: `=== 'users'`, `case 'users':`, `plans['users']`, `plans.users`. */
const decides = (name: string): RegExp =>
  new RegExp(`[=!]==? '${name}'|'${name}' [=!]==?|case '${name}'|plans(\\??\\.)?\\['${name}'\\]|\\bplans\\??\\.${name}\\b`);

describe('nothing is decided by the name of a resource or of an API', () => {
  // Words of every day are names of dialects, too.
  const words = new Set(['plain', 'options']);
  const names = [...Object.values(resources).map(({ name }) => name), ...apiNames.filter((name) => !words.has(name)), 'postgraphile'];
  const tests = names.map((name) => ({ name, found: decides(name) }));

  for (const folder of ['src/engine/compile', 'src/engine/plan', 'src/engine/client', 'src/engine/screens', 'src/engine/app'])
    it(`in ${folder}`, () => {
      const faults = filesOf(folder, /\.tsx?$/).flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        return tests.filter(({ found }) => found.test(text)).map(({ name }) => `${folder}/${file}: ${name}`);
      });
      expect(faults).toEqual([]);
    });

  it('and would be found', () => {
    for (const text of ["if (plan.name === 'users')", "plans['users']", "case 'users':", "'users' !== name"])
      expect(decides('users').test(text)).toBe(true);
    expect(decides('users').test("import { users } from './users.ts'")).toBe(false);
  });
});
