import type { Fault } from '../library.ts';
import { onShelf } from './switches.ts';

const views = (...declared: unknown[]) => ({ filters: ['genre'], columns: ['title', 'genre', 'pages'], views: declared });
const label = { label: { operation: { name: 'LabelBooks', args: { genre: 'chosen' } }, on: 'selection', choose: { values: ['POEM'] } } };

/** Faults in the ways to show a list. */
export const viewFaults: Fault[] = [
  {
    number: 'R001',
    title: 'an unknown key of a view',
    change: views({ board: 'genre', moves: 'label' }),
    key: 'views.0.moves',
    found: 'moves',
    didYouMean: 'move',
  },
  { number: 'R031', title: 'the same view twice', change: views('board', { board: 'genre' }), key: 'views', found: 'board.genre' },
  {
    number: 'R057',
    title: 'a board by no field of choices',
    change: views({ board: 'genra' }),
    key: 'views.0.board',
    found: 'genra',
    didYouMean: 'genre',
  },
  { number: 'R057', title: 'a board by a number', change: views({ board: 'pages' }), key: 'views.0.board', found: 'pages' },
  {
    number: 'R057',
    title: 'a board by an unknown filter',
    change: views({ board: 'genre', filter: 'genra' }),
    key: 'views.0.filter',
    found: 'genra',
    didYouMean: 'genre',
  },
  {
    number: 'R057',
    title: 'a board of a list that has no filter of its own',
    change: { ...views({ board: 'genre' }), filters: [] },
    key: 'views.0.filter',
    found: '',
  },
  { number: 'R057', title: 'a board without a field that fits', change: { ...views('board'), filters: [] }, key: 'views.0', found: '' },
  {
    number: 'R057',
    title: 'a move that chooses nothing',
    change: { ...views({ board: 'genre', move: 'lable' }), actions: label },
    key: 'views.0.move',
    found: 'lable',
    didYouMean: 'label',
  },
  {
    number: 'R057',
    title: 'a move among the rows of a switch that chooses a value',
    change: { ...onShelf, views: [{ board: 'board', move: 'label' }], actions: label },
    key: 'views.0.move',
    found: 'label',
  },
  { number: 'R057', title: 'a calendar by a text', change: views({ calendar: 'title' }), key: 'views.0.calendar', found: 'title' },
  {
    number: 'R057',
    title: 'a calendar of a list without a filter for a span',
    change: { ...views({ calendar: 'createdAt' }), columns: ['title', 'createdAt'] },
    key: 'views.0.filter',
    found: 'createdAt',
  },
  {
    number: 'R058',
    title: 'a grouping of a list that cannot be grouped',
    change: { explore: { by: 'genre' }, filters: [] },
    key: 'explore',
    found: 'GetBooks',
  },
  { number: 'R057', title: 'a calendar without a field that fits', change: views('calendar'), key: 'views.0', found: '' },
];
