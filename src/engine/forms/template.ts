import { accept } from './accept.ts';
import type { FieldError } from './fieldErrors.ts';
import type { Accepted, GeneratedForm } from './generated.ts';

type Values = Record<string, unknown>;

export interface TemplateItem {
  key: string;
  label: string;
  description?: string | null;
  uiComponent: string;
  isReadOnly: boolean;
  defaultValue?: unknown;
  required?: boolean;
  /** Stored for the provider, without any effect here. */
  storedOnly?: boolean;
}

export interface TemplateRules {
  /** Write-only keys: names, or `credential.*` for all below except the excepted ones. */
  secrets: readonly string[];
  except: readonly string[];
  /** Keys that are shown while a switch is on, and emptied with it. */
  dependents: Readonly<Record<string, readonly string[]>>;
}

export const missingItems = (items: readonly TemplateItem[], has: (key: string) => boolean): Record<string, FieldError> =>
  Object.fromEntries(items.flatMap(({ key, required }) => (required && !has(key) ? [[key, { key: 'validation.ats.required' }]] : [])));

/** Names that lead to a prototype; no key of a value may contain them. */
export const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export const isSafeKey = (key: string): boolean => key.split('.').every((step) => step !== '' && !reserved.includes(step));

export const isSecretKey = ({ secrets, except }: Pick<TemplateRules, 'secrets' | 'except'>, key: string): boolean =>
  !except.includes(key) && secrets.some((each) => (each.endsWith('.*') ? key.startsWith(each.slice(0, -1)) : each === key));

export const switchOf = (
  { dependents }: Pick<TemplateRules, 'dependents'>,
  items: readonly TemplateItem[],
  key: string,
): string | undefined => Object.keys(dependents).find((each) => dependents[each]?.includes(key) && items.some((item) => item.key === each));

/** Own properties only. */
export function valueAt(values: unknown, key: string): unknown {
  let here = values;
  for (const step of key.split('.')) {
    if (!isObject(here) || !Object.hasOwn(here, step)) return undefined;
    here = here[step];
  }
  return here;
}

/** `undefined` removes the value; unsafe keys are ignored. */
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

export const isKnown = ({ plan }: GeneratedForm, { uiComponent, key }: Pick<TemplateItem, 'uiComponent' | 'key'>): boolean =>
  isSafeKey(key) && plan.fields.some(({ name }) => name === uiComponent);

export function rowsOf({ plan }: GeneratedForm, { uiComponent }: Pick<TemplateItem, 'uiComponent'>, value: unknown): unknown {
  const map = plan.fields.find(({ name }) => name === uiComponent)?.map;
  return map && isObject(value) ? Object.entries(value).map(([key, held]) => ({ [map.key]: key, [map.value]: held })) : value;
}

/** Returns valid values, nested as they are sent; `kinds` has a field for each kind. Omits missing items and those of unknown kinds. */
export function acceptItems(kinds: GeneratedForm, items: readonly TemplateItem[], values: Values): Accepted {
  const sent: Values = {};
  const errors: Record<string, FieldError> = {};
  for (const item of items) {
    const entered = valueAt(values, item.key);
    if (entered === undefined || !isKnown(kinds, item)) continue;
    const { uiComponent: kind, key } = item;
    if (entered === null) putAt(sent, key, null);
    else {
      const validated = accept(kinds, { [kind]: entered });
      for (const [path, fault] of Object.entries(validated.errors ?? {})) errors[key + path.slice(kind.length)] = fault;
      putAt(sent, key, mapOf(kinds, kind, validated.values[kind]));
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
