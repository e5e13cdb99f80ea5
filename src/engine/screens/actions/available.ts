import { useTranslate } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import type { OpenSwitch } from '../values/switches.ts';
import { choicesOf, choosesByRecord } from './choices.ts';
import { forbids } from './forbids.ts';

export interface Target {
  ids: readonly string[];
  records?: readonly Values[] | undefined;
  matching?: unknown;
  parent?: Values | undefined;
  switches?: readonly OpenSwitch[] | undefined;
}

/** Reason in words: `idle` without a selection, `why` for a state or rule that forbids it. */
export function useUnavailable(plan: Plan) {
  const translate = useTranslate();
  return (action: ActionPlan, { ids, records = [], matching, parent, switches }: Target): { idle?: string; why?: string } => {
    const whyNot = (general: string) => ({
      why: translate(`resources.${plan.name}.whyNot.${action.slot ?? action.name}`, { smart_count: ids.length, _: translate(general) }),
    });
    if (action.on === 'list') return isArchived(parent) ? whyNot('screens.tools.archivedParent') : {};
    if (matching && !takesMatching(action)) return { why: translate('screens.tools.notByFilter') };
    if (!matching && ids.length === 0) return { idle: translate('screens.tools.selectFirst') };
    if (action.on !== 'archived' && records.length > 0 && records.every(isArchived)) return { why: translate('screens.tools.archived') };
    // With some allowed rows the action is tried: the platform reports the others.
    if (records.length > 0 && records.length >= ids.length && records.every((record) => forbids(action, record)))
      return whyNot('screens.tools.otherState');
    if (choosesByRecord(action, switches) && (records.length < ids.length || choicesOf(action, switches, String, records).length === 0))
      return whyNot('screens.tools.noChoice');
    return {};
  };
}

/** True if the action works for all rows of a filter: in one call, or row by row as they are read. */
export const takesMatching = ({ matching, edits }: ActionPlan): boolean => Boolean(matching ?? edits);

/** Archived records can only be restored, which the platform would report only after a form was filled in. */
export const isArchived = (record: Values | undefined): boolean => Boolean(record && at(record, 'archivedAt'));

export function useActionLabel(plan: Plan) {
  const translate = useTranslate();
  return ({ name, slot = name }: ActionPlan): string =>
    translate(`resources.${plan.name}.actions.${slot}`, { _: translate(`screens.action.names.${slot}`) });
}
