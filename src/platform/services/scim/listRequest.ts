import { asc, desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { invalid, invalidPath, invalidSyntax, ScimError } from './errors.ts';
import { parseFilter } from './filter.ts';
import type { Filter } from './filter.ts';
import { attributeOf } from './filterSql.ts';
import type { FilterAttributes } from './filterSql.ts';
import { project } from './projection.ts';
import type { Resource, Selected } from './projection.ts';
import { listSchema } from './schemaNames.ts';

export const mostResults = 200;
const usualResults = 100;
const mostNames = 50;

export interface ListRequest extends Selected {
  filter: Filter | undefined;
  startIndex: number;
  count: number;
  sortBy: string | undefined;
  descending: boolean;
}

/** Parameters of a list or of one resource, from the URL or from a search’s body. */
export function listRequestOf(parameters: Record<string, unknown>): ListRequest {
  const filter = parameters['filter'];
  const sortBy = parameters['sortBy'];
  if (filter !== undefined && typeof filter !== 'string') throw invalidSyntax('“filter” must be a text.');
  if (sortBy !== undefined && typeof sortBy !== 'string') throw invalidSyntax('“sortBy” must be a text.');
  const attributes = namesIn(parameters, 'attributes');
  const excluded = namesIn(parameters, 'excludedAttributes');
  if (attributes.length > 0 && excluded.length > 0) throw invalid('Send “attributes” or “excludedAttributes”, not both.');
  return {
    filter: filter === undefined ? undefined : parseFilter(filter),
    startIndex: Math.max(1, numberIn(parameters, 'startIndex', 1)),
    count: Math.min(mostResults, Math.max(0, numberIn(parameters, 'count', usualResults))),
    sortBy,
    descending: String(parameters['sortOrder'] ?? '').toLowerCase() === 'descending',
    attributes,
    excluded,
  };
}

export function queryOf(query: string): Record<string, unknown> {
  const known = ['filter', 'startIndex', 'count', 'sortBy', 'sortOrder', 'attributes', 'excludedAttributes'];
  const given = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(known.flatMap((name) => (given.has(name.toLowerCase()) ? [[name, given.get(name.toLowerCase())]] : [])));
}

function numberIn(parameters: Record<string, unknown>, name: string, otherwise: number): number {
  const value = parameters[name];
  if (value === undefined) return otherwise;
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isSafeInteger(number)) throw invalid(`“${name}” must be a whole number.`);
  return Math.min(number, 1_000_000_000);
}

function namesIn(parameters: Record<string, unknown>, name: string): string[] {
  const value = parameters[name];
  if (value === undefined) return [];
  const names = (Array.isArray(value) ? value : [value]).flatMap((each) => (typeof each === 'string' ? each.split(',') : [each]));
  if (names.length > mostNames || !names.every((each): each is string => typeof each === 'string'))
    throw invalidSyntax(`“${name}” is not a list of attributes.`);
  return names.map((each) => each.trim()).filter(Boolean);
}

/** Ends with the id, so that pages never overlap. */
export function orderOf({ sortBy, descending }: ListRequest, attributes: FilterAttributes, byDefault: SQL, id: SQL): SQL[] {
  if (sortBy === undefined) return [asc(byDefault), asc(id)];
  const attribute = attributeOf(attributes, sortBy);
  if (!attribute?.sortable) throw invalidPath(`“${sortBy.slice(0, 100)}” cannot be sorted by.`);
  const expression = attribute.kind === 'text' ? sql`lower(${attribute.sql})` : attribute.sql;
  return descending ? [desc(expression), desc(id)] : [asc(expression), asc(id)];
}

export const listResponse = (total: number, { startIndex, ...selected }: ListRequest, resources: readonly Resource[]) => ({
  schemas: [listSchema],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources.map((resource) => project(resource, selected)),
});

interface Page {
  total: number;
  resources: Resource[];
}

/** Page over several lists, one after the other. Lists that lack an attribute of the filter or the sort are empty, but not all of them. */
export async function pageOfAll(request: ListRequest, lists: readonly ((part: ListRequest) => Promise<Page>)[]): Promise<Page> {
  const page: Page = { total: 0, resources: [] };
  let refused: ScimError | undefined;
  let answered = 0;
  for (const list of lists) {
    const startIndex = Math.max(1, request.startIndex - page.total);
    try {
      const { total, resources } = await list({ ...request, startIndex, count: request.count - page.resources.length });
      page.total += total;
      page.resources.push(...resources);
      answered += 1;
    } catch (error) {
      if (!(error instanceof ScimError)) throw error;
      refused ??= error;
    }
  }
  if (answered === 0 && refused) throw refused;
  return page;
}
