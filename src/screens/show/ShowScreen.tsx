import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { RecordContextProvider, ResourceContextProvider, useTranslate, type RaRecord } from 'ra-core';
import { Link, useParams } from 'react-router';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { usePlanRights } from '../usePlanRights.ts';
import { useScreenPath } from '../useScreenPath.ts';
import { Details } from './Details.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { Card, RecordCard } from './RecordSkeleton.tsx';
import { useRecord } from './useRecord.ts';

/** One record of any plan, with what can be done with it. */
export function ShowScreen({ plan }: { plan: Plan }) {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { may, actions } = usePlanRights(plan);
  const { record, complete, error, refetch } = useRecord(plan, id);
  if (error && !record) return <RecordFailure plan={plan} error={error} refetch={refetch} />;

  const archived = Boolean(at(record, 'archivedAt'));
  const possible =
    record && complete
      ? [...actions('record'), ...actions(archived ? 'archived' : 'selection')].filter((action) => applies(action, record))
      : [];
  const name = translate(`resources.${plan.name}.name`);
  return (
    <PageLayout
      title={String(at(record, plan.title) ?? translate('ra.message.loading'))}
      back={archived && may.archive ? { to: path.archive, label: translate('screens.archive.title') } : { to: path.list, label: name }}
      actions={
        <>
          {archived && <Chip label={translate('screens.show.archived')} size="small" sx={{ alignSelf: 'center' }} />}
          {possible.map((action) => (
            <ActionButton key={action.name} plan={plan} action={action} ids={[id]} onDone={() => undefined} />
          ))}
          {may.update && !archived && (
            <Button variant="contained" component={Link} to={path.edit(id)} startIcon={<Edit />}>
              {translate('ra.action.edit')}
            </Button>
          )}
        </>
      }
    >
      {record && complete ? (
        <ResourceContextProvider value={plan.name}>
          <RecordContextProvider value={record}>
            <Card>
              <Details details={plan.details} record={record} archived={archived} />
            </Card>
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : (
        <RecordCard lines={plan.details.length} />
      )}
    </PageLayout>
  );
}

const applies = ({ when }: ActionPlan, record: RaRecord): boolean => !when || when.in.includes(at(record, when.field));
