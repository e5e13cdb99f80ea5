import { useTranslate } from 'ra-core';
import type { FormPlan } from '../../plan/Plan.ts';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';

/** Asks before a form is saved whose Save settles something for good. */
export function ConfirmSave({ formPlan, onConfirm, onClose }: { formPlan: FormPlan; onConfirm: () => void; onClose: () => void }) {
  const translate = useTranslate();
  const key = `forms.${formPlan.id.replaceAll('/', '.')}.confirm`;
  return (
    <ConfirmDialog
      title={translate(`${key}.title`, { _: translate('ra.message.are_you_sure') })}
      text={translate(`${key}.text`, { _: '' })}
      confirm={translate(`${key}.yes`, { _: translate('ra.action.save') })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
