import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '../../../src/package/apiArguments.ts';
import { readDeclared } from '../../../src/engine/server/declared.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'declared-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const form = { operation: 'createAuthor', argument: 'input', schema: { type: 'object' } };
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const problemOf = () =>
  readDeclared(folder).then(
    () => undefined,
    (fault: unknown) => messageOf(fault),
  );

describe('a folder of declarations and forms', () => {
  it('reports a second form in one file, since a form’s id is its path', async () => {
    write('author.ts', `export const create = ${JSON.stringify(form)};\nexport const update = ${JSON.stringify(form)};`);
    expect(await problemOf()).toBe(`${join(folder, 'author.ts')}: there is another form with the id “author”. Move one to its own file.`);
  });

  it('accepts a form that is exported by name and by default', async () => {
    write('author.ts', `export const create = ${JSON.stringify(form)};\nexport default create;`);
    expect(Object.keys((await readDeclared(folder)).forms)).toEqual(['author']);
  });

  it('names a file that is not valid JSON', async () => {
    write('settings.json', '{ /* a comment */ }');
    expect(await problemOf()).toContain(`${join(folder, 'settings.json')} is not valid JSON: `);
  });
});
