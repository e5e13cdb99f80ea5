import type {
  Access,
  ActionPlan,
  ColumnPlan,
  ConfirmWhen,
  FieldPlan,
  FilterPlan,
  FormPlan,
  OperationPlan,
  Plan,
  While,
} from '../../src/engine/plan/Plan.ts';
import type { Source } from '../../src/engine/plan/Source.ts';
import { callers } from '../support/words.ts';

export function factsOf(plan: Plan, forms: Readonly<Record<string, FormPlan>>): string[] {
  const { name, actions } = plan;
  return [
    ...resourceFacts(plan).map((fact) => `${name}: ${fact}`),
    ...listFacts(plan).map((fact) => `${name} › list: ${fact}`),
    ...recordFacts(plan).map((fact) => `${name} › record: ${fact}`),
    ...(['create', 'update'] as const).flatMap((use) => writeFacts(plan, use, forms).map((fact) => `${name} › ${use}: ${fact}`)),
    ...actions.toSorted(byName).flatMap((action) => actionFacts(plan, action, forms).map((fact) => `${name} › ${action.name}: ${fact}`)),
  ];
}

function resourceFacts({ menu, kind, parent, tabs, pages, path, idField, title, ...rest }: Plan): string[] {
  const { opens, panel, main, absent, setUp, sections, switches = [], afterUpdate, copy, banner, layout, pager, finds } = rest;
  return [
    `is ${kinds[kind]} at ${path}, ${menu ? `in the menu under ${menu.group}` : 'not in the menu'}`,
    `is named by ${title}, identified by ${idField}`,
    ...(parent ? [`${kind === 'settings' ? 'stands below' : 'is listed below a record of'} ${parent}`] : []),
    ...(tabs ? [`shares a page with the tabs ${listed(tabs)}`] : []),
    ...Object.entries(pages ?? {}).map(([use, page]) => `is shown by the page ${page} for ${use}`),
    ...(opens ? [`opens a record at ${opens}`] : []),
    ...(panel ? [`opens a record in a panel, by ?${panel}`] : []),
    ...(main ? [`shows the list ${main} below its details`] : []),
    ...(copy ? [`copies a record by ?${copy}`] : []),
    ...(afterUpdate ? [`leads to its ${afterUpdate} after a change`] : []),
    ...(absent && kind === 'settings' ? [`is absent where the answer is ${json(absent)}`] : []),
    ...(setUp ? ['is set up by a button before its form shows'] : []),
    ...(sections ? [`has the sections ${listed(sections.choices.map(({ id }) => id))}`] : []),
    ...switches.map(
      ({ name, values, rows }) => `switches by ${name} between ${values ? listed(values.map(valueOf)) : `rows of ${rows?.path}`}`,
    ),
    ...(banner
      ? [`says how it stands by ${banner.field}: ${listed(Object.entries(banner.tones).map(([is, tone]) => `${is} ${tone}`))}`]
      : []),
    ...(layout ? [`is laid out by ${layout}`] : []),
    ...searchFacts(finds),
    ...(pager ? ['has a bar of pages only where there are several'] : []),
  ];
}

function searchFacts(finds: Plan['finds']): string[] {
  if (finds === undefined) return [];
  if (!finds) return ['is not found by the search of everything'];
  const { filter, text, context, status, to } = finds;
  const shown = [text, context, status].filter((path) => path !== undefined);
  return [
    filter === undefined
      ? `is found by the search of everything${shown.length > 0 ? `, which shows ${listed(shown)}` : ''}${to ? ` and opens ${to}` : ''}`
      : `is offered by the search of everything, filtered by ${filter}`,
  ];
}

const valueOf = ({ id, sends, sort }: { id: string; sends: string | null; sort?: Plan['sort'] }): string =>
  `${id}${sends === null ? '' : ` (${sends}${sort ? `, sorted by ${orderOf(sort)}` : ''})`}`;

const kinds: Record<Plan['kind'], string> = { collection: 'a list', log: 'a log', settings: 'a page of settings' };

