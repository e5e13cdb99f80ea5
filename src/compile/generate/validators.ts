import { Ajv } from 'ajv';
import addErrors from 'ajv-errors';
import standalone from 'ajv/dist/standalone/index.js';
import { formats } from '../../../validation/formats.ts';
import type { Form } from '../../../validation/form.ts';
import { keywords } from '../../../validation/rules.ts';
import type { FormPlan } from '../../plan/Plan.ts';

/** Functions of Ajv that its code calls, written once beside the forms: a `require` works neither in a browser nor under ESM. */
export const runtimeText = `// Written by codegen: what the validators call.
/** The number of characters of a text, pairs of surrogates counted once. */
export const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** Are two JSON values equal. */
export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(ofA);
  return keys.length === Object.keys(ofB).length && keys.every((key) => key in ofB && equal(ofA[key], ofB[key]));
};
`;

const requires: [RegExp, string][] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'characters'],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal'],
];

/** One form as a module: its plan, and its validators as plain code that is compiled nowhere else. */
export function formText(plan: FormPlan, form: Form | undefined): string {
  if (form === undefined) throw new Error(`${plan.id} is no form of validation/`);
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, esm: true, optimize: 2 },
    formats,
    keywords,
  });
  (addErrors as unknown as (instance: Ajv) => void)(ajv);
  ajv.addSchema(bounded(form.schema), 'validate');
  const write = standalone as unknown as (instance: Ajv, ids: Record<string, string>) => string;
  let code = write(ajv, { judge: 'validate' }).replace('"use strict";', '').replace('export const judge', 'const judge');
  for (const [require, name] of requires) code = code.replace(require, name);
  const rules = new Map<string, Set<string>>();
  code = code.replace(/require\("(validation\/\w+)"\)\.(\w+)/g, (_, file: string, name: string) => {
    rules.set(file, (rules.get(file) ?? new Set()).add(name));
    return name;
  });
  if (/\brequire\(/.test(code)) throw new Error(`${plan.id}: the validator requires ${/require\([^)]*\)/.exec(code)?.[0]}`);
  const depth = '../'.repeat(plan.id.split('/').length);
  const used = ['characters', 'equal'].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return [
    '// @ts-nocheck',
    '// Written by codegen: a form and its precompiled validator.',
    `import type { FormPlan } from '${depth}../plan/Plan.ts';`,
    `import type { Validate } from '${depth}../../validation/fieldErrors.ts';`,
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '${depth.slice(3)}runtime.ts';`] : []),
    ...[...rules].map(([file, names]) => `import { ${[...names].join(', ')} } from '${depth}../../${file}.ts';`),
    `export const plan: FormPlan = ${JSON.stringify(plan)};`,
    code,
    'export const validate: Validate = judge;',
    '',
  ].join('\n');
}

/**
 * The same schema, except that the entries of a list are looked at only where there are not too many of them: else a call with ten
 * thousand wrong ones would keep the platform busy for a minute with faults that nobody reads.
 */
function bounded<S>(schema: S): S {
  if (Array.isArray(schema)) return schema.map((each: unknown) => bounded(each)) as S;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, bounded(value)]));
  const { maxItems, items, if: condition, ...rest } = inner as Record<string, unknown>;
  if (typeof maxItems !== 'number' || typeof items !== 'object' || Array.isArray(items) || condition !== undefined) return inner as S;
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema.
  return { ...rest, maxItems, if: { maxItems }, then: { items } } as S;
}

/** The forms by id, for the platform and for screens that load any of them. */
export function formIndexText(ids: readonly string[]): string {
  return [
    '// Written by codegen: all forms at once, for the platform. A browser takes `load.ts` or the form that it needs.',
    "import type { GeneratedForm } from './load.ts';",
    ...ids.map((id, index) => `import * as form${index} from './${id}.ts';`),
    `export const forms: Record<string, GeneratedForm> = {\n${ids.map((id, index) => `  '${id}': form${index},`).join('\n')}\n};`,
    '',
  ].join('\n');
}

/** The forms by id, each loaded when it is first needed. */
export function formLoadersText(ids: readonly string[]): string {
  return [
    '// Written by codegen: the forms, each loaded when it is first needed, and what a screen does with one.',
    "import type { FormPlan } from '../../plan/Plan.ts';",
    "import type { Accepted } from '../../../validation/accept.ts';",
    "import type { Validate } from '../../../validation/fieldErrors.ts';",
    "export { accept } from '../../../validation/accept.ts';",
    "export { derived } from '../../../validation/transforms.ts';",
    '/** `judge` is of a form that is composed at run time, of several validators. */',
    'export interface GeneratedForm { plan: FormPlan; validate: Validate; judge?: (values: Record<string, unknown>) => Accepted }',
    `export const loadForm: Record<string, () => Promise<GeneratedForm>> = {\n${ids.map((id) => `  '${id}': () => import('./${id}.ts'),`).join('\n')}\n};`,
    '',
  ].join('\n');
}
