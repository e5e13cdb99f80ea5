import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import { LiveActionPreview } from '../ActionPreview.tsx';
import { useActionLabel } from '../available.ts';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { RecordCard } from '../../layout/RecordSkeleton.tsx';
import { useAvailability } from '../../values/useAvailability.ts';
import { useScreenPath } from '../../values/useScreenPath.ts';
import { focusAt } from '../../form/focusAt.ts';
import { PlanForm } from '../../form/PlanForm.tsx';
import { useDialogLeave } from '../../form/useDialogLeave.tsx';
import { ConfirmTyped } from './ConfirmTyped.tsx';
import { NewerVersion } from '../../form/newer/NewerVersion.tsx';
import { isPrefilled, useActionSend, type ActionFormProps } from './useActionSend.ts';
import { useLoadedForm } from '../../form/useLoadedForm.ts';

export function ActionFormDialog(props: ActionFormProps & { onClose: () => void }) {
  const loaded = useLoadedForm(props.action.form ?? '');
  return loaded?.plan.fields.length === 0 ? <ConfirmTyped {...props} formPlan={loaded.plan} /> : <FormDialog {...props} />;
}

/** 552 pixels wide (spec 1 §9). */
function FormDialog({ onClose, ...opened }: ActionFormProps & { onClose: () => void }) {
  // Edit the opened version: a refetch changes neither the fields nor the version sent.
  const [record] = useState(opened.record);
  const props = { ...opened, record };
  const { plan, action } = props;
  const translate = useTranslate();
  const id = useId();
  const loaded = useLoadedForm(action.form ?? '');
  const title = useActionTitle(plan, action, props.matching?.total ?? props.ids?.length ?? 0);
  const { mayAsk } = useAvailability();
  const [dirty, setDirty] = useState(false);
  const again = useRef<() => void>(null);
  const dropDraft = useRef<() => void>(null);
  const first = loaded?.plan.fields[0]?.name;
  useEffect(() => {
    if (first) focusAt(first);
  }, [first]);
  const { leave, leaving } = useDialogLeave(dirty, onClose, () => dropDraft.current?.());
  const { send, sending, newer, settle, question } = useActionSend({
    ...props,
    again,
    onDone: (outcome) => {
      onClose();
      props.onDone?.(outcome);
    },
  });
  return (
    <Dialog open onClose={leave} aria-labelledby={id} slotProps={{ paper: { sx: { width: 552 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {loaded ? (
          <PlanForm
            {...props}
            loaded={loaded}
            {...(isPrefilled(loaded.plan) ? { use: 'update', initial: record } : { use: 'create' })}
            draftId={draftIdOf(props)}
            send={send}
            sending={sending}
            again={again}
            dropDraft={dropDraft}
            cancel={leave}
            saveLabel={translate(`forms.${loaded.plan.id.replaceAll('/', '.')}.save`, { _: translate('ra.action.save') })}
            bare
            below={action.preview && mayAsk(action.preview.operation) && <LiveActionPreview {...props} formPlan={loaded.plan} />}
            onDirty={setDirty}
          />
        ) : (
          <Skeleton height={120} />
        )}
      </DialogContent>
      {newer && loaded && <NewerVersion plan={plan} formPlan={loaded.plan} newer={newer} onResolve={settle} />}
      {question}
      {leaving}
    </Dialog>
  );
}

export function ActionFormPage(props: ActionFormProps) {
  const { plan, action } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = useScreenPath(plan);
  const loaded = useLoadedForm(action.form ?? '');
  const title = useActionTitle(plan, action, 0);
  const { send, sending, question } = useActionSend({
    ...props,
    again: useRef<() => void>(null),
    onDone: (outcome) => {
      props.onDone?.(outcome);
      void navigate(path.list);
    },
  });
  return (
    <PageLayout title={title} back={{ to: path.list, label: translate(`resources.${plan.name}.name`) }}>
      {loaded ? (
        <PlanForm {...props} loaded={loaded} use="create" draftId={draftIdOf(props)} send={send} sending={sending} cancel={path.list} />
      ) : (
        <RecordCard lines={4} />
      )}
      {question}
    </PageLayout>
  );
}

function useActionTitle(plan: Plan, action: ActionPlan, count: number): string {
  const translate = useTranslate();
  const label = useActionLabel(plan)(action);
  return translate(`forms.${(action.form ?? '').replaceAll('/', '.')}.title`, { smart_count: count, _: label });
}

const draftIdOf = ({ record, parent, ids = [] }: ActionFormProps): string =>
  [record?.['id'], parent?.['id'], ...ids].filter(Boolean).join(' ') || 'list';
