import type { RaRecord } from 'ra-core';
import type { FieldPlan, FormPlan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { initialValues } from '../../values/formValues.ts';

export interface Newer {
  opened: RaRecord;
  mine: Values;
  record: RaRecord;
}

export interface Difference {
  field: FieldPlan;
  mine: unknown;
  theirs: unknown;
  changedHere: boolean;
}

/** Empty values of any kind are equal. */
export function differences(formPlan: FormPlan, { opened, mine, record }: Newer): Difference[] {
  const [before, now] = [initialValues(formPlan, opened), initialValues(formPlan, record)];
  return formPlan.fields.flatMap((field) => {
    const [own, theirs, first] = [mine, now, before].map((values) => at(values, field.name));
    // Typed secrets are shown to nobody.
    return field.writeOnly || same(own, theirs) ? [] : [{ field, mine: own, theirs, changedHere: !same(own, first) }];
  });
}

const same = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) => (held === '' || held === null ? undefined : ordered(held))) ?? '';

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
