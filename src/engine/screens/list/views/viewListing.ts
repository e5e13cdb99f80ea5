import Papa from 'papaparse';
import { fill } from '../../../plan/fill.ts';
import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';
import { takes } from '../../../plan/Source.ts';
import type { Values } from '../../../plan/sources.ts';
import { inOrder, isShown, readLayout } from '../layout.ts';
import { requestOf, withOwnFilters } from '../listRequest.ts';
import { readListState } from '../listState.ts';
import { cellTextsOf, namesOf, type ReadNames } from './listedTexts.ts';
import { viewFits } from './viewFits.ts';
import type { CellText, CellWords } from '../../values/field.ts';
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
  locale: string;
  now: Date;
}

interface Sources {
  plans: readonly Plan[];
  translate: CellWords['translate'];
  /** Texts of the console's own widgets. */
  texts: Readonly<Record<string, CellText | undefined>>;
}

const archived = '-archive';

/** Requests and writes the rows of a saved view as its list does; undefined for a view that its list does not fit any more. */
export function viewListing({ plans, translate, texts }: Sources, { resource, query, layout }: ListedView, place: ListingPlace) {
  const { scope, session, zone, locale, now } = place;
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
  const names = namesOf(columns, plans, (list) => fill(list, { page: 1, size: 1, scope, session, filter: {}, input: {} }));
  const textOf = cellTextsOf(texts, { translate, locale, zone }, names.nameOf);
  return {
    operation: found.list.name,
    variables,
    columns: columns.map(({ path, also = [] }, index) => ({ path: [path, ...also].join(' '), label: labels[index] ?? path })),
    title: translate(`resources.${found.name}.name`),
    path: isArchive ? `${found.path}/archive` : found.path,
    head: `\uFEFF${lines([labels])}`,
    lines: async (rows: readonly Values[], read: ReadNames) => {
      await names.learn(rows, read);
      return lines(rows.map((row) => columns.map((column) => textOf(column, row))));
    },
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

/** Texts that a spreadsheet would calculate get an apostrophe. */
const lines = (rows: string[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: formulaStart })}\r\n`;
