import type { IntrospectionInputValue } from 'graphql';
import type { Source } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import type { ArgumentSource } from './Declaration.ts';
import type { NamedForm } from './operationUse.ts';

/** True if the source always has a value. */
export function isCertain(source: Source): boolean {
  if (typeof source !== 'object' || Array.isArray(source)) return certain.test(String(source));
  if ('sorted' in source || 'either' in source || 'given' in source || 'keyed' in source) return false;
  return 'of' in source ? certain.test(String([source.of].flat()[0])) : true;
}

const certain = /^(id|ids|page0|page|size|sizeAndOne|upToOne|offset|archived|!archived)$/;

/** Choice that a source depends on: search, filter or sort; undefined if it always has a value. */
export function onlyChosen({ declaration }: Context, form: NamedForm | undefined, source: Source | ArgumentSource): string | undefined {
  const text = nameOf(source);
  const [root = '', name = ''] = text.split('.');
  if (root === 'sort') return declaration.sort === undefined ? text : undefined;
  const must = form?.source === 'filter' && requiredOf(form).includes(name);
  return root === 'search' || (root === 'filter' && !must) ? text : undefined;
}

/** True for sources from the parent; such a filter is mandatory, or other parents' rows leak. */
export function isOfParent(source: Source): boolean {
  const from = typeof source === 'object' && 'of' in source ? source.of : source;
  return String([from].flat()[0]).startsWith('parent.');
}

/** True for the id of a record, or of several. */
export const isIdSource = (source: ArgumentSource): source is string => typeof source === 'string' && /^(id|ids|parent\.id)$/.test(source);

/** True if the search text fills a source: directly, in a pattern, or in one of several objects. */
export function isSearch(source: Source): boolean {
  if (typeof source === 'string') return source === 'search';
  if (Array.isArray(source)) return source[0] === 'search';
  if ('either' in source) return source.either.some((vars) => vars.some(([, inner]) => isSearch(inner)));
  return 'of' in source && isSearch(source.of);
}

/** True for a required field of the form. */
export const isRequiredField = (form: NamedForm | undefined, source: Source): boolean =>
  typeof source === 'string' && source.startsWith('form.') && requiredOf(form).includes(source.slice('form.'.length));

const requiredOf = (form: NamedForm | undefined): readonly string[] =>
  (typeof form?.form.schema === 'object' ? form.form.schema.required : undefined) ?? [];

/** Root of a choice: sort field and order are one choice, each filter its own. */
export function rootOf(source: Source): string {
  const text = nameOf(source);
  return text.startsWith('sort.') ? 'sort' : text;
}

/** Name of a source, without its conversion. */
function nameOf(source: Source | ArgumentSource): string {
  if (typeof source !== 'object' || source === null) return String(source);
  if (Array.isArray(source)) return nameOf(source[0]);
  if ('of' in source) return nameOf(source.of);
  if ('sorted' in source) return 'sort';
  return 'given' in source ? source.given : JSON.stringify(source);
}

/** True if the operation has the argument. */
export const isThere = (inputs: readonly IntrospectionInputValue[], argument: string): boolean =>
  argument === '' || inputs.some(({ name }) => name === argument.split('.')[0]);
