import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import { confirmTexts } from '../../../src/engine/compile/confirmations.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { fill } from '../../../src/engine/plan/fill.ts';
import { valueOf } from '../../../src/engine/plan/sources.ts';
import { source } from '../../support/sources.ts';
import { around, bookForm, books, contract, shelves } from './library.ts';

const asked = { asked: 'GetShelves', by: { organizationId: 'shelf._id' }, moreThan: 1, named: 'name' };
const forms = {
  ...around.forms,
  'lib/createBook': bookForm({}, { confirm: { when: asked } } as never),
  'lib/rename': { ...bookForm({}, { fields: { title: { from: { path: 'shelf.name' } } } }), operation: 'MoveBook', argument: '' },
};
const declaration = {
  ...books,
  opens: { panel: 'bookId' },
  details: ['title', { field: 'pages', part: 'size' }],
  actions: {
    move: {
      operation: { name: 'MoveBook', args: { shelfId: 'new.id' } },
      on: 'record',
      detail: 'pages',
      when: { field: 'inPrint', in: [true] },
    },
  },
} as unknown as Declaration;

describe('a record that opens over its list', () => {
  const compiled = compile(declaration, contract.introspection, platform, { ...around, forms, declarations: [books, shelves] });
  const { plan, problems } = compiled;
  const formPlans = compiled.plan && compiled.forms;

  it('has its parameter, its parts, and what stands next to a detail in the plan', () => {
    expect(problems).toBeUndefined();
    expect(plan).toMatchObject({ panel: 'bookId', details: [{ path: 'title' }, { path: 'pages', part: 'size' }] });
    expect(plan?.opens).toBeUndefined();
    expect(plan?.actions).toMatchObject([{ name: 'move', detail: 'pages' }]);
  });

  it('sends an id made for the call, each another', () => {
    const made = ['a', 'b'][Symbol.iterator]();
    const newId = () => made.next().value as string;
    const operation = plan?.actions[0]?.operation;
    expect(operation && fill(operation, { id: 'k', newId })).toEqual({ bookId: 'k', shelfId: 'a' });
    expect(valueOf({ from: 'newId' }, { newId })).toBe('b');
  });

  it('takes of a list the first value, or some fields of some rows', () => {
    const parent = {
      id: 'p',
      rows: [
        { kind: 'A', name: 'Ann', secret: 1 },
        { kind: 'B', name: 'Bob' },
      ],
    };
    const picked = { from: 'rows' as const, where: { kind: 'A' }, fields: ['name'] };
    expect(valueOf(source({ first: 'parent.rows.name' }), { parent })).toBe('Ann');
    expect(valueOf(source({ first: 'parent.none' }), { parent })).toBeUndefined();
    expect(valueOf({ ...picked, of: source('parent.rows') }, { parent })).toEqual([{ name: 'Ann' }]);
    expect(valueOf({ ...picked, of: source('parent.none') }, { parent })).toBeUndefined();
  });

  it('gives a form the document of what it asks first', () => {
    const confirm = formPlans?.['lib/createBook']?.confirm;
    expect(confirm).toMatchObject({
      when: [
        { by: asked.by, moreThan: 1, named: 'name', read: { rows: 'data', total: 'pagination.totalItems' }, asked: { name: 'GetShelves' } },
      ],
    });
    expect(confirmTexts({ confirm: confirm ?? true })).toEqual([expect.stringContaining('data { name }')]);
  });
});
