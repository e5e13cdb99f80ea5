import { useTranslate } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';

/** What an action would be done to. */
export interface Target {
  ids: readonly string[];
  /** The rows of the ids, as far as they are here. */
  records?: readonly Values[] | undefined;
  /** All that match are meant, not only the ids. */
  matching?: unknown;
  /** The record that the list is below. */
  parent?: Values | undefined;
}

/** Why an action cannot be done now, in words: `idle` where nothing is selected, `why` for a state or rule that forbids it. */
export function useUnavailable(plan: Plan) {
  const translate = useTranslate();
  return (action: ActionPlan, { ids, records = [], matching, parent }: Target): { idle?: string; why?: string } => {
    const whyNot = (general: string) => ({ why: translate(`resources.${plan.name}.whyNot.${action.name}`, { _: translate(general) }) });
    if (action.on === 'list') return isArchived(parent) ? whyNot('screens.tools.archivedParent') : {};
    if (matching && !action.matching) return { why: translate('screens.tools.notByFilter') };
    if (!matching && ids.length === 0) return { idle: translate('screens.tools.selectFirst') };
    if (action.on !== 'archived' && records.length > 0 && records.every(isArchived)) return { why: translate('screens.tools.archived') };
    // A selection of which some rows allow it is tried: the platform says which it left, and why.
    if (records.length > 0 && records.length >= ids.length && records.every((record) => forbids(action, record)))
      return whyNot('screens.tools.otherState');
    return {};
  };
}

/** Archived records can only be restored, which the platform would report only after a form was filled in. */
export const isArchived = (record: Values | undefined): boolean => Boolean(record && at(record, 'archivedAt'));

/** Does the record's state forbid the action? A field that is not here says nothing. */
export function forbids({ when }: ActionPlan, record: Values): boolean {
  return (when ?? []).some(({ field, in: allowed }) => {
    const value = at(record, field);
    return value !== undefined && !allowed.includes(value);
  });
}

/** An action's name: the resource's own text, else the general one. */
export function useActionLabel(plan: Plan) {
  const translate = useTranslate();
  return ({ name }: ActionPlan): string =>
    translate(`resources.${plan.name}.actions.${name}`, { _: translate(`screens.action.names.${name}`) });
}
