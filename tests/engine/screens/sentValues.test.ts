import { describe, expect, it } from 'vitest';
import { loadForm } from '../../../src/generated/forms/load.ts';
import type { FieldPlan } from '../../../src/engine/plan/Plan.ts';
import { at, type Values } from '../../../src/engine/plan/sources.ts';
import { initialValues, put } from '../../../src/engine/screens/values/formValues.ts';
import { sentValues } from '../../../src/engine/screens/form/sentValues.ts';
import { field } from './handForm.ts';

const uses = ['create', 'update'] as const;
const forms = await Promise.all(Object.entries(loadForm).map(async ([id, load]) => [id, (await load()).plan.fields] as const));

/** Paths of a form's secrets outside its rows. */
const secretsOf = (fields: readonly FieldPlan[], above = ''): string[] =>
  fields.flatMap((each) => [
    ...(each.writeOnly ? [above + each.name] : []),
    ...(each.kind === 'group' ? secretsOf(each.fields ?? [], `${above}${each.name}.`) : []),
  ]);
const isSent = (values: Values, path: string): boolean => at(values, path) !== undefined;

describe('a secret that is left blank', () => {
  const withSecrets = forms.filter(([, fields]) => secretsOf(fields).length > 0);

  it('is a field of some form', () => expect(withSecrets.length).toBeGreaterThan(0));

  it.each(withSecrets)('is not sent by %s, so that the one that is set stays', (_, fields) => {
    for (const blank of ['', undefined])
      for (const secret of secretsOf(fields)) {
        const typed = initialValues({ fields });
        put(typed, secret, blank);
        for (const use of uses) expect([use, blank, isSent(sentValues(fields, use, typed).values, secret)]).toEqual([use, blank, false]);
        put(typed, secret, 'typed');
        for (const use of uses) expect(at(sentValues(fields, use, typed).values, secret)).toBe('typed');
      }
  });

  const secret = (name: string) => field(name, { writeOnly: true });
  it.each<[string, FieldPlan[], string]>([
    ['at the top', [secret('password'), field('note')], ''],
    ['below a dotted name', [secret('extra.password'), field('extra.note')], 'extra.'],
    ['in a group', [field('extra', { kind: 'group', required: true, fields: [secret('password'), field('note')] })], 'extra.'],
  ])('is kept %s, where a text that is emptied is not', (where, fields, above) => {
    const typed = { password: '', note: '', extra: { password: '', note: '' } };
    const { values } = sentValues(fields, 'update', typed);
    expect(isSent(values, `${above}password`)).toBe(false);
    // The object of a group is sent as a whole, without what is empty in it.
    if (where !== 'in a group') expect([isSent(values, `${above}note`), at(values, `${above}note`)]).toEqual([true, null]);
    expect(isSent(sentValues(fields, 'create', typed).values, `${above}password`)).toBe(false);
  });
});

describe('a value that an input emptied to null', () => {
  const fields = [field('note'), field('size', { kind: 'number' }), field('extra', { kind: 'json' })];
  const typed = { note: null, size: null, extra: null };

  it('is left out of what is created, but for JSON, in which null is a value', () =>
    expect(sentValues(fields, 'create', typed).values).toEqual({ extra: null }));

  it('empties what is updated', () => expect(sentValues(fields, 'update', typed).values).toEqual(typed));
});
