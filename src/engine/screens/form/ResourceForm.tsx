import type { RaRecord } from 'ra-core';
import { useRef, useState } from 'react';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { later } from '../values/later.tsx';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { NewerVersion } from './newer/NewerVersion.tsx';
import { PlanForm } from './PlanForm.tsx';
import { useSave } from './useSave.ts';

export interface ResourceFormProps {
  plan: Plan;
  loaded: GeneratedForm;
  /** The record that is edited; without one, a new one is created. */
  record?: RaRecord | undefined;
  /** What a new one begins with. */
  initial?: Values | undefined;
  /** Where Cancel leads; none where the form stays. */
  cancelTo?: string;
  /** Of settings: the open one of their sections, and the part of the query that names it. */
  section?: { query: string; value: string } | undefined;
  stays?: boolean;
  /** In a card that is there already. */
  bare?: boolean;
  /** That it is here is a change already. */
  touched?: boolean;
  readOnly?: boolean;
  saveLabel?: string | undefined;
  /** Keys the draft of a new one. */
  draftId?: string | undefined;
  onSaved: (record: RaRecord) => void;
}

/** The form that creates or updates a record of any plan; one whose fields come with a template waits for that. */
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
  // What was opened is what is edited: a fresh answer from the platform in between changes neither the fields nor the version that Save names.
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
      {newer && <NewerVersion plan={plan} formPlan={loaded.plan} newer={newer} onSettle={settle} />}
    </>
  );
}