function listFacts({ list, columns, expand = [], filters, search, archive, sort, flags }: Plan): string[] {
  if (!list) return [];
  const shown = columns.filter(({ hidden, only }) => !hidden && !only);
  const only = (which: 'archive' | 'list') => columns.filter((column) => column.only === which && !column.hidden);
  const sortable = columns.filter(({ sortBy }) => sortBy);
  return [
    ...asks(list, flags['list']),
    sort ? `is sorted by ${orderOf(sort)} at first` : 'comes in the order of the platform',
    `shows ${columnsText(shown)}`,
    ...some('shows in the archive alone', only('archive')),
    ...some('shows outside the archive alone', only('list')),
    ...some(
      'hides at first',
      columns.filter(({ hidden }) => hidden),
    ),
    ...some('unfolds to', expand),
    sortable.length > 0
      ? `can be sorted by ${listed(sortable.map(({ path, sortBy }) => (path === sortBy ? path : `${path} (${sortBy})`)))}`
      : 'cannot be sorted',
    filters.length > 0 ? `can be filtered by ${listed(filters.map(filterText))}` : 'cannot be filtered',
    `${search ? 'can be searched' : 'cannot be searched'}, ${archive ? 'has an archive' : 'has no archive'}`,
  ];
}

function recordFacts({ kind, get, details, panels = [], flags }: Plan): string[] {
  if (!get) return [];
  const parts = [...new Set(details.map(({ part }) => part))];
  return [
    ...asks(get, flags['show']),
    ...parts.map((part) => `shows ${part ? `as ${part} ` : ''}${columnsText(details.filter((each) => each.part === part))}`),
    ...panels.map(({ name, page, operation }) => `has the tab ${name} (${page}) for those who may ask ${operation}`),
  ].filter((fact) => fact !== 'shows nothing' || kind !== 'settings');
}

function writeFacts(plan: Plan, use: 'create' | 'update', forms: Readonly<Record<string, FormPlan>>): string[] {
  const operation = plan[use];
  if (!operation) return [];
  return [...asks(operation, plan.flags[use]), ...formFacts(forms[plan.forms[use] ?? ''])];
}

function actionFacts(plan: Plan, action: ActionPlan, forms: Readonly<Record<string, FormPlan>>): string[] {
  const { operation, on, oneByOne, when = [], undo, tried, preview, choose, detail, toggles, dialog, path, confirm } = action;
  const state = when.map(
    ({ field, in: values, not }) =>
      `${field} is ${not ? 'not ' : ''}${(not ?? values ?? []).map((value) => (value === null ? 'empty' : String(value))).join(' or ')}`,
  );
  return [
    ...asks(operation, action.flag, operation.access === 'public' ? (action.rights ?? plan.update?.access) : undefined),
    ...(action.slot ? [`shares the button ${action.slot}`] : []),
    `is offered ${places[on]}, ${state.length > 0 ? `while ${state.join(' and ')}` : 'whatever its state'}; ${undo ? `can be undone by ${undo}` : 'cannot be undone'}`,
    ...(oneByOne ? ['is asked once for each record'] : []),
    ...(tried
      ? [`is tried first, and confirmed if it has ${tried === 'effects' ? 'effects on people or many rows' : 'effects on many rows'}`]
      : []),
    ...(confirm ? ['asks before it is done'] : []),
    ...(preview ? [`shows the preview ${preview.name} of ${preview.operation}`] : []),
    ...(choose ? [`offers ${'values' in choose ? listed(choose.values.map(({ id }) => id)) : `what follows in ${choose.after}`}`] : []),
    ...(detail ? [`stands beside ${detail}`] : []),
    ...(path ? [`has a page at ${path}`] : []),
    ...(toggles ? [`turns ${toggles} on and off`] : []),
    ...(dialog ? [`opens the dialog ${dialog}`] : []),
    ...formFacts(forms[action.form ?? '']),
  ];
}

const places: Record<ActionPlan['on'], string> = {
  record: 'on a record',
  selection: 'on selected rows',
  archived: 'on selected rows of the archive',
  list: 'above the list',
  undo: 'only to undo',
};

/** The operation, who may call it, the flag that hides it, and what it sends besides the scope, ids and what a form holds. */
function asks({ name, access, idempotent, vars }: OperationPlan, flag: string | undefined, besides?: Access): string[] {
  const bound = vars.filter(([, source]) => isBound(source)).map(([path, source]) => `sends ${sourceText(source)} as ${path}`);
  return [
    `asks ${name}: ${callers(access)}${Array.isArray(besides) ? `, and shown only to whoever holds ${listed(besides)}` : ''}; ${flag ? `behind the flag ${flag}` : 'behind no flag'}`,
    ...(idempotent ? ['is done once however often it is sent'] : []),
    ...bound.toSorted(),
  ];
}

