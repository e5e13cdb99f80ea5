import type { IntrospectionInputValue } from 'graphql';
import { takes, walk, type Source } from '../plan/Source.ts';
import type { Context } from './context.ts';
import type { NamedForm } from './operationUse.ts';
import { sourceText } from './parseSource.ts';

/** True if the source always has a value. */
export const isAlwaysSet = (source: Source): boolean =>
  always.has(source.from) || (converted.has(source.from) && 'of' in source && isAlwaysSet(source.of));

const always = new Set<Source['from']>([
  ...(['id', 'ids', 'page', 'size', 'throughPage', 'offset', 'archived'] as const),
  ...(['constant', 'join', 'rows', 'first'] as const),
]);
const converted = new Set<Source['from']>(['list', 'number', 'day', 'moment', 'pattern']);

/** The input that a source waits for: search, filter or sort; undefined if it always has a value. */
export function awaitedInput({ declaration }: Context, form: NamedForm | undefined, source: Source): string | undefined {
  const awaited = walk(source).find((each) => {
    if (isSort(each)) return declaration.sort === undefined;
    return each.from === 'search' || (each.from === 'filter' && !(form?.source === 'filter' && isRequired(form, each.path.split('.')[0])));
  });
  return awaited && (awaited.from === 'orderBy' ? 'sort' : sourceText(awaited));
}

/** True for sources from the parent; such a filter is mandatory, or other parents' rows leak. */
export const isOfParent = (source: Source): boolean => takes(source, 'parent');

/** True for the id of a record, of several, or of the parent. */
export const isId = (source: Source): boolean =>
  source.from === 'id' || source.from === 'ids' || (source.from === 'parent' && source.path === 'id');

/** True for a required field of the form. */
export const isRequiredField = (form: NamedForm | undefined, source: Source): boolean =>
  source.from === 'form' && form !== undefined && isRequired(form, source.path);

const isRequired = ({ form: { schema } }: NamedForm, name = ''): boolean =>
  typeof schema === 'object' && (schema.required?.includes(name) ?? false);

/** Identifies the user's input behind a source: sort field and direction are one. */
export const inputOf = (source: Source): string => (walk(source).some(isSort) ? 'sort' : JSON.stringify(walk(source).at(-1)));

const isSort = ({ from }: Source): boolean => from === 'sort' || from === 'sortRow' || from === 'orderBy';

/** True if the operation has the argument. */
export const isThere = (inputs: readonly IntrospectionInputValue[], argument: string): boolean =>
  argument === '' || inputs.some(({ name }) => name === argument.split('.')[0]);
