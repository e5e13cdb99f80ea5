import { useTranslate } from 'ra-core';
import type { Values } from '../../../engine/plan/sources.ts';
import { AccessPreview } from '../../access/AccessPreview.tsx';
import { ConfirmDialog } from '../../../engine/screens/layout/ConfirmDialog.tsx';

interface Props {
  name: string;
  variables: Values;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before permissions change, and shows who gains and who loses by it (spec 2 §4 “Permission form”; decisions §5). */
export function ConfirmUpdate({ name, variables, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('permissions.confirm.title', { name })}
      text={translate('permissions.confirm.text')}
      confirm={translate('permissions.update')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <AccessPreview operation="CommonPreviewPolicy" variables={variables} />
    </ConfirmDialog>
  );
}