function isBound(source: Source): boolean {
  if (source.from === 'constant') return json(source.value) !== '{}';
  if (source.from === 'list') return isBound(source.of);
  return 'of' in source || source.from === 'join' || bound.has(source.from);
}

const bound = new Set<Source['from']>(['record', 'records', 'parent', 'session', 'switch', 'action', 'section']);

function sourceText(source: Source): string {
  switch (source.from) {
    case 'constant':
      return json(source.value);
    case 'list':
      return `a list of ${sourceText(source.of)}`;
    case 'first':
      return `the first of ${sourceText(source.of)}`;
    case 'rows':
      return `${listed(source.fields)} of ${sourceText(source.of)}${source.where ? ` with ${json(source.where)}` : ''}`;
    case 'join':
      return source.lists.map(({ of, with: constants }) => `${sourceText(of)} with ${json(constants)}`).join(' and ');
    case 'action':
      return actionTexts[source.part];
    case 'section':
      return 'the open section';
    case 'switch':
      return `the switch’s ${[source.name, source.field].filter((step) => step !== undefined).join('.')}`;
    default:
      return 'path' in source ? `the ${source.from}’s ${source.path}` : source.from;
  }
}

const actionTexts = {
  chosen: 'what was chosen',
  turned: 'what it was turned to',
  spared: 'whether rows that need care are left out',
  notify: 'whether people are told',
  reason: 'the reason',
};

function formFacts(form: FormPlan | undefined): string[] {
  if (!form) return [];
  const { fields, confirm, saveWhenFilled, preview } = form;
  const confirmations = confirm === undefined ? [] : confirm === true ? [{}] : [confirm].flat();
  return [
    `has the form ${form.id}: ${fieldsText(fields)}`,
    ...confirmations.map((each) => {
      const { when, typed } = 'when' in each || 'typed' in each ? each : {};
      return `asks before Save${typed ? ` for the typed text “${typed.text}”` : ''}${when ? `, where ${[when].flat().map(whenText).join(' and ')}` : ''}`;
    }),
    ...(saveWhenFilled ? ['waits with Save until all is filled in'] : []),
    ...(preview ? [`shows the preview ${preview}`] : []),
  ];
}

const whenText = (when: ConfirmWhen): string => {
  if ('changed' in when) return `${when.changed} changes`;
  return 'field' in when ? `${when.field} is ${json(when.is)}` : `${when.asked.name} answers more than ${when.moreThan}`;
};

const fieldsText = (fields: readonly FieldPlan[]): string => (fields.length > 0 ? listed(fields.map(fieldText)) : 'nothing to fill in');

function fieldText({ name, required, readOnly, writeOnly, storedOnly, shownWith, fields }: FieldPlan): string {
  const marks = [
    ...(required ? ['required'] : []),
    ...(readOnly ? ['read only'] : []),
    ...(writeOnly ? ['secret'] : []),
    ...(storedOnly ? ['stored only'] : []),
    ...(shownWith ? [`with ${shownWith}`] : []),
  ];
  return `${name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}${fields ? ` {${fieldsText(fields)}}` : ''}`;
}

const columnsText = (columns: readonly ColumnPlan[]): string => (columns.length > 0 ? listed(columns.map(columnText)) : 'nothing');

function columnText({ path, also = [], primary, each, while: whileOf }: ColumnPlan): string {
  const marks = [...(primary ? ['opens the record'] : []), ...(each ? [`for each ${each}`] : []), ...(whileOf ? [whileText(whileOf)] : [])];
  return `${[path, ...also].join(' + ')}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function filterText({ name, choices, only, while: whileOf, facet }: FilterPlan): string {
  const marks = [
    ...(choices ? [choices.map(({ id }) => id).join(' | ')] : []),
    ...(facet ? ['counted'] : []),
    ...(only ? [`${only} only`] : []),
    ...(whileOf ? [whileText(whileOf)] : []),
  ];
  return `${name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

const whileText = (whileOf: While): string => `while ${whileOf.switch} is ${whileOf.in.join(' or ')}`;

const orderOf = ({ field, order }: NonNullable<Plan['sort']>): string => `${field}, ${order === 'ASC' ? 'first to last' : 'last to first'}`;

const some = (what: string, columns: readonly ColumnPlan[]): string[] => (columns.length > 0 ? [`${what} ${columnsText(columns)}`] : []);

const listed = (texts: readonly string[]): string => texts.join(', ');

const json = (value: unknown): string => JSON.stringify(value);

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);
