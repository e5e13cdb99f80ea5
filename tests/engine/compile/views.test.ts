import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { onShelf } from './faults/switches.ts';
import { around, books, contract, shelves } from './library.ts';

const chooses = (values: string[]) => ({
  operation: { name: 'LabelBooks', args: { genre: 'chosen' } },
  on: 'selection',
  choose: { values },
});

const viewsOf = (more: object): Plan['views'] => {
  const declared = { ...books, columns: ['title', 'genre'], filters: ['genre'], explore: false, ...more } as unknown as Declaration;
  const { plan, problems } = compile(declared, contract.introspection, platform, { ...around, declarations: [declared, shelves] });
  expect(problems).toBeUndefined();
  return plan?.views;
};

describe('the ways to show a list', () => {
  it('are none but a table unless they are declared', () => {
    expect(viewsOf({})).toBeUndefined();
    expect(viewsOf({ views: ['table'] })).toBeUndefined();
  });

  it('find the only field of choices, its filter and the only action that chooses among them', () => {
    expect(viewsOf({ views: ['table', 'board'], actions: { label: chooses(['POEM', 'ESSAY']) } })).toEqual([
      { kind: 'table', name: 'table' },
      {
        kind: 'board',
        name: 'board.genre',
        label: 'resources.books.fields.genre',
        by: { filter: 'genre', several: false, field: 'genre' },
        move: 'label',
      },
    ]);
  });

  it('move nothing where no action, or more than one, chooses among the columns, or where the declaration says so', () => {
    const moveOf = (more: object) => viewsOf({ views: [{ board: 'genre', ...(more as { view?: object }).view }], ...more })?.[0];
    expect(moveOf({})).not.toHaveProperty('move');
    expect(moveOf({ actions: { one: chooses(['POEM']), other: chooses(['ESSAY']) } })).not.toHaveProperty('move');
    expect(viewsOf({ views: [{ board: 'genre', move: null }], actions: { one: chooses(['POEM']) } })?.[0]).not.toHaveProperty('move');
  });

  it('make columns of the rows of a switch, which an action after the open one moves between', () => {
    const shift = {
      operation: { name: 'LabelBooks', args: { genre: { value: 'NOVEL' }, boardId: 'chosen' } },
      on: 'selection',
      choose: { after: 'board' },
    };
    const args = { 'filter.stage.packageId': 'switch.board.packageId', 'filter.stage.status': 'switch.kind' };
    const operations = { ...books.operations, list: { name: 'GetBooks', args } };
    expect(viewsOf({ ...onShelf, operations, views: [{ board: 'board' }], actions: { shift } })).toEqual([
      { kind: 'board', name: 'board.board', label: 'resources.books.switches.board.label', by: { switch: 'board' }, move: 'shift' },
    ]);
  });
});
