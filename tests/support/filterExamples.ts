import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import type { FilterPlan, OperationPlan } from '../../src/engine/plan/Plan.ts';
import { argumentType, fieldOf, filled } from '../platform/lists/calls.ts';

const nobody = '0'.repeat(24);
const past = '2001-01-01T00:00:00.000Z';

/** Values of a filter, of which at least one leaves rows out: all choices, an absent id, a text that no row has, a distant day. */
export function filterExamples(filter: FilterPlan, list: OperationPlan, now: Date): unknown[] {
  const { kind, choices, parts } = filter;
  if (choices) return choices.map(({ id }) => (kind === 'choices' ? [id] : id));
  if (kind === 'references') return [[nobody]];
  if (kind === 'boolean') return [true, false];
  if (kind === 'number') return [-1, 2 ** 31 - 1];
  if (kind === 'json') return objects(filter, list);
  const texts = kind === 'date' || kind === 'dateTime' ? [past, new Date(now.getTime() + 86_400_000).toISOString()] : [nobody];
  return parts ? parts.flatMap((part) => texts.map((text) => ({ [part]: text }))) : texts;
}

/** The required fields of an input object, with each value of its required enumerations. */
function objects({ name }: FilterPlan, list: OperationPlan): unknown[] {
  const argument = list.vars.find(([, source]) => !Array.isArray(source) && source.from === 'filter' && source.path === name)?.[0] ?? name;
  const type = getNamedType(argumentType(fieldOf('Query', list.name).args, argument.split('.').at(-1) ?? ''));
  // Several ids of which no resource is declared.
  if (!isInputObjectType(type)) return [[nobody]];
  const fields = Object.values(type.getFields());
  const enums = fields.flatMap((field) => {
    const named = getNamedType(field.type);
    return String(field.type).endsWith('!') && isEnumType(named)
      ? named.getValues().map(({ name: value }) => ({ [field.name]: value }))
      : [];
  });
  return enums.length > 0 ? enums.map((known) => filled(fields, known)) : [filled(fields, {})];
}
