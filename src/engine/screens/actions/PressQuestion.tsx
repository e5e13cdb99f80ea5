import { useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { Values } from '../../plan/sources.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { later } from '../values/later.tsx';
import { dialogOf, isWarning } from '../values/registry.ts';
import type { Matching } from '../values/useSelection.ts';
import { ActionPreview } from './ActionPreview.tsx';
import { useActionLabel } from './available.ts';
import { choicesOf } from './choices.ts';
import { ChooseMenu } from './ChooseMenu.tsx';
import { RecountDialog } from './RecountDialog.tsx';
import { leftOver } from './runInParts.ts';
import { TriedDialog } from './TriedDialog.tsx';
import { TriedEffect } from './TriedEffect.tsx';
import type { Choice, PendingAction, PressOptions } from './PressOptions.ts';
import type { useTries } from './useTries.ts';
import type { ActionPlan } from '../../plan/Plan.ts';

interface Props extends PressOptions {
  open: PendingAction;
  dataOf: (choice: Choice) => Values;
  tries: ReturnType<typeof useTries>;
  tryFirst: (action: ActionPlan, chosen?: string) => Promise<void>;
  go: (action: ActionPlan, by?: Matching, choice?: Choice) => Promise<void>;
  onClose: () => void;
}

/** The menu or dialog between the press of an action and its run. */
export function PressQuestion({ open, plan, ids, record, records, matching, parent, switches, dataOf, tries, ...on }: Props) {
  const translate = useTranslate();
  const { action } = open;
  const label = useActionLabel(plan)(action);
  const count = matching?.total ?? ids.length;
  const choices = () => choicesOf(action, switches, translate, records);
  if (open.step === 'choose')
    return (
      <ChooseMenu
        label={label}
        choices={choices()}
        anchor={open.anchor}
        onChoose={({ id }) => void on.tryFirst(action, id)}
        onClose={on.onClose}
      />
    );
  if (open.step === 'dialog') {
    const Dialog = dialogOf(open.dialog);
    return Dialog && createElement(Dialog, { title: label, record, onClose: on.onClose });
  }
  if (open.step === 'form')
    return (
      <ActionFormDialog
        {...{ plan, action, ids, parent, record, matching }}
        onClose={on.onClose}
        onDone={(outcome) => on.onDone(leftOver(outcome), outcome, action)}
      />
    );
  if (open.step === 'edit')
    return (
      <EditFieldDialog
        {...{ plan, action, ids, matching, parent }}
        onClose={on.onClose}
        onDone={(outcome) => {
          on.onClose();
          on.onDone(leftOver(outcome), outcome, action);
        }}
        onDetails={on.onDetails}
      />
    );
  if (open.step === 'tried')
    return (
      <TriedDialog
        resource={plan.name}
        action={action}
        label={label}
        choice={choices().find(({ id }) => id === open.chosen)?.label}
        effect={open.effect}
        count={(spared) => tries(action, { ids, matching, parent, data: dataOf({ chosen: open.chosen, spared }) })}
        onConfirm={(spared, told) => void on.go(action, matching, { chosen: open.chosen, spared, told })}
        onClose={on.onClose}
      />
    );
  if (open.step === 'recount')
    return (
      <RecountDialog
        label={label}
        matching={open.matching}
        expected={open.expected}
        onConfirm={() => void on.go(action, open.matching, open)}
        onClose={on.onClose}
      />
    );
  const words = (part: string, general: string) =>
    translate(`resources.${plan.name}.confirm.${action.name}.${part}`, { smart_count: count, _: general });
  return (
    <ConfirmDialog
      title={words('title', translate('ra.message.are_you_sure'))}
      text={open.warning ?? words('text', '')}
      confirm={label}
      final={!action.undo}
      onConfirm={() => void on.go(action)}
      onClose={on.onClose}
    >
      {open.effect ? (
        <TriedEffect effect={open.effect} />
      ) : (
        action.preview && !isWarning(action.preview.name) && <ActionPreview {...{ action, ids, parent, record, matching }} />
      )}
    </ConfirmDialog>
  );
}

const ActionFormDialog = later(async () => (await import('./form/ActionForm.tsx')).ActionFormDialog);

const EditFieldDialog = later(async () => (await import('./edit/EditFieldDialog.tsx')).EditFieldDialog);
