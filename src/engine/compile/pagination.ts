import type { IntrospectionInputValue } from 'graphql';
import type { OperationPlan } from '../plan/Plan.ts';
import { takes, type Source, type Variable } from '../plan/Source.ts';
import type { Context } from './context.ts';
import { namedFor } from './ids.ts';
import { isOrder, isPagingLike } from './roles.ts';
import { fieldsOf, followPath, inputsOf, isValue, shapeOf, type Operation } from './schema.ts';

/** Root field that counts a list's matches, the path of the number, and the arguments shared with the list. */
export interface Counting {
  operation: Operation;
  at: string;
  args: string[];
}

/** How a list is paginated, and the variables that are sent for it. */
export interface Pagination {
  vars: Variable[];
  pagination?: OperationPlan['pagination'];
}

/** Chooses pages where the list takes any, else cursors, else the client; pages with a total need no word. */
export function paginationOf(
  context: Context,
  operation: Operation,
  all: readonly Variable[],
  { read, counted }: { read: OperationPlan['read']; counted: boolean },
): Pagination {
  const { dialect } = context;
  if (!dialect.clientPagination) return { vars: [...all] };
  const vars = oneWay(all);
  const has = (from: Source['from']): boolean => vars.some(([, source]) => takes(source, from));
  const withoutCursor = vars.filter(([, source]) => !takes(source, 'cursor'));
  const sized = (as: Source): Variable[] => withoutCursor.map(([path, source]) => [path, takes(source, 'size') ? as : source]);
  // Only the server knows its page size.
  if (has('page') && !has('size')) return { vars, pagination: 'served' };
  if (has('offset') || has('page')) {
    if (counted || read.total !== undefined) return { vars };
    // A row more than is shown tells whether others follow; numbered pages would shift by it.
    return { vars: read.more === undefined && has('offset') ? sized({ from: 'size', extra: 1 }) : vars, pagination: 'more' };
  }
  if (has('cursor') && has('size') && read.cursor !== undefined) return { vars, pagination: 'cursors' };
  if (has('size')) return { vars: sized({ from: 'throughPage' }), pagination: 'grows' };
  return { vars: withoutCursor, pagination: partSign(context, operation, vars, read) === undefined ? 'whole' : 'part' };
}

/** Sign that rows without known paging may be a part: a paging argument that nothing fills, or a number or flag next to the rows. */
export function partSign(
  { schema, dialect, declaration }: Pick<Context, 'schema' | 'dialect' | 'declaration'>,
  { field }: Operation,
  vars: readonly Variable[],
  read: OperationPlan['read'],
): string | undefined {
  const filled = new Set(vars.map(([path]) => path));
  const own = new Set(fieldsOf(schema.types.get(declaration.type)).map(({ name }) => name));
  const unfilled = (inputs: readonly IntrospectionInputValue[], prefix: string): string[] =>
    inputs.flatMap((input) => {
      const path = `${prefix}${input.name}`;
      const inside = prefix === '' ? unfilled(inputsOf(schema.types.get(shapeOf(input.type).name)), `${path}.`) : [];
      return filled.has(path) || own.has(input.name) || !isPagingLike(dialect, input) ? inside : [path];
    });
  const [argument] = unfilled(field.args, '');
  const shape = shapeOf(field.type);
  if (argument !== undefined || shape.list) return argument;
  // A total is compared with the number of rows when they arrive.
  if (read.total !== undefined) return read.more;
  const facts = (typeName: string, prefix: string): string[] =>
    fieldsOf(schema.types.get(typeName)).flatMap(({ name, type }) => {
      const inner = shapeOf(type);
      if (inner.list || /^(code|status|statusCode|success|ok)$/.test(name)) return [];
      if (inner.name === 'Boolean' || (isValue(inner) && dialect.scalars[inner.name] === 'number')) return [`${prefix}${name}`];
      return inner.kind === 'OBJECT' && prefix === '' ? facts(inner.name, `${name}.`) : [];
    });
  return read.more ?? facts(shape.name, '')[0];
}

/** A single way: offset, page or cursor, with its size. Given two, APIs reject the request or follow either. */
function oneWay(vars: readonly Variable[]): Variable[] {
  const of = (from: Source['from']): string[] => vars.flatMap(([path, source]) => (takes(source, from) ? [path] : []));
  const sizes = of('size');
  const besides = (path: string): string[] => sizes.filter((size) => parentOf(size) === parentOf(path));
  const ways = [...of('offset'), ...of('page'), ...of('cursor')];
  const way = ways.find((path) => besides(path).length > 0) ?? ways[0];
  const near = way === undefined ? sizes : besides(way);
  const isPage = way !== undefined && of('page').includes(way);
  const named = near.find((path) => /page_?size|per_?page/i.test(path) === isPage) ?? near[0];
  const size = named ?? (way === undefined || ways.length === 1 ? sizes[0] : undefined);
  return vars.filter(([path, source]) => !takes(source, 'size', 'offset', 'page', 'cursor') || path === way || path === size);
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** A counting field that takes all filters of the list. */
export function countingOf(
  { schema, dialect, declaration }: Context,
  { name, field }: Operation,
  vars: readonly Variable[],
): Counting | undefined {
  const narrowing = field.args.filter((argument) =>
    vars.some(
      ([path, source]) => path.split('.')[0] === argument.name && !isPaging(source) && !isEmpty(source) && !isOrder(dialect, 'list', path),
    ),
  );
  // The order does not change the number.
  for (const { field: pattern, at } of dialect.counts ?? []) {
    const [counting = ''] = namedFor([pattern], declaration.type).map((each) =>
      each
        .replace('{list}', name)
        .replace('{Type}', declaration.type)
        .replace('{Types}', name.charAt(0).toUpperCase() + name.slice(1)),
    );
    const operation = schema.operations.get(counting);
    if (operation?.kind !== 'query' || !isNumberAt(schema, operation, at)) continue;
    const { args } = operation.field;
    const shared = narrowing.filter((argument) =>
      args.some((each) => each.name === argument.name && [spelled(each), `${spelled(each)}!`].includes(spelled(argument))),
    );
    const lacking = args.some(
      (each) => shapeOf(each.type).required && each.defaultValue === null && !shared.some((argument) => argument.name === each.name),
    );
    if (shared.length === narrowing.length && !lacking) return { operation, at, args: shared.map((argument) => argument.name) };
  }
  return undefined;
}

const spelled = ({ type }: Operation['field']['args'][number]): string => shapeOf(type).text;

/** True for sources of the page and the order, which leave no row out of the count. */
const isPaging = (source: Source): boolean =>
  takes(source, 'size', 'throughPage', 'offset', 'page', 'cursor', 'sort', 'sortRow', 'orderBy');

const isEmpty = (source: Source): boolean => source.from === 'constant' && JSON.stringify(source.value) === '{}';

function isNumberAt(schema: Context['schema'], { field }: Operation, at: string): boolean {
  const shape = shapeOf(field.type);
  const end = at === '' ? { shape } : followPath(schema, shape.name, at);
  return !('candidates' in end) && isValue(end.shape) && !end.shape.list;
}
