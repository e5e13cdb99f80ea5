import { forms as generated } from '../../src/generated/forms/all.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { accept } from '../../src/engine/forms/accept.ts';
import type { Accepted } from '../../src/engine/forms/generated.ts';
import type { Form } from '../../src/engine/forms/form.ts';
import { declaredForms } from '../validation/declared.ts';
import { propertiesOf, sample, type PlainSchema } from '../validation/sample.ts';

let made = 0;

/** The beginning of a text that no other example has: a letter and digits, so that most patterns take it. */
export const nextSeed = (): string => `x${(made += 1).toString(36).padStart(5, '0')}`;

export function formOf(id: string): Form {
  const form = declaredForms[id];
  if (!form) throw new Error(`There is no form ${id}`);
  return form;
}

export function verdictOf(id: string, values: Values): Accepted {
  const form = generated[id];
  if (!form) throw new Error(`The form ${id} is not generated`);
  return accept(form, values);
}

export const referencesOf = (id: string): Record<string, string> =>
  Object.fromEntries((generated[id]?.plan.fields ?? []).flatMap(({ name, reference }) => (reference ? [[name, reference]] : [])));

/** A form filled in: values from its schema, references and what the tenant decides from `known`, where null leaves a field empty. */
export function filledIn(id: string, known: Values, { seed = nextSeed(), onlyRequired = false } = {}): Values {
  const form = formOf(id);
  const required = (form.schema as PlainSchema).required ?? [];
  const fields = Object.entries(propertiesOf(form)).filter(([name]) => !onlyRequired || required.includes(name));
  const valueOf = (schema: PlainSchema, value: unknown) =>
    value === null ? null : (fitting(schema, value) ?? sample(schema, undefined, seed));
  return Object.fromEntries(fields.map(([name, schema]) => [name, valueOf(schema, known[name])]));
}

const fitting = ({ type }: PlainSchema, value: unknown): unknown =>
  value !== undefined && !Array.isArray(value) && [type].flat().includes('array') ? [value] : value;

/** True for a value that the contract may refuse before the form does: none of the field's choices, or another type. */
export function isOfAnotherKind({ type, enum: choices, format }: PlainSchema, value: unknown): boolean {
  if (choices) return !choices.includes(value);
  // The contract's own type for moments refuses all other texts.
  return format === 'date-time' || ![type ?? []].flat().some((each) => each !== 'object' && each === typeof value);
}

/** Settings without an example to save, with reasons. */
export const notByExample: Record<string, string> = {
  departments: 'a tree is saved as what makes one of another (tests/platform/services/hierarchies*.test.ts)',
  'own-password': 'a password is changed by the current one alone (tests/platform/services/ownAccount.test.ts)',
  'email-domain': 'a domain is used once its records are found (specification 2 §4)',
};

export interface Variant {
  field: string;
  what: string;
  /** Undefined leaves the field out. */
  value: (seed: string) => unknown;
}

/** The edges of every field that is sent: at its limits, beyond them, missing, empty, of another kind. */
export function variantsOf(id: string): Variant[] {
  const form = formOf(id);
  const sent = Object.entries(propertiesOf(form)).filter(([name]) => !form.detached.includes(name));
  const references = referencesOf(id);
  // Absent records fail as absent, whatever their number.
  const isMadeUp = (field: string, schema: PlainSchema, what: string) => field in references && what === `${schema.maxItems} entries`;
  return sent.flatMap(([field, schema]) =>
    edgesOf(schema)
      .filter(([what]) => !isMadeUp(field, schema, what))
      .map(([what, value]) => ({
        field,
        what,
        value: typeof value === 'function' ? (value as Variant['value']) : () => value,
      })),
  );
}

function edgesOf(schema: PlainSchema): [what: string, value: unknown][] {
  const edges: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['an object', {}],
  ];
  if (schema.enum)
    return [
      ...edges,
      ...schema.enum.map((value): [string, unknown] => [`“${String(value)}”`, value]),
      ['none of its choices', 'no-such-value'],
    ];
  if (schema.format === 'date-time') return [...edges, ['a text', 'yesterday'], ['empty', '']];
  const types = [schema.type ?? []].flat();
  if (types.includes('string')) edges.push(...textEdges(schema));
  if (types.includes('array')) edges.push(['an empty list', []], ...listEdges(schema));
  if (types.includes('integer') || types.includes('number'))
    edges.push(['a text', 'seven'], ['zero', 0], ['negative', -1], ['too large', 2 ** 31 - 1]);
  if (types.includes('boolean')) edges.push(['true', true], ['false', false], ['a text', 'yes']);
  return edges;
}

function textEdges(schema: PlainSchema): [string, unknown][] {
  const { minLength = 0, maxLength } = schema;
  const edges: [string, unknown][] = [
    ['empty', ''],
    ['spaces', '   '],
    ['a number', 7],
    ['between spaces', (seed: string) => `  ${String(sample(schema, undefined, seed))} `],
    ['with the null character', (seed: string) => `${seed}\0x`],
    ['with half a pair of surrogates', (seed: string) => `${seed}\ud800`],
  ];
  if (minLength > 1) edges.push(['one short of its least', (seed: string) => sample({ ...schema, minLength: 0 }, minLength - 1, seed)]);
  if (maxLength !== undefined) {
    edges.push(
      [`${maxLength} characters`, (seed: string) => sample(schema, maxLength, seed)],
      [`${maxLength + 1} characters`, (seed: string) => sample(schema, maxLength + 1, seed)],
      [`${maxLength} pairs of surrogates`, (seed: string) => `${seed}${'😀'.repeat(Math.max(0, maxLength - seed.length))}`],
      [`${maxLength + 1} pairs of surrogates`, (seed: string) => `${seed}${'😀'.repeat(Math.max(1, maxLength + 1 - seed.length))}`],
    );
  }
  return edges;
}

function listEdges(schema: PlainSchema): [string, unknown][] {
  const { minItems, maxItems, items = {} } = schema;
  const list = (length: number) => (seed: string) => Array.from({ length }, (_, index) => sample(items, undefined, `${seed}${index}`));
  return [
    ...(minItems ? [[`${minItems - 1} entries`, list(minItems - 1)] as [string, unknown]] : []),
    ...(maxItems
      ? [[`${maxItems} entries`, list(maxItems)] as [string, unknown], [`${maxItems + 1} entries`, list(maxItems + 1)] as [string, unknown]]
      : []),
  ];
}
