import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import { countedDimensions } from '../../../src/engine/compile/countedBreakdown.ts';
import { readContract, withoutExtensions } from '../../../src/engine/compile/contract.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { fill } from '../../../src/engine/plan/fill.ts';
import type { ColumnPlan, FilterPlan, OperationPlan } from '../../../src/engine/plan/Plan.ts';
import { yesOrNo } from '../../../src/engine/plan/yesOrNo.ts';
import { around, books, sdl as library } from './library.ts';

/** The library, whose books can be grouped. */
const sdl = `${library}
  enum GroupStep @extension { DAY MONTH }
  enum MeasureKind @extension { SUM AVERAGE LOWEST HIGHEST }
  enum BookGroupField @extension { genre createdAt shelfId }
  enum BookNumberField @extension { pages }
  input BookGrouping @extension { field: BookGroupField! step: GroupStep }
  input BookMeasure @extension { field: BookNumberField! kind: MeasureKind! }
  type RowGroup @extension { keys: [String]! names: [String]! count: Int! values: [Float]! }
  type RowGroups @extension { groups: [RowGroup!]! count: Int! values: [Float]! groupCount: Int! }
  input MomentRange @extension { gte: DateTime lte: DateTime }
  extend input BooksFilter { createdAt: MomentRange @extension }
  extend type BookPage { breakdown(by: [BookGrouping!]!, measures: [BookMeasure!]): RowGroups! @extension }
`;
const contract = readContract(sdl);
const bare = readContract(withoutExtensions(sdl));

const compiled = (declared: Partial<Declaration>, on = contract) =>
  compile({ ...books, ...declared }, on.introspection, platform, {
    ...around,
    access: contract.access,
    extensions: contract.extensions,
  });

const planOf = (declared: Partial<Declaration>, on = contract) => {
  const { plan, problems } = compiled(declared, on);
  if (plan === undefined) throw new Error(JSON.stringify(problems));
  return plan;
};

const list: Partial<Declaration> = { filters: ['genre'], columns: ['title', 'createdAt'] };

describe('groups of a list', () => {
  it("are the list's own operation, filtered alike and asked for no rows", () => {
    const { breakdown } = planOf(list);
    expect(breakdown?.operation?.text).toBe(
      'query GetBooks($filter: BooksFilter!, $by: [BookGrouping!]!, $measures: [BookMeasure!]) { GetBooks(filter: $filter) { ' +
        'breakdown(by: $by, measures: $measures) { groups { keys names count values } count groupCount values } } }',
    );
    expect(validate(contract.schema, parse(breakdown?.operation?.text ?? ''))).toEqual([]);
    const by = [{ field: 'genre' }];
    expect(
      breakdown?.operation && fill(breakdown.operation, { page: 3, size: 30, filter: { genre: 'POEM' }, breakdown: { by }, scope: {} }),
    ).toMatchObject({
      filter: { genre: 'POEM' },
      by,
    });
  });

  it('are by the fields that a filter leads to, times by steps', () => {
    const { breakdown } = planOf(list);
    expect(breakdown?.dimensions.map(({ field, time }) => [field, time])).toEqual([
      ['genre', undefined],
      ['createdAt', { from: 'gte', to: 'lte' }],
    ]);
    expect(breakdown?.numbers).toEqual([{ field: 'pages', label: 'resources.books.fields.pages' }]);
    expect(breakdown?.first).toEqual({ by: [{ field: 'genre' }], chart: 'bar' });
  });

  it('are another way to show the list, unless the declaration leaves them out or no filter leads to a group', () => {
    expect(planOf(list).views).toEqual([
      { kind: 'table', name: 'table' },
      { kind: 'explore', name: 'explore' },
    ]);
    expect(planOf({ ...list, explore: false }).views).toBeUndefined();
    expect(planOf({ filters: [], columns: ['title'] }).breakdown).toBeUndefined();
  });

  it('are counted by the total of a list without them', () => {
    const { breakdown } = planOf({ filters: ['genre'], columns: ['title', 'genre'] }, bare);
    expect(breakdown?.operation).toBeUndefined();
    expect(breakdown?.dimensions.map(({ field, choices }) => [field, choices?.length])).toEqual([['genre', 3]]);
    expect(breakdown?.first).toEqual({ by: [{ field: 'genre' }], chart: 'bar' });
  });

  it('are not offered by a schema without them, where no column has a filter', () => {
    expect(planOf({ ...list, explore: { by: 'genre' } }, bare).views).toBeUndefined();
    expect(planOf(list, bare).breakdown).toBeUndefined();
  });

  it('begin as declared', () => {
    const explore = { by: ['createdAt day', 'genre'], measure: 'sum pages', chart: 'table' } as const;
    expect(planOf({ ...list, explore }).breakdown?.first).toEqual({
      by: [{ field: 'createdAt', step: 'day' }, { field: 'genre' }],
      measure: { kind: 'sum', field: 'pages' },
      chart: 'table',
    });
  });

  it.each([
    [{ by: 'genra' }, 'explore.by', 'genra', 'genre'],
    [{ by: ['createdAt month', 'titel'] }, 'explore.by.1', 'titel', undefined],
    [{ by: 'createdAt months' }, 'explore.by', 'months', 'month'],
    [{ by: 'genre month' }, 'explore.by', 'month', undefined],
    [{ measure: 'sum page' }, 'explore.measure', 'sum page', 'sum pages'],
    [{ measure: 'most pages' }, 'explore.measure', 'most pages', undefined],
  ])('%j does not fit', (explore, key, found, didYouMean) => {
    const { problems = [] } = compiled({ ...list, explore } as Partial<Declaration>);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ number: 'R058', key, found });
    if (didYouMean) expect(problems[0]?.didYouMean).toBe(didYouMean);
  });
});

describe('a column of yes and no', () => {
  const column = { path: 'open', kind: 'boolean', label: 'open' } as ColumnPlan;
  const by = (filter: object) =>
    countedDimensions({ read: { total: 'total' } } as OperationPlan, [column], [{ name: 'open', ...filter } as FilterPlan]);

  it('groups a list by its own filter, and by none that takes something else or is shown in a way of its own', () => {
    expect(by({ kind: 'boolean' })).toEqual([{ field: 'open', label: 'open', yesNo: true, choices: yesOrNo }]);
    expect([by({ kind: 'choice' }), by({ kind: 'boolean', widget: 'scale' })]).toEqual([[], []]);
  });
});
