import type { Form } from '../../validation/form.ts';
import type { FormPlan, Plan } from '../plan/Plan.ts';

/** The keys that a catalogue must have for these plans and forms: names, labels, choices, menu groups and the rules of forms. */
export function neededTexts(plans: readonly Plan[], formPlans: readonly FormPlan[], forms: readonly Form[]): string[] {
  const labelled = [
    ...plans.flatMap(({ columns, details, filters }) => [...columns, ...details, ...filters]),
    // A page words the fields of its own forms itself.
    ...formPlans.filter(({ resource }) => resource !== undefined).flatMap(({ fields }) => fields),
  ];
  const keys = [
    ...plans.flatMap(({ name, menu }) => [`resources.${name}.name`, ...(menu === undefined ? [] : [`menu.groups.${menu.group}`])]),
    // An offered example is its own label.
    ...labelled.flatMap(({ label, choices = [] }) => [
      label,
      ...choices.filter((choice) => choice.label !== choice.id).map((choice) => choice.label),
    ]),
    ...forms.flatMap(({ schema }) => messagesOf(schema)),
  ];
  return [...new Set(keys)].sort();
}

/** Every text below an `errorMessage`, at any depth of a schema. */
function messagesOf(schema: unknown, isMessage = false): string[] {
  if (typeof schema === 'string') return isMessage ? [schema] : [];
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => messagesOf(value, isMessage || key === 'errorMessage'));
}
