import { useRef, useState } from 'react';
import { later } from '../values/later.tsx';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { NewerVersion } from './newer/NewerVersion.tsx';
import { PlanForm } from './PlanForm.tsx';
import type { ResourceFormProps } from './resourceFormProps.ts';
import { useSave } from './useSave.ts';

export function ResourceForm(props: ResourceFormProps) {
  const { template } = props.loaded.plan;
  return template ? <TemplatedForm {...props} template={template} Form={PlainForm} /> : <PlainForm {...props} />;
}

const TemplatedForm = later(async () => (await import('./template/TemplatedForm.tsx')).TemplatedForm, <RecordCard lines={4} />);

function PlainForm({
  plan,
  loaded,
  record,
  initial,
  cancelTo,
  section,
  stays,
  bare,
  touched,
  readOnly,
  saveLabel,
  draftId,
  onSaved,
}: ResourceFormProps) {
  // Edit the opened version: a refetch changes neither the fields nor the version sent.
  const [opened] = useState(record);
  const again = useRef<() => void>(null);
  const { save, saving, newer, settle } = useSave({
    plan,
    formPlan: loaded.plan,
    record: opened,
    section: section?.value,
    stays,
    again,
    onSaved,
  });
  return (
    <>
      <PlanForm
        plan={plan}
        loaded={loaded}
        use={opened ? 'update' : 'create'}
        record={opened}
        section={section?.value}
        initial={opened ?? initial}
        draftId={opened ? String(opened.id) : draftId}
        guards={section?.query}
        {...(stays && { stays })}
        {...(bare && { bare })}
        {...(touched && { touched })}
        {...(readOnly && { readOnly })}
        {...(saveLabel !== undefined && { saveLabel })}
        send={save}
        sending={saving}
        cancel={cancelTo}
        again={again}
      />
      {newer && <NewerVersion plan={plan} formPlan={loaded.plan} newer={newer} onResolve={settle} />}
    </>
  );
}
