import { partOfId } from './compositeId.ts';
import { isRule, type Condition, type ConditionGroup } from './conditions.ts';
import { picked, toNumber, toOrderBy, toPattern, toTime } from './conversions.ts';
import { isUserInput, type Source, type Variable } from './Source.ts';

/** Values that fill an operation; the client builds them from react-admin's parameters, session and address. */
export interface Sources {
  id?: string | undefined;
  ids?: readonly string[] | undefined;
  /** From 1. */
  page?: number | undefined;
  size?: number | undefined;
  /** Number of rows to skip, instead of the page's. */
  skip?: number | undefined;
  cursor?: string | undefined;
  /** `field` is the column's `sortBy`, `each` the row of a switch that the column is for. */
  sort?: { field: string; order: 'ASC' | 'DESC'; each?: Values | undefined } | undefined;
  /** Open choice of each switch: the row, or the value that it sends. */
  switch?: Values | undefined;
  search?: string | undefined;
  archived?: boolean | undefined;
  scope?: Values | undefined;
  session?: Values | undefined;
  parent?: Values | undefined;
  record?: Values | undefined;
  records?: readonly Values[] | undefined;
  form?: Values | undefined;
  filter?: Values | undefined;
  input?: Values | undefined;
  /** All rows of a filter instead of ids. */
  matching?: { filter: Values; expectedCount: number } | undefined;
  /** The open one of settings' sections. */
  section?: string | undefined;
  /** Names of the filters whose values are counted. */
  facets?: readonly string[] | undefined;
  /** How rows are grouped and measured. */
  breakdown?: { by: readonly Values[]; measures?: readonly Values[] | undefined } | undefined;
  /** Makes an id for this call; the next one is another. */
  newId?: (() => string) | undefined;
  /** Paths of the visible columns; absent: all. */
  columns?: readonly string[] | undefined;
}

export type Values = Record<string, unknown>;

/** The value of a source; undefined if nothing fills it. */
export function valueOf(source: Source, sources: Sources): unknown {
  switch (source.from) {
    case 'constant':
      return structuredClone(source.value);
    case 'scope':
    case 'session':
    case 'parent':
    case 'record':
    case 'records':
    case 'form':
    case 'filter':
    case 'input':
      return at(sources[source.from], source.path);
    case 'id':
      return source.part === undefined ? sources.id : partOfId(sources.id, source.part);
    case 'ids':
    case 'matching':
    case 'section':
    case 'cursor':
    case 'facets':
      return sources[source.from];
    case 'breakdown':
      return sources.breakdown?.[source.part];
    case 'newId':
      return sources.newId?.();
    case 'action':
      return sources.form?.[source.part];
    case 'switch':
      return at(sources.switch?.[source.name], source.field ?? '');
    case 'page':
      return sources.page && sources.page - 1 + source.base;
    case 'size':
      return sources.size && sources.size + (source.extra ?? 0);
    case 'throughPage':
      return sources.page && sources.size && sources.page * sources.size + 1;
    case 'offset':
      return sources.skip ?? (sources.page && sources.size && (sources.page - 1) * sources.size);
    case 'sort':
      if (source.part === 'order') return sources.sort?.order.toLowerCase();
      return source.part === 'field' ? sources.sort?.field : sources.sort?.order;
    case 'sortRow':
      return at(sources.sort?.each, source.path);
    case 'orderBy':
      return toOrderBy(source.as, sources.sort);
    case 'search':
      return sources.search || undefined;
    case 'archived':
      return (sources.archived ?? false) !== (source.not ?? false);
    case 'column':
      return sources.columns?.includes(source.path) ?? true;
    case 'list': {
      const value = valueOf(source.of, sources);
      return value === undefined || value === null ? value : [value];
    }
    case 'first':
      return [valueOf(source.of, sources)].flat()[0];
    case 'rows':
      return picked(valueOf(source.of, sources), source);
    case 'join':
      return joined(source.lists, sources);
    case 'number':
      return toNumber(valueOf(source.of, sources));
    case 'day':
    case 'moment':
      return toTime(valueOf(source.of, sources), source);
    case 'pattern':
      return toPattern(valueOf(source.of, sources), source.pattern);
    case 'keyed': {
      const values = valueOf(source.of, sources);
      return Array.isArray(values) ? values.map((value: unknown) => ({ [source.key]: value })) : values;
    }
    case 'connect':
    case 'disconnect': {
      const value = valueOf(source.of, sources);
      const isEmpty = value === null || value === '';
      if (source.from === 'disconnect') return isEmpty || undefined;
      return isEmpty ? undefined : value;
    }
    case 'words':
      return wordsOf(sources.search)?.map((search) => ({ [source.key]: valueOf(source.of, { ...sources, search }) }));
    case 'either':
      return eitherOf(source.objects, sources);
    case 'conditions': {
      const others = source.after && valueOf(source.after, sources);
      const objects = [...(Array.isArray(others) ? others : []), ...conditionObjects(sources.filter?.['conditions'], source)];
      return objects.length > 0 ? objects : undefined;
    }
  }
  return source satisfies never;
}

/** Objects of which one must match; undefined without the user's input for any. */
function wordsOf(text = ''): string[] | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
}

function eitherOf(alternatives: readonly Variable[][], sources: Sources): Values[] | undefined {
  const objects = alternatives.flatMap((vars): Values[] => {
    const object: Values = {};
    for (const [path, source] of vars) {
      const value = valueOf(source, sources);
      if (value === undefined && isUserInput(source)) return [];
      put(object, path.split('.'), value);
    }
    return [object];
  });
  return objects.length > 0 ? objects : undefined;
}

/** The conditions as the objects of the API, all of which a row must match. */
function conditionObjects(text: unknown, { every, either, tests }: Extract<Source, { from: 'conditions' }>): Values[] {
  if (typeof text !== 'string') return [];
  const objectOf = (condition: Condition): Values => {
    if (!isRule(condition)) return { [condition.match === 'any' ? (either ?? '') : every]: condition.of.map(objectOf) };
    const [field, test, value] = condition;
    const object: Values = {};
    for (const [path, source] of tests[field]?.[test] ?? []) put(object, path.split('.'), valueOf(source, { form: { value } }));
    return object;
  };
  const root = JSON.parse(text) as ConditionGroup;
  return root.match === 'all' ? root.of.map(objectOf) : [objectOf(root)];
}

/** The rows of several lists in one, each with the constants of its list. */
const joined = (lists: Extract<Source, { from: 'join' }>['lists'], sources: Sources): Values[] =>
  lists.flatMap(({ of, with: constants }) => {
    const value = valueOf(of, sources);
    const rows: Values[] = Array.isArray(value) ? value : typeof value === 'object' && value !== null ? [value as Values] : [];
    return rows.map((row) => ({ ...row, ...constants }));
  });

/** Puts a value at a path of an object, and makes the objects and lists (`input.0`) on the way. */
export function put(into: Values, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) into[head] = value;
  else put((into[head] ??= rest[0] === '0' ? [] : {}) as Values, rest, value);
}

/** The value at a dotted path; a list on the way is walked row by row. */
export function at(value: unknown, path: string): unknown {
  let rest = path;
  let here = value;
  while (rest !== '') {
    if (Array.isArray(here)) return here.map((each) => at(each, rest));
    if (typeof here !== 'object' || here === null) return undefined;
    const dot = rest.indexOf('.');
    here = (here as Values)[dot < 0 ? rest : rest.slice(0, dot)];
    rest = dot < 0 ? '' : rest.slice(dot + 1);
  }
  return here;
}
