import type { OperationPlan, Plan } from '../plan/Plan.ts';
import { walk } from '../plan/Source.ts';
import type { Column, Declaration, Operation } from './Declaration.ts';
import { titlePaths } from '../plan/titleOf.ts';
import type { ProblemNumber } from './problems.ts';
import type { Change } from './shippedChange.ts';

export interface OperationUse {
  /** Key in the declaration: `operations.list`, `actions.archive`. */
  key: string;
  operation: OperationPlan;
  /** The form that fills it. */
  form?: string | undefined;
}

/** Key of a declaration or form that relies on a change. */
interface ProblemPlace {
  file?: string;
  key: string;
  number?: ProblemNumber;
}

interface Used {
  declaration: Declaration;
  plan: Plan;
  use: OperationUse;
}

/** The places of a declaration that a change of its API belongs to: columns by their paths, filters and form fields by their names, else the operation. */
export function placeOf(used: Used, change: Change): ProblemPlace[] {
  if (change.argument !== undefined) return sendsIt(used, change, change.argument);
  return readsIt(used, change.field ?? '');
}

function sendsIt({ declaration, plan, use }: Used, { value }: Change, argument: string): ProblemPlace[] {
  const { operation, key, form } = use;
  const input = operation.vars.find(([path]) => path === argument)?.[1];
  const sources = input === undefined ? [] : walk(input);
  const typed = sources.find(({ from }) => from === 'form' || from === 'filter');
  const [name] = typed && 'path' in typed ? typed.path.split('.') : [];
  const declared = declaredArguments(declaration, key);
  if (declared.includes(argument)) return [{ key: `${key}.args.${argument}` }];
  if (typed?.from === 'form' && form !== undefined) return [{ file: `validation/${form}.ts`, key: `properties.${name}` }];
  if (typed?.from === 'filter') {
    const index = (declaration.filters ?? []).findIndex((each) => (typeof each === 'string' ? each : each.field) === name);
    return index === -1 && form !== undefined
      ? [{ file: `validation/${form}.ts`, key: `properties.${name}` }]
      : [{ key: `filters.${index}` }];
  }
  if (sources.some((each) => each.from === 'orderBy' || (each.from === 'sort' && each.part === 'field')) && value !== undefined) {
    const sorted = plan.columns.flatMap(({ sortBy, path }) => (sortBy === value ? [path] : []));
    return sorted.map((path) => ({ key: `columns.${indexOf(declaration.columns, path)}`, number: 'R023' as const }));
  }
  return [{ key }];
}

function readsIt({ declaration, use }: Used, field: string): ProblemPlace[] {
  const { read } = use.operation;
  const root = [read.rows, read.record].find((each) => each !== undefined && field.startsWith(`${each}.`));
  if (root === undefined) return [{ key: use.key }];
  const path = field.slice(root.length + 1);
  for (const place of ['columns', 'details', 'expand'] as const) {
    const index = indexOf(declaration[place], path);
    if (index !== -1) return [{ key: `${place}.${index}` }];
  }
  return titlePaths(declaration.title).includes(path) ? [{ key: 'title' }] : [{ key: use.key }];
}

/** Index of the column that reads a path: itself, through it, or as `also`. */
const indexOf = (columns: readonly Column[] | undefined, path: string): number =>
  (columns ?? []).findIndex((column) => {
    const paths = typeof column === 'string' ? [column] : [column.field, ...(column.also ?? [])];
    return paths.some((each) => each === path || each.startsWith(`${path}.`) || path.startsWith(`${each}.`));
  });

function declaredArguments({ operations, actions }: Declaration, key: string): string[] {
  const [kind = '', name = ''] = key.split('.');
  const operation: Operation | undefined = kind === 'operations' ? operations[name as keyof typeof operations] : actions?.[name]?.operation;
  return typeof operation === 'object' ? Object.keys(operation.args ?? {}) : [];
}
