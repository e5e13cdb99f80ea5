import type { FieldErrors, Resolver } from 'react-hook-form';
import { accept } from '../../forms/accept.ts';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Values } from '../../plan/sources.ts';
import type { Sent } from './sentValues.ts';

export type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The platform's own validator: browsers compile no schema (stack.md, point 3). */
export const resolverOf =
  (form: GeneratedForm, translate: Translate, sent: (typed: Values) => Sent): Resolver<Values> =>
  (typed) => {
    const { values: shaped, formPath } = sent(typed);
    // Type-to-confirm is validated last.
    const { confirm } = form.plan;
    const typedTexts = typeof confirm === 'object' ? [confirm].flat().flatMap(({ typed: each }) => each ?? []) : [];
    const { values, errors } = accept(form, { ...shaped, ...Object.fromEntries(typedTexts.map(({ field, text }) => [field, text])) });
    if (!errors) return { values: typedTexts.reduce((kept, { field }) => without(kept, field), values), errors: {} };
    const nested: Values = {};
    for (const [path, { key, args }] of Object.entries(errors))
      put(nested, formPath(path).split('.'), { type: 'rule', message: translate(key, args) });
    return { values: {}, errors: nested as FieldErrors<Values> };
  };

const without = (values: Values, field: string): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

export function pathsOf(errors: unknown, above = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const own = 'message' in errors && typeof errors.message === 'string' ? [above] : [];
  const below = Object.entries(errors).filter(([key]) => !ownKeys.has(key));
  return [...own, ...below.flatMap(([key, inner]) => pathsOf(inner, above ? `${above}.${key}` : key))];
}

export function messageAt(errors: unknown, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((here, step) => (here as Values | undefined)?.[step], errors);
  const { message } = (found ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/** Keys of react-hook-form's errors; a field named `type` or `message` holds an object. */
const ownKeys = new Set(['ref', 'types', 'root']);

/** react-hook-form moves a list's errors along with its rows. */
function put(into: Values, [head = '', ...rest]: string[], fault: object): void {
  if (rest.length === 0) into[head] = Object.assign(into[head] ?? {}, fault);
  else put((into[head] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}) as Values, rest, fault);
}
