import type { FieldErrors, Resolver } from 'react-hook-form';
import { accept, type GeneratedForm } from '../../generated/forms/load.ts';
import type { Values } from '../../plan/sources.ts';

export type Translate = (key: string, args?: Record<string, unknown>) => string;

/** react-hook-form's resolver over the validator that the platform runs too: no schema is compiled in the browser (stack.md, point 3). */
export const resolverOf =
  (form: GeneratedForm, translate: Translate, emptied: (values: Values) => Values): Resolver<Values> =>
  (typed) => {
    const { values, errors } = accept(form, emptied(typed));
    return errors ? { values: {}, errors: toFieldErrors(errors, translate) } : { values, errors: {} };
  };

/** Errors by dotted path as react-hook-form nests them. */
function toFieldErrors(errors: NonNullable<ReturnType<typeof accept>['errors']>, translate: Translate): FieldErrors<Values> {
  const nested: Values = {};
  for (const [path, { key, args }] of Object.entries(errors)) put(nested, path.split('.'), { type: 'rule', message: translate(key, args) });
  return nested as FieldErrors<Values>;
}

function put(into: Values, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) into[head] ??= value;
  else put((into[head] ??= {}) as Values, rest, value);
}
