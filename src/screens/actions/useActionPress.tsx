import { useTranslate } from 'ra-core';
import { createElement, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ActionDialog, ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { later } from '../later.tsx';
import type { OpenSwitch } from '../list/switches.ts';
import type { Matching } from '../list/useSelection.ts';
import { useScreens } from '../ScreensProvider.tsx';
import { useScreenPath } from '../useScreenPath.ts';
import { useActionLabel } from './available.ts';
import { choicesOf } from './choices.ts';
import { dialogs } from './dialogs.ts';
import { leftOver, type Outcome } from './runInParts.ts';
import { trueCount, useAction, type RunOptions } from './useAction.tsx';

export interface PressOptions {
  plan: Plan;
  ids: readonly string[];
  /** The one record that the action is on. */
  record?: Values | undefined;
  /** All rows of a filter instead of ids. */
  matching?: Matching | undefined;
  parent?: Values | undefined;
  /** What is open of the list's switches, for what is chosen after it. */
  switches?: readonly OpenSwitch[];
  elsewhere?: RunOptions['elsewhere'];
  onDetails?: RunOptions['onDetails'];
  /** Told what became of it, and which rows are left to look at. */
  onDone: (left: string[], outcome: Outcome, action: ActionPlan) => void;
}

type Asking = { action: ActionPlan } & (
  | { step: 'confirm' }
  | { step: 'choose'; anchor: HTMLElement | undefined }
  | { step: 'form' }
  | { step: 'dialog'; dialog: ActionDialog }
  | { step: 'recount'; matching: Matching; expected: number; chosen: string | undefined }
);

/** What a press on an action's button does: asks first, opens its form or its page, or does it at once. */
export function useActionPress({ plan, ids, record, matching, parent, switches, elsewhere, onDetails, onDone }: PressOptions) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = useScreenPath(plan);
  const { can } = useScreens();
  const labelOf = useActionLabel(plan);
  const { run, running } = useAction(plan);
  const [asking, setAsking] = useState<Asking>();
  const [pressed, setPressed] = useState<string>();
  const close = () => setAsking(undefined);

  const go = async (action: ActionPlan, by: Matching | undefined = matching, chosen?: string) => {
    close();
    setPressed(action.name);
    const outcome = await run(action, by ? [] : ids, {
      matching: by,
      parent,
      ...(chosen !== undefined && { data: { chosen } }),
      // What an action on one record leaves is that record, nowhere else.
      elsewhere: action.on === 'record' ? undefined : elsewhere,
      onDetails,
    });
    const count = trueCount(outcome.error);
    if (by && count !== undefined) setAsking({ step: 'recount', action, matching: { ...by, total: count }, expected: by.total, chosen });
    else onDone(leftOver(outcome), outcome, action);
  };
  const press = (action: ActionPlan, anchor?: HTMLElement) => {
    if (action.choose) setAsking({ step: 'choose', action, anchor });
    else if (action.on === 'list' && action.path) void navigate(`${path.list}/${action.path}`);
    else if (action.dialog) setAsking({ step: 'dialog', action, dialog: action.dialog });
    else if (action.form) setAsking({ step: 'form', action });
    else if (action.confirm || (action.preview && can(action.preview.operation))) setAsking({ step: 'confirm', action });
    else void go(action);
  };
  return { press, running: running ? pressed : undefined, dialogs: asking && dialogOf(asking) };

  function dialogOf(open: Asking): ReactNode {
    const { action } = open;
    const label = labelOf(action);
    const count = matching?.total ?? ids.length;
    if (open.step === 'choose')
      return (
        <ChooseMenu
          label={label}
          choices={choicesOf(action, switches, translate)}
          anchor={open.anchor}
          onChoose={({ id }) => void go(action, matching, id)}
          onClose={close}
        />
      );
    if (open.step === 'dialog') return createElement(dialogs[open.dialog], { title: label, record, onClose: close });
    if (open.step === 'form')
      return (
        <ActionFormDialog
          plan={plan}
          action={action}
          ids={ids}
          parent={parent}
          record={record}
          matching={matching}
          onClose={close}
          onDone={(outcome) => onDone(leftOver(outcome), outcome, action)}
        />
      );
    if (open.step === 'recount')
      return (
        <RecountDialog
          label={label}
          matching={open.matching}
          expected={open.expected}
          onConfirm={() => void go(action, open.matching, open.chosen)}
          onClose={close}
        />
      );
    return (
      <ConfirmDialog
        title={translate(`resources.${plan.name}.confirm.${action.name}.title`, {
          smart_count: count,
          _: translate('ra.message.are_you_sure'),
        })}
        text={translate(`resources.${plan.name}.confirm.${action.name}.text`, { smart_count: count, _: '' })}
        confirm={label}
        final={!action.undo}
        onConfirm={() => void go(action)}
        onClose={close}
      >
        {action.preview && <ActionPreview action={action} ids={ids} parent={parent} record={record} matching={matching} />}
      </ConfirmDialog>
    );
  }
}

const ChooseMenu = later(async () => (await import('./ChooseMenu.tsx')).ChooseMenu);
const ConfirmDialog = later(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const RecountDialog = later(async () => (await import('./RecountDialog.tsx')).RecountDialog);
const ActionPreview = later(async () => (await import('./ActionPreview.tsx')).ActionPreview);
const ActionFormDialog = later(async () => (await import('../form/ActionForm.tsx')).ActionFormDialog);
