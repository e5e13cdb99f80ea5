import { around, books, shelves, type Fault } from '../library.ts';

const { operations } = books;
/** The books of a shelf, board by board, and those of one genre or of all. */
export const onShelf = {
  parent: 'shelves',
  switches: {
    board: { rows: 'boards', label: 'label', tag: 'genre' },
    kind: { values: { ALL: { sends: null }, NOVELS: { sends: 'NOVEL', sort: 'title asc' } } },
  },
} as const;
const list = (args: Record<string, unknown>) => ({ ...onShelf, operations: { ...operations, list: { name: 'GetBooks', args } } });
const label = (args: Record<string, unknown>, choose?: unknown) => ({
  ...onShelf,
  actions: { label: { operation: { name: 'LabelBooks', args }, on: 'selection', ...(choose !== undefined && { choose }) } },
});
const switches = (changed: Record<string, unknown>) => ({ ...onShelf, switches: { ...onShelf.switches, ...changed } });

/** Faults in what a list switches between, in what depends on it, and in menus of actions. */
export const switchFaults: Fault[] = [
  {
    number: 'R001',
    title: 'an unknown key of a switch',
    change: switches({ board: { rows: 'boards', label: 'label', tags: 'genre' } }),
    key: 'switches.board.tags',
    found: 'tags',
    didYouMean: 'tag',
  },
  {
    number: 'R001',
    title: 'an unknown key of a switch’s value',
    change: switches({ kind: { values: { ALL: { send: null } } } }),
    key: 'switches.kind.values.ALL.send',
    found: 'send',
    didYouMean: 'sends',
  },
  {
    number: 'R005',
    title: 'rows that the parent lacks',
    change: switches({ board: { rows: 'bords', label: 'label' } }),
    key: 'switches.board.rows',
    found: 'bords',
    didYouMean: 'boards',
  },
  {
    number: 'R005',
    title: 'rows that are one value of the parent',
    change: switches({ board: { rows: 'name', label: 'label' } }),
    key: 'switches.board.rows',
    found: 'name',
  },
  {
    number: 'R005',
    title: 'a label that the rows lack',
    change: switches({ board: { rows: 'boards', label: 'lable' } }),
    key: 'switches.board.label',
    found: 'lable',
    didYouMean: 'label',
  },
  {
    number: 'R023',
    title: 'a first sort of a value that the operation does not have',
    change: switches({ kind: { values: { ALL: { sends: null, sort: 'genre asc' } } } }),
    key: 'switches.kind.values.ALL.sort',
    found: 'genre',
  },
  {
    number: 'R033',
    title: 'rows of no parent',
    change: { switches: { board: { rows: 'boards', label: 'label' } } },
    key: 'switches.board',
    found: 'boards',
  },
  {
    number: 'R043',
    title: 'an argument out of an unknown switch',
    change: list({ 'filter.stage.packageId': 'switch.bord.packageId' }),
    key: 'operations.list.args.filter.stage.packageId',
    found: 'switch.bord.packageId',
    didYouMean: 'switch.board.packageId',
  },
  {
    number: 'R009',
    title: 'an argument out of a field that the rows lack',
    change: list({ 'filter.stage.packageId': 'switch.board.packagId' }),
    key: 'operations.list.args.filter.stage.packageId',
    found: 'switch.board.packagId',
    didYouMean: 'switch.board.packageId',
  },
  {
    number: 'R043',
    title: 'a column each of no switch',
    change: { ...onShelf, columns: ['title', { field: 'pages', each: 'bord' }] },
    key: 'columns.1.each',
    found: 'bord',
    didYouMean: 'board',
  },
  {
    number: 'R043',
    title: 'a column each of a switch of values',
    change: { ...onShelf, columns: ['title', { field: 'pages', each: 'kind' }] },
    key: 'columns.1.each',
    found: 'kind',
  },
  {
    number: 'R043',
    title: 'a filter while a switch that is not there',
    change: { ...onShelf, filters: [{ field: 'genre', while: { switch: 'kinds', in: ['ALL'] } }] },
    key: 'filters.0.while.switch',
    found: 'kinds',
    didYouMean: 'kind',
  },
  {
    number: 'R044',
    title: 'a column while a value that the switch lacks',
    change: { ...onShelf, columns: ['title', { field: 'pages', while: { switch: 'kind', in: ['NOVEL'] } }] },
    key: 'columns.1.while.in',
    found: 'NOVEL',
    didYouMean: 'NOVELS',
  },
  { number: 'R044', title: 'a switch without a value', change: switches({ kind: { values: {} } }), key: 'switches.kind.values', found: '' },
  {
    number: 'R046',
    title: 'a menu whose choice no argument takes',
    change: label({ genre: { value: 'NOVEL' } }, { values: ['NOVEL'] }),
    key: 'actions.label.choose',
    found: 'LabelBooks',
  },
  {
    number: 'R009',
    title: 'an argument out of a choice that nobody makes',
    change: label({ genre: 'chosen' }),
    key: 'actions.label.operation.args.genre',
    found: 'chosen',
  },
  {
    number: 'R021',
    title: 'a choice that the contract lacks',
    change: label({ genre: 'chosen' }, { values: ['NOVL'] }),
    key: 'actions.label.choose.values',
    found: 'NOVL',
    didYouMean: 'NOVEL',
  },
  {
    number: 'R043',
    title: 'a menu of the rows of no switch',
    change: label({ genre: { value: 'NOVEL' }, boardId: 'chosen' }, { after: 'kind' }),
    key: 'actions.label.choose.after',
    found: 'kind',
  },
].map((fault) => ({ ...fault, around: { ...around, declarations: [books, shelves] } })) as Fault[];
