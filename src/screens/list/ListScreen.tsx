import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import type { Plan } from '../../plan/Plan.ts';
import { PageLayout } from '../shell/PageLayout.tsx';
import { usePlanRights } from '../usePlanRights.ts';
import { useScreenPath } from '../useScreenPath.ts';
import { CollectionView } from './CollectionView.tsx';

/** The list of any plan's active records. */
export function ListScreen({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { may, actions } = usePlanRights(plan);
  const created = (useLocation().state as { created?: string } | null)?.created;
  const rowActions = useMemo(() => actions('selection'), [actions]);

  const createNew = may.create && (
    <Button key="create" variant="contained" component={Link} to={path.create} startIcon={<Add />}>
      {translate('screens.list.createNew')}
    </Button>
  );
  return (
    <PageLayout
      title={translate(`resources.${plan.name}.name`)}
      actions={
        <>
          {may.archive && (
            <Button component={Link} to={path.archive}>
              {translate('screens.list.viewArchive')}
            </Button>
          )}
          {createNew}
        </>
      }
    >
      <CollectionView
        plan={plan}
        archived={false}
        allowed={may.list}
        actions={rowActions}
        {...(may.archive && { elsewhere: { to: path.archive, label: translate('screens.list.viewArchive') } })}
        open={may.show ? path.show : may.update ? path.edit : undefined}
        highlighted={created}
        begin={createNew || undefined}
      />
    </PageLayout>
  );
}
