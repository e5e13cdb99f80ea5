import { useTranslate } from 'ra-core';
import type { Matching } from '../values/useSelection.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';

interface Props {
  label: string;
  matching: Matching;
  expected: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function RecountDialog({ label, matching: { total }, expected, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('screens.tools.recount.title')}
      text={translate(total === 0 ? 'screens.tools.recount.none' : 'screens.tools.recount.text', {
        smart_count: total,
        expected: expected.toLocaleString(),
      })}
      confirm={
        total === 0 ? translate('ra.action.close') : translate('screens.tools.recount.confirm', { action: label, smart_count: total })
      }
      onConfirm={total === 0 ? onClose : onConfirm}
      onClose={onClose}
    />
  );
}
