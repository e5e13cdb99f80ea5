import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { fill } from '../../../src/engine/plan/fill.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { onShelf } from './faults/switches.ts';
import { around, books, contract, shelves } from './library.ts';

const declared = {
  ...books,
  opens: { panel: 'bookId' },
  ...onShelf,
  operations: {
    ...books.operations,
    list: { name: 'GetBooks', args: { 'filter.stage.packageId': 'switch.board.packageId', 'filter.stage.status': 'switch.kind' } },
  },
  columns: ['title', { field: 'pages', each: 'board' }, { field: 'createdAt', while: { switch: 'kind', in: ['NOVELS'] } }],
  filters: ['genre'],
  actions: {
    label: { operation: { name: 'LabelBooks', args: { genre: 'chosen' } }, on: 'selection', choose: { values: ['POEM', 'ESSAY'] } },
    shift: {
      operation: { name: 'LabelBooks', args: { genre: { value: 'NOVEL' }, boardId: 'chosen' } },
      on: 'selection',
      choose: { after: 'board' },
    },
  },
} as unknown as Declaration;
const planOf = (declaration: Declaration): Plan => {
  const { plan, problems } = compile(declaration, contract.introspection, platform, { ...around, declarations: [declared, shelves] });
  expect(problems).toBeUndefined();
  return plan as Plan;
};

describe('a list that switches', () => {
  const plan = planOf(declared);
  const sent = (chosen: object) =>
    fill(plan.list as NonNullable<Plan['list']>, { parent: { id: 's1' }, columns: [], ...chosen })['filter'] ?? {};

  it('says what there is to choose: rows of its parent, and values with what they send and begin sorted by', () => {
    expect(plan.switches).toEqual([
      {
        name: 'board',
        rows: {
          path: 'boards',
          id: '_id',
          label: 'label',
          tag: { path: 'genre', choices: ['NOVEL', 'ESSAY', 'POEM'].map((id) => ({ id, label: `enums.Genre.${id}` })) },
        },
      },
      {
        name: 'kind',
        values: [
          { id: 'ALL', label: 'resources.books.switches.kind.ALL', sends: null },
          { id: 'NOVELS', label: 'resources.books.switches.kind.NOVELS', sends: 'NOVEL', sort: { field: 'title', order: 'ASC' } },
        ],
      },
    ]);
    expect(plan.columns.map(({ each, while: when }) => each ?? when)).toEqual([undefined, 'board', { switch: 'kind', in: ['NOVELS'] }]);
  });

  it('sends an object about the open row only where the value that is open sends something', () => {
    const board = { _id: 'b1', packageId: 'p1' };
    expect(sent({ switch: { board, kind: 'NOVEL' } })).toMatchObject({ stage: { packageId: 'p1', status: 'NOVEL' } });
    expect(sent({ switch: { board, kind: undefined } })).not.toHaveProperty('stage');
  });

  it('has its rows read with the record above it, whose page is mainly about it', () => {
    const above = planOf({ ...shelves, operations: { list: 'GetShelves' } });
    expect(above.main).toBe('books');
    expect(above.list?.text).toMatch(/boards \{ _id label genre packageId \}/);
  });

  it('has menus: of values in words, and of what comes after the open row', () => {
    expect(plan.actions.map(({ choose }) => choose)).toEqual([
      { values: ['POEM', 'ESSAY'].map((id) => ({ id, label: `enums.Genre.${id}` })) },
      { after: 'board' },
    ]);
    const operation = plan.actions[0]?.operation as NonNullable<Plan['list']>;
    expect(fill(operation, { ids: ['1'], form: { chosen: 'POEM' } })).toEqual({ filter: { bookIds: ['1'] }, genre: 'POEM' });
  });
});

describe('a list among the tabs of settings', () => {
  it('shows its bar of pages only where it is needed', () => {
    const settings: Declaration = { ...shelves, name: 'settings', kind: 'settings' };
    const pagerIn = (tabs: string[]) => {
      const declarations = [shelves, { ...settings, tabs }];
      return compile(shelves, contract.introspection, platform, { ...around, declarations }).plan?.pager;
    };
    expect([pagerIn(['shelves']), pagerIn(['settings'])]).toEqual(['needed', undefined]);
  });
});
