import { Ajv } from 'ajv';
import addErrors from 'ajv-errors';
import standalone from 'ajv/dist/standalone/index.js';
import { formats } from '../../forms/formats.ts';
import type { Form } from '../../forms/form.ts';
import { keywords } from '../../forms/rules.ts';
import { withDefinitions } from './definitions.ts';

/** A validator as plain code that is compiled nowhere else, and what it calls. */
interface Standalone {
  /** Declares `check`. */
  code: string;
  /** Functions of `runtime` that it calls. */
  calls: ('characters' | 'equal')[];
  /** Functions of files of `engine/forms/` that it calls, `rules` → names. */
  rules: Map<string, Set<string>>;
}

const requires: [RegExp, string][] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'characters'],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal'],
];

/** Rows beyond this number of faults are not validated. */
const mostFaults = 500;

/** Writes the validator of a form as code without a `require`. */
export function standaloneOf(id: string, form: Form): Standalone {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: 2 },
    formats,
    keywords,
  });
  (addErrors as unknown as (instance: Ajv) => void)(ajv);
  ajv.addSchema(withDefinitions(bounded(form.schema)), 'validate');
  const write = standalone as unknown as (instance: Ajv, ids: Record<string, string>) => string;
  let code = write(ajv, { check: 'validate' }).replace('"use strict";', '').replace('export const check', 'const check');
  for (const [require, name] of requires) code = code.replace(require, name);
  // ajv-errors looks at all faults for each new one: ten thousand in a list would take seconds, and nobody reads as many.
  code = code.replace(/for\(let (i\d+)=0; (\1<len\d+); \1\+\+\)/g, `for(let $1=0; $2 && errors < ${mostFaults}; $1++)`);
  const rules = new Map<string, Set<string>>();
  code = code.replace(/require\("forms\/(\w+)"\)\.(\w+)/g, (_, file: string, name: string) => {
    rules.set(file, (rules.get(file) ?? new Set()).add(name));
    return name;
  });
  if (/\brequire\(/.test(code)) throw new Error(`${id}: the validator requires ${/require\([^)]*\)/.exec(code)?.[0]}`);
  const calls = (['characters', 'equal'] as const).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return { code, calls, rules };
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
