import { AccessPreview } from '../access/AccessPreview.tsx';
import type { PreviewProps } from '../../engine/screens/values/registry.ts';

interface Param {
  groupId?: string | null;
  userIds?: string[] | null;
  matching?: unknown;
}

export function Members({ values, operation }: PreviewProps) {
  const { groupId, userIds, matching } = (values['param'] ?? {}) as Param;
  const ids = userIds ?? [];
  if (!groupId || (!matching && ids.length === 0)) return null;
  const leave = operation === 'ORGGroupRemoveUsers';
  const param = {
    groupId,
    add: leave || matching ? [] : ids,
    remove: leave && !matching ? ids : [],
    ...(matching ? { [leave ? 'removeMatching' : 'addMatching']: matching } : {}),
  };
  return <AccessPreview operation="ORGPreviewGroupMembers" variables={{ param }} />;
}
