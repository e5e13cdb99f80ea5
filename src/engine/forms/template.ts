import { accept } from './accept.ts';
import type { FieldError } from './fieldErrors.ts';
import type { Accepted, GeneratedForm } from './generated.ts';

// Forms whose fields come with a template that is known only at run time: what an item's value must be, and where it goes. The browser and
// the platform judge by the same functions.

type Values = Record<string, unknown>;

/** One field that a template asks for. */
export interface TemplateItem {
  /** Where the value goes; dots lead into nested objects. */
  key: string;
  label: string;
  description?: string | null;
  /** The kind of value, which also says how it is asked for. */
  uiComponent: string;
  isReadOnly: boolean;
  defaultValue?: unknown;
  required?: boolean;
  /** Kept for the provider, without any effect here. */
  storedOnly?: boolean;
}

/** What a template does not say of its own items. */
export interface TemplateRules {
  /** Keys whose values are written and never read: names, or `credential.*` for all below but the ones that are excepted. */
  secrets: readonly string[];
  except: readonly string[];
  /** Keys that are asked for only while a switch is on, and emptied with it. */
  dependents: Readonly<Record<string, readonly string[]>>;
}

/** Required items without a value; `has` tells whether an item has one. */
export const missingItems = (items: readonly TemplateItem[], has: (key: string) => boolean): Record<string, FieldError> =>
  Object.fromEntries(items.flatMap(({ key, required }) => (required && !has(key) ? [[key, { key: 'validation.ats.required' }]] : [])));

/** Names that lead to what every object shares; no key of a value may be one of them. */
export const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Can a value be put at this key without reaching what every object shares? */
export const isSafeKey = (key: string): boolean => key.split('.').every((step) => step !== '' && !reserved.includes(step));

/** Is the value at this key a secret? */
export const isSecretKey = ({ secrets, except }: Pick<TemplateRules, 'secrets' | 'except'>, key: string): boolean =>
  !except.includes(key) && secrets.some((each) => (each.endsWith('.*') ? key.startsWith(each.slice(0, -1)) : each === key));

/** The switch that an item waits for; none where its template does not have that switch. */
export const switchOf = (
  { dependents }: Pick<TemplateRules, 'dependents'>,
  items: readonly TemplateItem[],
  key: string,
): string | undefined => Object.keys(dependents).find((each) => dependents[each]?.includes(key) && items.some((item) => item.key === each));

/** The value at a dotted key, of own properties alone. */
export function valueAt(values: unknown, key: string): unknown {
  let here = values;
  for (const step of key.split('.')) {
    if (!isObject(here) || !Object.hasOwn(here, step)) return undefined;
    here = here[step];
  }
  return here;
}

/** Puts a value at a dotted key; `undefined` takes it away. A key that is not safe goes nowhere. */
export function putAt(values: Values, key: string, value: unknown): void {
  if (!isSafeKey(key)) return;
  const steps = key.split('.');
  const last = steps.pop() ?? '';
  let here = values;
  for (const step of steps) {
    const next = Object.hasOwn(here, step) ? here[step] : undefined;
    if (!isObject(next) && value === undefined) return;
    here = isObject(next) ? next : (here[step] = {});
  }
  if (value === undefined) delete here[last];
  else here[last] = value;
}

/** Is there a kind for this item, or can it only be shown? */
export const isKnown = ({ plan }: GeneratedForm, { uiComponent, key }: Pick<TemplateItem, 'uiComponent' | 'key'>): boolean =>
  isSafeKey(key) && plan.fields.some(({ name }) => name === uiComponent);

/** What was sent for an item, as its kind is judged: an object of a map kind as the rows that it was made from. */
export function rowsOf({ plan }: GeneratedForm, { uiComponent }: Pick<TemplateItem, 'uiComponent'>, value: unknown): unknown {
  const map = plan.fields.find(({ name }) => name === uiComponent)?.map;
  return map && isObject(value) ? Object.entries(value).map(([key, held]) => ({ [map.key]: key, [map.value]: held })) : value;
}

/** Judges what was entered for each item by `kinds`, a form with a property for each kind of value, and answers it nested, as it is sent. What is not entered, and what nobody can enter, is left out. */
export function acceptItems(kinds: GeneratedForm, items: readonly TemplateItem[], values: Values): Accepted {
  const sent: Values = {};
  const errors: Record<string, FieldError> = {};
  for (const item of items) {
    const entered = valueAt(values, item.key);
    if (entered === undefined || !isKnown(kinds, item)) continue;
    const { uiComponent: kind, key } = item;
    if (entered === null) putAt(sent, key, null);
    else {
      const judged = accept(kinds, { [kind]: entered });
      for (const [path, fault] of Object.entries(judged.errors ?? {})) errors[key + path.slice(kind.length)] = fault;
      putAt(sent, key, mapOf(kinds, kind, judged.values[kind]));
    }
  }
  return Object.keys(errors).length > 0 ? { values: sent, errors } : { values: sent };
}

function mapOf({ plan }: GeneratedForm, kind: string, value: unknown): unknown {
  const map = plan.fields.find(({ name }) => name === kind)?.map;
  if (!map || !Array.isArray(value)) return value;
  return Object.fromEntries(value.filter(isObject).map((row) => [String(row[map.key] ?? ''), row[map.value]]));
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
