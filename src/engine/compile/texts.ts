import type { Form } from '../forms/form.ts';
import type { FormPlan, Plan } from '../plan/Plan.ts';

export function neededTexts(plans: readonly Plan[], formPlans: readonly FormPlan[], forms: readonly Form[]): string[] {
  const labelled = [
    ...plans.flatMap(({ columns, details, filters }) => [...columns, ...details, ...filters]),
    // Pages label the fields of their own forms.
    ...formPlans.filter(({ resource }) => resource !== undefined).flatMap(({ fields }) => fields),
  ];
  const keys = [
    ...plans.flatMap(({ name, menu }) => [`resources.${name}.name`, ...(menu === undefined ? [] : [`menu.groups.${menu.group}`])]),
    // Suggestions are their own labels.
    ...labelled.flatMap(({ label, choices = [] }) => [
      label,
      ...choices.filter((choice) => choice.label !== choice.id).map((choice) => choice.label),
    ]),
    ...forms.flatMap(({ schema }) => messagesOf(schema)),
    ...plans.flatMap(switchTexts),
  ];
  return [...new Set(keys)].sort();
}

const switchTexts = ({ name, switches = [], columns, filters }: Plan): string[] => [
  ...switches.flatMap((one) => [`resources.${name}.switches.${one.name}.label`, ...(one.values ?? []).map(({ label }) => label)]),
  ...columns.flatMap(({ path, each }) => (each === undefined ? [] : [`resources.${name}.each.${path.replaceAll('.', '_')}`])),
  ...filters.flatMap((filter) => (filter.while === undefined ? [] : [`resources.${name}.onlyWhile.${filter.name}`])),
];

function messagesOf(schema: unknown, isMessage = false): string[] {
  if (typeof schema === 'string') return isMessage ? [schema] : [];
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => messagesOf(value, isMessage || key === 'errorMessage'));
}
