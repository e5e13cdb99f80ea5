import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formText } from '../../../src/engine/compile/generate/validators.ts';
import type { FormPlan } from '../../../src/engine/plan/Plan.ts';
import type { Form } from '../../../src/engine/forms/form.ts';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[]): { status: number | null; stdout: string; stderr: string } => {
  const script = 'node_modules/@graphql-codegen/cli/esm/bin.js';
  const env = { ...process.env, CODEGEN_TARGET: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
};

describe('codegen', () => {
  it('writes the files of the project again elsewhere, byte by byte, over what was changed by hand, and removes what nothing writes any more', () => {
    writeFileSync(join(folder, 'old.ts'), '');
    writeFileSync(join(folder, 'plans.ts'), '// by hand');
    expect(run([])).toEqual({ status: 0, stdout: '', stderr: '' });
    const paths = (from: string): string[] =>
      readdirSync(from, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name).slice(from.length))
        .sort();
    expect(paths(folder)).toEqual(paths('src/generated').map((path) => path));
    for (const path of paths(folder))
      expect(readFileSync(join(folder, path), 'utf8') === readFileSync(join('src/generated', path), 'utf8'), path).toBe(true);
  });

  // Fresh files are the step “generated files are fresh, declarations compile” of `npm run check`.
  it('exits with 1 and names what was changed by hand, what is missing and what nothing writes any more', () => {
    cpSync('src/generated', folder, { recursive: true });
    appendFileSync(join(folder, 'plans.ts'), '// by hand');
    rmSync(join(folder, 'rights.ts'));
    writeFileSync(join(folder, 'old.ts'), '');
    const { status, stdout } = run(['--check']);
    expect(status).toBe(1);
    for (const name of ['plans.ts', 'rights.ts', 'old.ts']) expect(stdout).toContain(join(folder, name));
    expect(stdout.match(/ {2}- /g)).toHaveLength(3);
    expect(readFileSync(join(folder, 'plans.ts'), 'utf8')).toContain('// by hand');
  });
});

describe('a generated validator', () => {
  const plan: FormPlan = { id: 'lib/any', operation: 'X', argument: 'x', fields: [], transforms: {} };
  const form = (properties: Record<string, unknown>): Form =>
    ({
      operation: 'X',
      argument: 'x',
      schema: { type: 'object', properties },
      detached: [],
      transforms: {},
      derive: {},
      fields: {},
      saveWhenFilled: false,
      confirm: false,
    }) as Form;

  it('needs neither a compiler nor a require at run time', () => {
    const text = formText(
      plan,
      form({
        name: { type: 'string', maxLength: 3, pattern: '\\p{L}' },
        rows: { type: 'array', uniqueItems: true, items: { type: 'object' } },
        mail: { type: 'string', format: 'email' },
      }),
    );
    expect(text).toContain("import { characters, equal } from '../runtime.ts'");
    expect(text).not.toMatch(/require\(|new Function|\beval\(/);
  });

  it('is compiled strictly: a mistyped keyword stops codegen', () => {
    expect(() => formText(plan, form({ name: { type: 'string', maxLenght: 3 } }))).toThrow(/maxLenght/);
  });
});
