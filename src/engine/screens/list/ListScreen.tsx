import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { editAction } from '../../plan/editAction.ts';
import type { Plan } from '../../plan/Plan.ts';
import { TabbedPage } from '../layout/tabs/TabbedPage.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { useScreenPath } from '../values/useScreenPath.ts';
import { CollectionView } from './CollectionView.tsx';
import { ListActions } from './ListActions.tsx';

/** Not keyed by its plan: the tabs of a page outlive a change from one to the next. */
export function ListScreen({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { may, actions } = useAvailability();
  const created = (useLocation().state as { created?: string } | null)?.created;
  const rowActions = useMemo(() => {
    const edit = may(plan, 'update') ? editAction(plan) : undefined;
    return [...actions(plan, 'selection'), ...(edit ? [edit] : [])];
  }, [actions, may, plan]);
  const [creates, archives] = [may(plan, 'create'), may(plan, 'archive')];

  // A record that opens in its form has no other edit page.
  const edits = may(plan, 'update') && plan.opens !== 'edit';
  const createNew = creates && (
    <Button key="create" variant="contained" component={Link} to={path.create} startIcon={<Add />}>
      {translate(`resources.${plan.name}.createNew`, { _: translate('screens.list.createNew') })}
    </Button>
  );
  const viewArchive = translate(`resources.${plan.name}.viewArchive`, { _: translate('screens.list.viewArchive') });
  return (
    <TabbedPage
      plan={plan}
      actions={
        <>
          {archives && (
            <Button component={Link} to={path.archive}>
              {viewArchive}
            </Button>
          )}
          <ListActions plan={plan} />
          {createNew}
        </>
      }
    >
      <CollectionView
        key={plan.name}
        plan={plan}
        archived={false}
        allowed={may(plan, 'list')}
        actions={rowActions}
        {...(archives && { elsewhere: { to: path.archive, label: viewArchive } })}
        open={may(plan, 'show') ? path.opens : edits ? path.edit : undefined}
        edit={edits ? path.edit : undefined}
        copies={plan.copy !== undefined && creates}
        highlighted={created}
        begin={createNew || undefined}
      />
    </TabbedPage>
  );
}
