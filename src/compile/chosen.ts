import type { IntrospectionInputValue } from 'graphql';
import type { Source } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import type { NamedForm } from './sources.ts';

/** Is a source always there, whatever the user does. */
export function isCertain(source: Source): boolean {
  if (typeof source !== 'object' || Array.isArray(source)) return certain.test(String(source));
  if ('sorted' in source || 'either' in source || 'given' in source || 'keyed' in source) return false;
  return 'of' in source ? certain.test(String([source.of].flat()[0])) : true;
}

const certain = /^(id|ids|page0|page|size|sizeAndOne|upToOne|offset|archived|!archived)$/;

/** Is it there only when somebody searches, filters or sorts. */
export function isOnlyChosen({ declaration }: Context, form: NamedForm | undefined, source: string): boolean {
  const [root = '', name = ''] = source.split('.');
  if (root === 'sort') return declaration.sort === undefined;
  return root === 'search' || (root === 'filter' && !(form?.source === 'filter' && requiredOf(form).includes(name)));
}

/** Is it a field that its form must have. */
export const isRequiredField = (form: NamedForm | undefined, source: Source): boolean =>
  typeof source === 'string' && source.startsWith('form.') && requiredOf(form).includes(source.slice('form.'.length));

const requiredOf = (form: NamedForm | undefined): readonly string[] =>
  (typeof form?.form.schema === 'object' ? form.form.schema.required : undefined) ?? [];

/** A sort is chosen as a whole, field and order; each filter by itself. */
export function rootOf(source: Source): string {
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  return text.startsWith('sort.') ? 'sort' : text;
}

/** Has an operation the argument that a path begins with. */
export const isThere = (inputs: readonly IntrospectionInputValue[], argument: string): boolean =>
  argument === '' || inputs.some(({ name }) => name === argument.split('.')[0]);
