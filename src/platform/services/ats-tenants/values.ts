import { forms } from '../../../generated/forms/all.ts';
import { accept } from '../../../engine/forms/accept.ts';
import type { GeneratedForm } from '../../../engine/forms/generated.ts';
import { atsSecrets, atsTemplateRules, atsTenant } from '../../../../validation/atsTenant.ts';
import { acceptItems, isKnown, isSecretKey, missingItems, putAt, rowsOf, switchOf, valueAt } from '../../../engine/forms/template.ts';
import { badInput } from '../../errors.ts';
import type { Template } from './templates/index.ts';

// Absent keeps, null empties (specification 2 §4, §5); the template's rules apply as in the browser.

type Values = Record<string, unknown>;

export interface TenantValues extends Values {
  credential: Values;
  extra: Values;
}

interface Merged {
  values: TenantValues;
  secrets: Record<string, string>;
}

const { atsName: _, credential: __, extra, ...columns } = atsTenant.properties;

export const plainColumns = Object.keys(columns).filter((name) => !(atsSecrets as readonly string[]).includes(name));

const knownExtra = Object.entries(extra.properties).flatMap(([name, schema]) =>
  'properties' in schema ? Object.keys(schema.properties).map((inner) => `extra.${name}.${inner}`) : [`extra.${name}`],
);

const formOf = (id: string) => forms[id] as GeneratedForm;
const kinds = () => formOf('ats/templateValues');

export function merge(template: Template, sent: Values, before?: TenantValues, stored: readonly string[] = []): Merged {
  const errors: Record<string, string> = {};
  const values: TenantValues = structuredClone(before ?? { credential: {}, extra: {} });
  const secrets = secretsIn(template, sent, errors);
  for (const name of plainColumns) if (sent[name] !== undefined) values[name] = emptied(sent[name]);
  for (const key of knownExtra) if (valueAt(sent, key) !== undefined) setOrEmpty(values, key, emptied(valueAt(sent, key)));
  refuseUnknown(template, sent, errors);
  enterItems(template, sent, values, errors, before);
  for (const { key } of template.atsTemplateItems) {
    const by = switchOf(atsTemplateRules, template.atsTemplateItems, key);
    if (by !== undefined && valueAt(values, by) !== true) setOrEmpty(values, key, null);
  }
  const whole = accept(formOf('ats/createTenant'), { atsName: template.atsName, extra: values.extra });
  for (const [path, { key }] of Object.entries(whole.errors ?? {})) errors[path] ??= key;
  const isThere = (key: string) =>
    isSecretKey(atsTemplateRules, key) ? key in secrets || stored.includes(key) : Boolean(valueAt(values, key));
  for (const [path, { key }] of Object.entries(missingItems(template.atsTemplateItems, isThere))) errors[path] ??= key;
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return { values, secrets };
}

function enterItems(
  { atsTemplateItems: items }: Template,
  sent: Values,
  values: TenantValues,
  errors: Record<string, string>,
  before?: TenantValues,
): void {
  const entered: Values = {};
  for (const item of items) {
    const { key, defaultValue, isReadOnly } = item;
    if (isSecretKey(atsTemplateRules, key)) continue;
    const input = valueAt(sent, key);
    if (isReadOnly || !isKnown(kinds(), item)) {
      const fixed = (before && valueAt(before, key)) ?? defaultValue ?? null;
      if (input !== undefined && !isSame(input, fixed)) errors[key] = 'validation.ats.readOnly';
      setOrEmpty(values, key, fixed);
    } else if (input !== undefined) putAt(entered, key, rowsOf(kinds(), item, emptied(input)));
    else if (!before) setOrEmpty(values, key, defaultValue);
  }
  const validated = acceptItems(kinds(), items, entered);
  for (const [path, { key }] of Object.entries(validated.errors ?? {})) errors[path] = key;
  for (const { key } of items) {
    const value = valueAt(validated.values, key);
    if (value !== undefined) setOrEmpty(values, key, emptied(value));
  }
}

/** Entered secrets; absent or blank ones stay. */
function secretsIn(template: Template, sent: Values, errors: Record<string, string>): Record<string, string> {
  const own = Object.keys((sent['credential'] as Values | null) ?? {}).map((name) => `credential.${name}`);
  const entered = [...atsSecrets, ...own.filter((key) => isSecretKey(atsTemplateRules, key))].flatMap((key) => {
    const value = valueAt(sent, key);
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return [];
    if (typeof value === 'string') return [[key, value] as const];
    errors[key] = 'validation.ats.text.type';
    return [];
  });
  return Object.fromEntries(entered);
}

function refuseUnknown({ atsTemplateItems }: Template, sent: Values, errors: Record<string, string>): void {
  const left = structuredClone({ credential: sent['credential'] ?? {}, extra: sent['extra'] ?? {} }) as Values;
  for (const key of [...knownExtra, ...atsTemplateRules.except, ...atsTemplateItems.map((item) => item.key)]) putAt(left, key, undefined);
  for (const key of leaves(left)) errors[key] ??= 'validation.ats.unknownKey';
}

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, held]) => leaves(held, path ? `${path}.${name}` : name))
    : [path];

function setOrEmpty(values: Values, key: string, value: unknown): void {
  const isColumn = !key.includes('.');
  putAt(values, key, isColumn ? (value ?? null) : (value ?? undefined));
}

const emptied = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(ordered(one ?? null)) === JSON.stringify(ordered(other ?? null));

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, held]) => [name, ordered(held)]),
      )
    : value;
