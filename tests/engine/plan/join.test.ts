import { describe, expect, it } from 'vitest';
import { isUserInput } from '../../../src/engine/plan/Source.ts';
import { valueOf } from '../../../src/engine/plan/sources.ts';
import { initialValues } from '../../../src/engine/screens/values/formValues.ts';
import { source } from '../../support/sources.ts';

const managers = source({ join: { 'form.hires': { type: 'HIRES' }, 'form.recruits': { type: 'RECRUITS' } } });

describe('a list joined of several', () => {
  it('has the rows of each in order, with the constants of their list', () => {
    const form = { hires: [{ name: 'A' }, { name: 'B' }], recruits: [{ name: 'C', type: 'another' }] };
    expect(valueOf(managers, { form })).toEqual([
      { name: 'A', type: 'HIRES' },
      { name: 'B', type: 'HIRES' },
      { name: 'C', type: 'RECRUITS' },
    ]);
    expect(form.hires).toEqual([{ name: 'A' }, { name: 'B' }]);
  });

  it('is empty where none of them is there', () => {
    expect(valueOf(managers, { form: { hires: null } })).toEqual([]);
    expect(valueOf(managers, {})).toEqual([]);
  });

  it('is the choice of who fills in the form', () => {
    expect(isUserInput(managers)).toBe(true);
    expect(isUserInput(source({ join: { 'scope.rows': {} } }))).toBe(false);
  });

  it('is taken apart again when a form opens on the record', () => {
    const field = (name: string, type: string) => ({
      ...{ name, label: '', help: '', kind: 'rows' as const, required: true, from: { path: 'managers', where: { type } } },
      fields: [{ name: 'name', label: '', help: '', kind: 'text' as const, required: true }],
    });
    const record = { managers: valueOf(managers, { form: { hires: [{ name: 'A' }], recruits: [{ name: 'C' }] } }) };
    const fields = [field('hires', 'HIRES'), field('recruits', 'RECRUITS'), field('others', 'OTHERS')];
    expect(initialValues({ fields }, record)).toEqual({ hires: [{ name: 'A' }], recruits: [{ name: 'C' }], others: [] });
    expect(initialValues({ fields })).toEqual({ hires: [], recruits: [], others: [] });
  });
});
