import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { CollectionView } from './CollectionView.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { useScreenPath } from '../values/useScreenPath.ts';

export function ArchiveScreen({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { may, actions } = useAvailability();
  const rowActions = useMemo(() => actions(plan, 'archived'), [actions, plan]);
  const name = translate(`resources.${plan.name}.name`);
  return (
    <PageLayout
      title={translate(`resources.${plan.name}.archive`, { _: translate('screens.archive.title') })}
      back={{ to: path.list, label: name }}
    >
      <CollectionView
        plan={plan}
        archived
        allowed={may(plan, 'archive')}
        actions={rowActions}
        open={may(plan, 'show') ? path.show : undefined}
        elsewhere={{ to: path.list, label: translate('screens.archive.viewList', { name }) }}
      />
    </PageLayout>
  );
}
