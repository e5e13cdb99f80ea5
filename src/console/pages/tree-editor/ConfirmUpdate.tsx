import { useTranslate } from 'ra-core';
import { AccessPreview } from '../../access/AccessPreview.tsx';
import { ConfirmDialog } from '../../../engine/screens/layout/ConfirmDialog.tsx';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import type { Changes, HierarchiesChange } from './changes.ts';

interface Props {
  customerName: string;
  changes: Changes;
  hierarchies: HierarchiesChange & { expectedVersion: number };
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the tree is saved (specification 2 §2), and says whose access it changes. */
export function ConfirmUpdate({ customerName, changes, hierarchies, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const kinds = (['added', 'renamed', 'moved', 'archived'] as const).filter((kind) => changes[kind].length > 0);
  return (
    <ConfirmDialog
      title={translate('pages.departments.confirm.title', { customer: customerName })}
      text={`${translate('pages.departments.confirm.text')}\n\n${translate('pages.departments.confirm.question')}`}
      confirm={translate('pages.departments.update')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {kinds.map((kind) => (
          <Tag key={kind} tone={kind === 'archived' ? 'warning' : 'info'}>
            {translate(`pages.departments.kinds.${kind}`, { smart_count: changes[kind].length })}
          </Tag>
        ))}
      </span>
      <AccessPreview operation="ORGPreviewHierarchies" variables={{ hierarchies }} />
    </ConfirmDialog>
  );
}
