import type { BuildQuery, BuildQueryResult } from 'ra-data-graphql';
import { compositeId } from '../plan/compositeId.ts';
import { lacksRecord } from '../plan/bound.ts';
import { fill } from '../plan/fill.ts';
import type { OperationPlan, Plan } from '../plan/Plan.ts';
import { read, type Reading } from '../plan/read.ts';
import { takes } from '../plan/Source.ts';
import { at, valueOf, type Sources, type Values } from '../plan/sources.ts';
import { checkChanged } from './changed.ts';
import { refusal } from './errors.ts';
import type { ExternalApi } from './externalApi.ts';
import { idsOf, idsOfKey, keyOf, withKey } from './idempotency.ts';
import { textDocument } from './textDocument.ts';

export interface AnyParams {
  id?: unknown;
  ids?: unknown[];
  data?: Values;
  previousData?: Values;
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Values;
  target?: string;
  meta?: CallMeta;
  cursor?: string | undefined;
  /** Number of rows to skip, instead of the page's. */
  skip?: number;
  /** The result has its reading, for the pager. */
  isPaged?: true;
  signal?: AbortSignal;
}

export interface CallMeta {
  operation?: string;
  archived?: boolean;
  columns?: readonly string[];
  /** A newer call of the same screen, resource and operation aborts the older one. */
  screen?: string;
  parent?: Values;
  switch?: Values;
  each?: Values;
  records?: readonly Values[];
  /** All rows of a filter, in react-admin's form, instead of ids; `total` as the list reported it. */
  matching?: { filter: Values; total: number; archived?: boolean; switched?: Values | undefined };
  facets?: readonly string[];
  breakdown?: Sources['breakdown'] & { operation: OperationPlan };
  section?: string | undefined;
  /** The same object while one Save is retried. */
  intent?: object;
  /** Idempotency key of a call that may be repeated later, such as a row of a file. */
  key?: string;
}

export type Plans = Readonly<Record<string, Plan>>;

export function operationOf(plan: Plan | undefined, method: string, meta?: CallMeta): OperationPlan {
  if (meta?.facets && plan?.facets) return plan.facets;
  if (meta?.breakdown) return meta.breakdown.operation;
  const named = meta?.operation ?? (method === 'DELETE' || method === 'DELETE_MANY' ? 'delete' : undefined);
  const operation = named ? plan?.actions.find(({ name }) => name === named)?.operation : plan?.[standard[method] ?? 'list'];
  if (!operation)
    throw refusal(`${plan?.name ?? 'This resource'} has no ${named ?? standard[method] ?? method}.`, { code: 'NOT_IMPLEMENTED' });
  return operation;
}

export function sourcesOf(
  { id, ids, data, previousData, pagination, sort, filter, target, meta, cursor, skip }: AnyParams,
  scope: Values,
  session: Values,
): Sources {
  const { q, ...rest } = filter ?? {};
  // An action on one record is a selection of one.
  const one = id ?? (ids?.length === 1 ? ids[0] : undefined);
  return {
    id: one === undefined ? undefined : String(one),
    // For rows below a record, the id is the parent's.
    ids: ids?.map(String) ?? (id === undefined || target ? undefined : [String(id)]),
    page: pagination?.page,
    size: pagination?.perPage,
    cursor,
    skip,
    sort: sort?.field ? { field: sort.field, order: sort.order, each: meta?.each } : undefined,
    switch: meta?.switch,
    search: typeof q === 'string' ? q : undefined,
    archived: meta?.archived,
    columns: meta?.columns,
    records: meta?.records,
    facets: meta?.facets,
    breakdown: meta?.breakdown,
    section: meta?.section,
    newId: meta?.key === undefined ? idsOf(meta?.intent) : idsOfKey(meta.key),
    parent: meta?.parent ?? (target ? { id, [target]: id } : undefined),
    record: previousData,
    form: data,
    filter: rest,
    input: rest,
    scope,
    session,
  };
}

/**
 * ra-data-graphql's `buildQuery`, driven by plans: no introspection and no naming convention.
 * @internal
 */
export const buildQueryFrom =
  (plans: Plans, scope: () => Values, session: () => Values, externalApi?: ExternalApi): BuildQuery =>
  (method, resource, params: AnyParams): BuildQueryResult => {
    const plan = plans[resource];
    const operation = operationOf(plan, method, params.meta);
    const answer = shapes[method] ?? shapes['GET_LIST'];
    const sources = sourcesOf(params, scope(), session());
    const variables = variablesOf(plan, operation, params, sources);
    if (method !== 'CREATE' && lacksRecord(operation, variables))
      throw refusal(`${operation.name} was not sent: it names no record.`, { code: 'BAD_USER_INPUT', reason: 'NO_KEY' });
    // The region is no variable, but distinguishes calls.
    const region = operation.region && valueOf(operation.region, sources);
    return {
      query: textDocument(operation),
      variables: operation.idempotent
        ? withKey(variables, params.meta?.key ?? keyOf(params.meta?.intent, [operation.name, region, variables]))
        : variables,
      parseResponse: (response) => {
        const reading = read(operation, response.data);
        externalApi?.check(response, reading, operation);
        if (operation.kind === 'mutation') checkChanged(operation, reading, method, params);
        return answer?.(reading, identifiedBy(plan, params), params, operation);
      },
    };
  };

