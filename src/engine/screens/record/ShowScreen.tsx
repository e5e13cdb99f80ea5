import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { isArchived } from '../actions/available.ts';
import { LaterOwnActions } from '../actions/laterOwnActions.ts';
import type { Outcome } from '../actions/runInParts.ts';
import { ListActions } from '../list/ListActions.tsx';
import { Changes } from '../layout/Changes.tsx';
import { useSeen } from '../layout/useSeen.ts';
import { Present } from '../layout/Present.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { mayBeFavourite } from '../values/favourites.ts';
import { laterWorded } from '../values/later.tsx';
import { ownActionsOf } from '../values/registry.ts';
import { titleText } from '../values/titleText.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { useScreenPath } from '../values/useScreenPath.ts';
import { useTexts } from '../values/useTexts.ts';
import { Tag } from '../widgets/Tag.tsx';
import { Value } from '../widgets/Value.tsx';
import { ChildList } from './ChildList.tsx';
import { Details, isBadge } from '../layout/Details.tsx';
import { MainList } from './MainList.tsx';
import { RecordFailure } from '../layout/RecordFailure.tsx';
import { Card, RecordCard } from '../layout/RecordSkeleton.tsx';
import { preloadParts } from './preloadParts.ts';
import { Activity, useRecordTabs } from './useRecordTabs.tsx';
import { useContextFacts, WithContext } from './context/WithContext.tsx';
import { useRecord } from '../values/useRecord.ts';

export function ShowScreen({ plan }: { plan: Plan }) {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = useScreenPath(plan);
  const { may, actions } = useAvailability();
  const { record, complete: whole, error, refetch, loaded } = useRecord(plan, id);
  const { tabs, current, child, main, panel } = useRecordTabs(plan);
  const facts = useContextFacts(plan);
  useSeen(plan, id, { record: whole ? record : undefined, error });
  // The first list loads without these texts.
  const complete = useTexts(plan.main !== undefined) && whole;
  if (error && !record) return <RecordFailure plan={plan} error={error} refetch={refetch} />;

  const archived = isArchived(record);
  const archives = may(plan, 'archive');
  // Restore comes first, or the menu would hide it.
  const onIt = actions(plan, 'record');
  const offered = archived ? [...actions(plan, 'archived'), ...onIt] : [...onIt, ...actions(plan, 'selection')];
  const possible = record && complete ? offered : [];
  const name = translate(`resources.${plan.name}.name`);
  const archive = { to: path.archive, label: translate('screens.list.viewArchive') };
  const onDone = (_: string[], { done }: Outcome, action: ActionPlan) => {
    // Actions that remove the record lead back to its list (specification 2 §2, 3 §4); restoring stays.
    const takesAway = action.on === 'selection' && plan.actions.some(({ name: undo, on }) => undo === action.undo && on === 'archived');
    if (takesAway && done.includes(id)) void navigate(path.list);
  };
  // A record without a list stands in tabs of others.
  const list = plan.list && { to: path.list, label: name };
  const back = archived && archives ? { to: path.archive, label: translate('screens.archive.title') } : list;
  return (
    <PageLayout
      record={record}
      title={titleText(plan, record, translate) || translate('ra.message.loading')}
      {...(back && { back })}
      badges={
        record && (
          <>
            {plan.details
              .filter((column) => isBadge(column) && at(record, column.path) === true)
              .map((column) => (
                <Value key={column.path} column={column} />
              ))}
            {archived && <Tag>{translate('screens.show.archived')}</Tag>}
            {mayBeFavourite(plan) && <Star resource={plan.name} id={id} label={titleText(plan, record, translate) || id} />}
            <Present plan={plan} id={id} />
          </>
        )
      }
      tabs={tabs && { all: tabs, current }}
      actions={
        <>
          {main && record && complete && <ListActions plan={main} parent={record} />}
          <ActionBar
            plan={plan}
            actions={possible}
            ids={[id]}
            record={record}
            elsewhere={archives && !archived ? archive : undefined}
            onDone={onDone}
          />
          {record && complete && !archived && ownActionsOf(plan.name, 'record').length > 0 && (
            <LaterOwnActions plan={plan} on="record" ids={[id]} />
          )}
          {plan.copy && may(plan, 'create') && !archived && (
            <Button variant="outlined" component={Link} to={path.copy(id)} startIcon={<ContentCopy />}>
              {translate(`resources.${plan.name}.actions.duplicate`, { _: translate('screens.show.duplicate') })}
            </Button>
          )}
          {may(plan, 'update') && !archived && (
            <Button variant="contained" component={Link} to={path.edit(id)} startIcon={<Edit />}>
              {translate('ra.action.edit')}
            </Button>
          )}
        </>
      }
    >
      <Changes plan={plan} id={id} loaded={loaded} reload={refetch} />
      {!record || !complete ? (
        <RecordCard lines={plan.details.length} />
      ) : child ? (
        <ChildList key={`${child.name} ${id}`} plan={child} parent={record} />
      ) : panel ? (
        <panel.Panel key={`${panel.name} ${id}`} plan={plan} panel={panel.name} record={record} />
      ) : current === 'activity' ? (
        <Activity plan={plan} record={record} />
      ) : main ? (
        <MainList plan={plan} child={main} record={record} archived={archived} />
      ) : (
        <WithContext plan={plan} record={record} facts={facts} at={loaded.at} width={640}>
          <Card>
            <Details details={plan.details.filter((column) => !facts.includes(column))} archived={archived} />
          </Card>
        </WithContext>
      )}
    </PageLayout>
  );
}

export const preloadShowParts = (): Promise<unknown> => Promise.all([preloadParts(), Star.preload()]);

const Star = laterWorded(async () => (await import('../layout/Star.tsx')).Star);
