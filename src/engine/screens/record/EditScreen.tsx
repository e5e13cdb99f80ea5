import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { isArchived } from '../actions/available.ts';
import { Changes } from '../layout/Changes.tsx';
import { Present } from '../layout/Present.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { RecordFailure } from '../layout/RecordFailure.tsx';
import { titleText } from '../values/titleText.ts';
import { useRecord } from '../values/useRecord.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { useScreenPath } from '../values/useScreenPath.ts';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { useLoadedForm } from '../form/useLoadedForm.ts';
import { useContextFacts, WithContext } from './context/WithContext.tsx';

export function EditScreen({ plan }: { plan: Plan }) {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = useScreenPath(plan);
  const { may, actions } = useAvailability();
  const formId = plan.forms.update ?? '';
  const loaded = useLoadedForm(formId);
  const { record, complete, error, refetch, loaded: loadedRecord } = useRecord(plan, id);
  const shown = may(plan, 'show') && plan.opens !== 'edit';
  const back = shown ? path.show(id) : path.list;
  const facts = useContextFacts(plan);
  if (error && !record) return <RecordFailure plan={plan} error={error} refetch={refetch} />;
  const archived = isArchived(record);
  // A record that opens in its form has no detail page to host dialogs.
  const tests = plan.opens === 'edit' && !archived ? actions(plan, 'record').filter(({ dialog }) => dialog) : [];
  const name = titleText(plan, record, translate);
  const title = translate(`forms.${formId.replaceAll('/', '.')}.title`, { name, _: translate('screens.form.editTitle', { name }) });
  return (
    <PageLayout
      record={record}
      title={title}
      badges={<Present plan={plan} id={id} editing />}
      // Shows the record's name below a title that does not include it.
      subtitle={name && !title.includes(name) && <Typography color="textSecondary">{name}</Typography>}
      actions={tests.length > 0 && record && <ActionBar plan={plan} actions={tests} ids={[id]} record={record} onDone={() => undefined} />}
      back={{ to: back, label: shown && name ? name : translate(`resources.${plan.name}.name`) }}
    >
      <Changes plan={plan} id={id} loaded={{ ...loadedRecord, at: 0 }} />
      {archived && <Alert severity="info">{translate('screens.tools.archived')}</Alert>}
      <WithContext plan={plan} record={complete ? record : undefined} facts={facts} at={loadedRecord.at} width={720}>
        {loaded && record && complete ? (
          // The form lives as long as its record's id: a refetch must not overwrite what is being typed.
          <ResourceForm
            key={id}
            plan={plan}
            loaded={loaded}
            record={record}
            cancelTo={back}
            readOnly={!may(plan, 'update') || archived}
            onSaved={() => void navigate(plan.afterUpdate === 'list' ? path.list : back)}
          />
        ) : (
          <RecordCard lines={plan.details.length} />
        )}
      </WithContext>
    </PageLayout>
  );
}