export const variablesOf = (plan: Plan | undefined, operation: OperationPlan, params: AnyParams, sources: Sources): Values =>
  fill(operation, params.meta?.matching ? matchingRows(plan, params, sources) : sources);

function matchingRows(plan: Plan | undefined, { meta, ids: _, ...params }: AnyParams, sources: Sources): Sources {
  const { filter = {}, total = 0, archived, switched } = meta?.matching ?? {};
  const action = plan?.actions.find(({ name }) => name === meta?.operation);
  if (!plan?.list || action?.matching === undefined) throw refusal(`${meta?.operation} takes no filter.`, { code: 'NOT_IMPLEMENTED' });
  const listSources = sourcesOf(
    { filter, meta: { ...meta, ...(archived !== undefined && { archived }), ...(switched && { switch: switched }) } },
    sources.scope ?? {},
    sources.session ?? {},
  );
  const sent = at(fill(plan.list, { ...listSources, parent: sources.parent }), action.matching);
  return { ...sources, form: params.data, ids: [], records: [], matching: { filter: (sent ?? {}) as Values, expectedCount: total } };
}

const standard: Record<string, 'list' | 'get' | 'create' | 'update' | undefined> = {
  GET_LIST: 'list',
  GET_MANY: 'list',
  GET_MANY_REFERENCE: 'list',
  GET_ONE: 'get',
  CREATE: 'create',
  UPDATE: 'update',
};

type Identified = (row: Values, place?: number) => Values;

const identifiedBy =
  (plan: Plan | undefined, { id, meta }: AnyParams): Identified =>
  // Falls back to the row index.
  (row, place) => ({
    ...row,
    id: plan?.kind === 'settings' ? (ownId(plan, row) ?? id ?? meta?.section ?? oneRecord) : (idOfRow(plan, row) ?? placeOf(place)),
  });

/** A field that is called `id` keeps its value. */
const ownId = ({ idField }: Plan, row: Values): unknown => (idField === 'id' ? at(row, 'id') : undefined);

const idOfRow = (plan: Plan | undefined, row: Values): unknown =>
  plan?.keys ? compositeId(plan.keys.map((key) => at(row, key))) : at(row, plan?.idField ?? '_id');

/** Unique on this page only, and never an id of an API. */
const placeOf = (place: number | undefined): string | undefined => (place === undefined ? undefined : `row ${place}`);

const oneRecord = 'settings';

const rows = (reading: Reading, identified: Identified, { pagination, isPaged }: AnyParams, { pagination: own, vars }: OperationPlan) => {
  const data = (reading.rows ?? []).map(identified);
  // The length of a page is not a total, unless the API returns the whole list.
  const paged = pagination !== undefined && vars.some(([, source]) => takes(source, 'page', 'offset', 'cursor', 'size'));
  const { page, perPage } = pagination ?? { page: 1, perPage: data.length };
  const seen = (page - 1) * perPage + data.length;
  // Some APIs count the rows of the page.
  const isOfPage = paged && data.length > 0 && reading.total !== undefined && reading.total < seen + (reading.more === true ? 1 : 0);
  return {
    data,
    ...((reading.total === undefined || isOfPage) && paged
      ? { pageInfo: { hasNextPage: reading.more ?? data.length >= perPage, hasPreviousPage: page > 1 } }
      : { total: reading.total ?? data.length }),
    ...((own || isPaged) && { reading }),
  };
};

const changed = ({ rows: done, refused, hold }: Reading, identified: Identified, { ids, id }: AnyParams) => ({
  // A response without rows means that the operation succeeded.
  data: done ? done.map((row) => identified(row)['id']) : (ids ?? [id]),
  refused: refused ?? [],
  ...(hold && { hold }),
});

const one = ({ rows: [row] = [], record = row }: Reading, identified: Identified, { data, id }: AnyParams) => ({
  // A response with only an id is the id of the new record.
  data: { id: id ?? record, ...data, ...(typeof record === 'object' && record && identified(record)) },
});

const shapes: Record<string, (reading: Reading, identified: Identified, params: AnyParams, operation: OperationPlan) => unknown> = {
  GET_LIST: rows,
  GET_MANY: rows,
  GET_MANY_REFERENCE: rows,
  GET_ONE: ({ rows: [row] = [], record = row }, identified) => {
    if (!record) throw refusal('There is no such record.', { code: 'NOT_FOUND', reason: 'NO_RECORD' });
    return { data: identified(record) };
  },
  CREATE: one,
  UPDATE: one,
  DELETE: one,
  UPDATE_MANY: changed,
  DELETE_MANY: changed,
};
