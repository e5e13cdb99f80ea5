import { around, bookForm, books, shelves, type Fault } from '../library.ts';

const panel = { opens: { panel: 'bookId' } } as const;
const details = ['title', 'pages'];
const move = (more: object, args: Record<string, unknown> = { shelfId: 'record.shelfId' }) => ({
  details,
  actions: { ...books.actions, move: { operation: { name: 'MoveBook', args }, on: 'record', ...more } },
});
const asking = (when: object) => ({ forms: { ...around.forms, 'lib/createBook': bookForm({}, { confirm: { when } } as never) } });

export const panelFaults: Fault[] = [
  {
    number: 'R038',
    title: 'a panel of a record that nothing reads',
    change: { ...panel, operations: { list: 'GetBooks' }, forms: {} },
    key: 'opens.panel',
    found: 'bookId',
  },
  { number: 'R031', title: 'a panel by a name of the list’s own', change: { opens: { panel: 'page' } }, key: 'opens.panel', found: 'page' },
  { number: 'R031', title: 'a panel by the name of a filter', change: { opens: { panel: 'genre' } }, key: 'opens.panel', found: 'genre' },
  {
    number: 'R047',
    title: 'a part of a record that opens on a page of its own',
    change: { details: ['title', { field: 'pages', part: 'size' }] },
    key: 'details.1.part',
    found: 'size',
  },
  {
    number: 'R048',
    title: 'an action beside a field that is not shown',
    change: move({ detail: 'page' }),
    key: 'actions.move.detail',
    found: 'page',
    didYouMean: 'pages',
  },
  {
    number: 'R048',
    title: 'an action on a selection beside a detail',
    change: {
      details,
      actions: { label: { operation: { name: 'LabelBooks', args: { genre: { value: 'POEM' } } }, on: 'selection', detail: 'title' } },
    },
    key: 'actions.label.detail',
    found: 'selection',
  },
  {
    number: 'R047',
    title: 'a folded part that no detail is in',
    change: { opens: { panel: 'bookId', folds: ['rest'] } },
    key: 'opens.folds.0',
    found: 'rest',
  },
  { number: 'R056', title: 'the letter of the next record', change: move({ key: 'j' }), key: 'actions.move.key', found: 'j' },
  { number: 'R056', title: 'a letter that is none', change: move({ key: 'Shift+M' }), key: 'actions.move.key', found: 'Shift+M' },
  {
    number: 'R056',
    title: 'a letter of two actions',
    change: { details, actions: { ...move({ key: 'm' }).actions, again: { ...move({ key: 'm' }).actions.move } } },
    key: 'actions.again.key',
    found: 'm',
  },
  {
    number: 'R011',
    title: 'the first of what is no list',
    change: move({}, { shelfId: 'record.shelfId', at: { first: 'record.pages' } }),
    key: 'actions.move.args.at',
    found: 'record.pages',
  },
  {
    number: 'R011',
    title: 'rows for one value',
    change: move({}, { shelfId: { rows: 'record.authorIds' } }),
    key: 'actions.move.args.shelfId',
    found: 'rows',
  },
  {
    number: 'R003',
    title: 'a confirmation that asks what the contract lacks',
    around: asking({ asked: 'GetShelfs', by: {}, moreThan: 1, named: 'name' }),
    key: 'confirm.when.asked',
    found: 'GetShelfs',
    didYouMean: 'GetShelves',
  },
  {
    number: 'R007',
    title: 'a confirmation that asks by an argument that is not there',
    around: asking({ asked: 'GetShelves', by: { shelf: '_id' }, moreThan: 1, named: 'name' }),
    key: 'confirm.when.by.shelf',
    found: 'shelf',
  },
  {
    number: 'R005',
    title: 'a confirmation that names rows by a field that they lack',
    around: asking({ asked: 'GetShelves', by: {}, moreThan: 1, named: 'nam' }),
    key: 'confirm.when.named',
    found: 'nam',
    didYouMean: 'name',
  },
].map((fault) => ({ ...fault, around: { ...around, ...(fault as Fault).around, declarations: [books, shelves] } })) as Fault[];
