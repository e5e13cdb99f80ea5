import type { Form } from '../forms/form.ts';
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
    ...plans.flatMap(switchTexts),
  ];
  return [...new Set(keys)].sort();
}

/** What a list with switches says: what they are called, their choices, the columns of their rows, and why a filter is off. */
const switchTexts = ({ name, switches = [], columns, filters }: Plan): string[] => [
  ...switches.flatMap((one) => [`resources.${name}.switches.${one.name}.label`, ...(one.values ?? []).map(({ label }) => label)]),
  ...columns.flatMap(({ path, each }) => (each === undefined ? [] : [`resources.${name}.each.${path.replaceAll('.', '_')}`])),
  ...filters.flatMap((filter) => (filter.while === undefined ? [] : [`resources.${name}.onlyWhile.${filter.name}`])),
];

/** Every text below an `errorMessage`, at any depth of a schema. */
function messagesOf(schema: unknown, isMessage = false): string[] {
  if (typeof schema === 'string') return isMessage ? [schema] : [];
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => messagesOf(value, isMessage || key === 'errorMessage'));
}
