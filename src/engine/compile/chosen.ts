import type { IntrospectionInputValue } from 'graphql';
import type { Source } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import type { ArgumentSource } from './Declaration.ts';
import type { NamedForm } from './operationUse.ts';

/** Is a source always there, whatever the user does. */
export function isCertain(source: Source): boolean {
  if (typeof source !== 'object' || Array.isArray(source)) return certain.test(String(source));
  if ('sorted' in source || 'either' in source || 'given' in source || 'keyed' in source) return false;
  return 'of' in source ? certain.test(String([source.of].flat()[0])) : true;
}

const certain = /^(id|ids|page0|page|size|sizeAndOne|upToOne|offset|archived|!archived)$/;

/** What must be chosen for a source to be there: by somebody who searches, filters or sorts; nothing where it is there without. */
export function onlyChosen({ declaration }: Context, form: NamedForm | undefined, source: Source | ArgumentSource): string | undefined {
  const text = nameOf(source);
  const [root = '', name = ''] = text.split('.');
  if (root === 'sort') return declaration.sort === undefined ? text : undefined;
  const must = form?.source === 'filter' && requiredOf(form).includes(name);
  return root === 'search' || (root === 'filter' && !must) ? text : undefined;
}

/** Is it told by the record above the list: what leaves the rows of others out is never left out itself. */
export function isOfParent(source: Source): boolean {
  const from = typeof source === 'object' && 'of' in source ? source.of : source;
  return String([from].flat()[0]).startsWith('parent.');
}

/** Whether a declared source is the id of a record, or those of several. */
export const isIdSource = (source: ArgumentSource): source is string => typeof source === 'string' && /^(id|ids|parent\.id)$/.test(source);

/** Whether the search text fills a source: as is, in a pattern, or in one of several objects. */
export function isSearch(source: Source): boolean {
  if (typeof source === 'string') return source === 'search';
  if (Array.isArray(source)) return source[0] === 'search';
  if ('either' in source) return source.either.some((vars) => vars.some(([, inner]) => isSearch(inner)));
  return 'of' in source && isSearch(source.of);
}

/** Is it a field that its form must have. */
export const isRequiredField = (form: NamedForm | undefined, source: Source): boolean =>
  typeof source === 'string' && source.startsWith('form.') && requiredOf(form).includes(source.slice('form.'.length));

const requiredOf = (form: NamedForm | undefined): readonly string[] =>
  (typeof form?.form.schema === 'object' ? form.form.schema.required : undefined) ?? [];

/** A sort is chosen as a whole, field and order; each filter by itself, however it is sent. */
export function rootOf(source: Source): string {
  const text = nameOf(source);
  return text.startsWith('sort.') ? 'sort' : text;
}

/** The name that a source takes its value from, whatever it makes of it. */
function nameOf(source: Source | ArgumentSource): string {
  if (typeof source !== 'object' || source === null) return String(source);
  if (Array.isArray(source)) return nameOf(source[0]);
  if ('of' in source) return nameOf(source.of);
  if ('sorted' in source) return 'sort';
  return 'given' in source ? source.given : JSON.stringify(source);
}

/** Has an operation the argument that a path begins with. */
export const isThere = (inputs: readonly IntrospectionInputValue[], argument: string): boolean =>
  argument === '' || inputs.some(({ name }) => name === argument.split('.')[0]);
