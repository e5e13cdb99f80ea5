import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import type { ShownColumn } from '../values/field.ts';
import { keyOf } from '../values/switches.ts';

/** As high as the real rows, so that nothing moves. */
export const SkeletonRows = memo(function SkeletonRows({
  columns,
  selectable,
  before = false,
  after = false,
  count = 12,
}: {
  columns: readonly ShownColumn[];
  selectable: boolean;
  before?: boolean;
  after?: boolean;
  count?: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {selectable && (
        <td className="box">
          <Skeleton variant="rectangular" width={16} height={16} animation={false} sx={{ borderRadius: '3px' }} />
        </td>
      )}
      {before && <td>&nbsp;</td>}
      {columns.map((each, column) => (
        <td key={keyOf(each)}>
          <Skeleton width={`${40 + ((row * 7 + column * 13) % 45)}%`} animation={false} />
        </td>
      ))}
      {after && <td>&nbsp;</td>}
    </tr>
  ));
});
