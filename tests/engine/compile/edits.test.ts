import { describe, expect, it } from 'vitest';
import { editsKey } from '../../../src/engine/compile/edits.ts';
import type { FieldPlan, FormPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { field, thingsPlan } from '../screens/handForm.ts';

const edits = (fields: FieldPlan[], more: Partial<FormPlan> = {}, plan: Partial<Plan> = {}) =>
  editsKey(thingsPlan(plan), { id: 'lib/thing', operation: 'UpdateThing', argument: 'thing', fields, transforms: {}, ...more }).edits;

const all = [field('name'), field('size', { kind: 'number' }), field('owner', { kind: 'reference', reference: 'people' })];

describe('the fields that are edited on their own', () => {
  it('are those of the update form that one input sets', () => {
    const others = [
      field('id', { hidden: true }),
      field('code', { readOnly: true }),
      field('secret', { writeOnly: true }),
      field('lines', { kind: 'rows', fields: [field('text')] }),
      field('file', { widget: 'file' }),
    ];
    expect(edits([...all, ...others])).toEqual(['name', 'size', 'owner']);
  });

  it('are none that another field, or a confirmation, depends on', () => {
    const shown = field('reason', { shownWith: 'size' });
    const derived = field('slug', { derive: { from: 'name', by: 'slug' } });
    expect(edits([...all, shown, derived])).toEqual(['owner', 'slug']);
    expect(edits(all, { confirm: [{ when: { changed: 'size' } }, { when: [{ field: 'name', is: 'x' }] }] })).toEqual(['owner']);
  });

  it('are none of a form that always asks, has a template, or belongs to no list', () => {
    expect(edits(all, { confirm: true })).toBeUndefined();
    expect(edits(all, { confirm: { words: 'sure' } })).toBeUndefined();
    expect(edits(all, {}, { parent: 'places' })).toBeUndefined();
    expect(edits(all, {}, { kind: 'settings' })).toBeUndefined();
    expect(edits([field('lines', { kind: 'rows', fields: [] })])).toBeUndefined();
  });
});
