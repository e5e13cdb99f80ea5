import type { RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { ChildList } from './ChildList.tsx';
import { InfoPanel } from './InfoPanel.tsx';

export function MainList({ plan, child, record, archived }: { plan: Plan; child: Plan; record: RaRecord; archived: boolean }) {
  return (
    <>
      <InfoPanel plan={plan} archived={archived} />
      <ChildList key={`${child.name} ${String(record.id)}`} plan={child} parent={record} main />
    </>
  );
}
