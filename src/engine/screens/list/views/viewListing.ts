import Papa from 'papaparse';
import { fill } from '../../../plan/fill.ts';
import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';
import { takes } from '../../../plan/Source.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { plainText } from '../export/plainText.ts';
import { inOrder, isShown, readLayout } from '../layout.ts';
import { requestOf, withOwnFilters } from '../listRequest.ts';
import { readListState } from '../listState.ts';
import { viewFits } from './viewFits.ts';
import { isWhile, openSwitches, sentBy } from '../../values/switches.ts';
import { formulaStart } from '../../widgets/csv/formulaStart.ts';

export interface ListedView {
  resource: string;
  query: string;
  layout: unknown;
}

export interface ListingPlace {
  scope: Values;
  session: Values;
  zone: string;
  now: Date;
}

interface Sources {
  plans: readonly Plan[];
  translate: (key: string) => string;
}

const archived = '-archive';

/** Requests and writes the rows of a saved view as its list does; undefined for a view that its list does not fit any more. */
export function viewListing({ plans, translate }: Sources, { resource, query, layout }: ListedView, place: ListingPlace) {
  const { scope, session, zone, now } = place;
  const isArchive = resource.endsWith(archived);
  const found = plans.find(({ name }) => name === (isArchive ? resource.slice(0, -archived.length) : resource));
  // A list below a record has no address of its own.
  if (!found?.list || found.list.vars.some(([, source]) => takes(source, 'parent'))) return undefined;
  const plan = withOwnFilters(found, isArchive);
  if (!viewFits(plan, query)) return undefined;
  const state = readListState(new URLSearchParams(query), plan);
  const columns = columnsOf(plan, isArchive, layout, state.switches);
  const switches = openSwitches(plan, undefined, state.switches ?? {});
  const switched = sentBy(switches);
  const request = requestOf(state, columns, { archived: isArchive, zone, ...(switched && { switched }), now: now.getTime() });
  const { q, ...filter } = request.filter as Values;
  const variables = fill(found.list, {
    page: 1,
    size: request.pagination.perPage,
    sort: request.sort.field ? request.sort : undefined,
    switch: switched,
    search: typeof q === 'string' ? q : undefined,
    archived: isArchive,
    columns: columns.map(({ path }) => path),
    filter,
    input: filter,
    scope,
    session,
  });
  const labels = columns.map(({ label }) => translate(label));
  const texts = (row: Values) => columns.map((column) => textOf(column, at(row, column.path), { translate, zone }));
  return {
    operation: found.list.name,
    variables,
    columns: columns.map(({ path, also = [] }, index) => ({ path: [path, ...also].join(' '), label: labels[index] ?? path })),
    title: translate(`resources.${found.name}.name`),
    path: isArchive ? `${found.path}/archive` : found.path,
    head: `\uFEFF${lines([labels])}`,
    lines: (rows: readonly Values[]) => lines(rows.map(texts)),
  };
}

function columnsOf(plan: Plan, isArchive: boolean, layout: unknown, switches: Readonly<Record<string, string>> = {}): ColumnPlan[] {
  const kept = readLayout(layout);
  const own = plan.columns.filter(
    ({ only, each, while: when }) =>
      each === undefined && (only === undefined || only === (isArchive ? 'archive' : 'list')) && isWhile(plan, when, switches),
  );
  return inOrder(own, kept.order).filter((column) => isShown(column, kept));
}

interface Words {
  translate: (key: string) => string;
  zone: string;
}

/** Choices by their label, moments by the clock of the reader's zone; all else as it is. */
function textOf({ choices, kind }: ColumnPlan, value: unknown, { translate, zone }: Words): string {
  const named = (each: unknown): unknown => {
    const choice = choices?.find(({ id }) => id === each);
    return choice ? translate(choice.label) : each;
  };
  if (choices) return plainText(Array.isArray(value) ? value.map(named) : named(value));
  if (kind === 'dateTime' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return clockOf(zone).format(new Date(value));
  return plainText(value);
}

const clockOf = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Texts that a spreadsheet would calculate get an apostrophe. */
const lines = (rows: string[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: formulaStart })}\r\n`;
