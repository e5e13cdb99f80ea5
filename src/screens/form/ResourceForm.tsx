import type { RaRecord } from 'ra-core';
import { useRef, useState } from 'react';
import type { GeneratedForm } from '../../generated/forms/load.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { NewerVersion } from './newer/NewerVersion.tsx';
import { PlanForm } from './PlanForm.tsx';
import { useSave } from './useSave.ts';

interface Props {
  plan: Plan;
  loaded: GeneratedForm;
  /** The record that is edited; without one, a new one is created. */
  record?: RaRecord | undefined;
  /** What a new one begins with. */
  initial?: Values | undefined;
  /** Where Cancel leads. */
  cancelTo: string;
  onSaved: (record: RaRecord) => void;
}

/** The form that creates or updates a record of any plan. */
export function ResourceForm({ plan, loaded, record, initial, cancelTo, onSaved }: Props) {
  // What was opened is what is edited: a fresh answer from the platform in between changes neither the fields nor the version that Save names.
  const [opened] = useState(record);
  const again = useRef<() => void>(null);
  const { save, saving, newer, settle } = useSave({ plan, formPlan: loaded.plan, record: opened, again, onSaved });
  return (
    <>
      <PlanForm
        plan={plan}
        loaded={loaded}
        use={opened ? 'update' : 'create'}
        record={opened}
        initial={opened ?? initial}
        draftId={opened && String(opened.id)}
        send={save}
        sending={saving}
        cancel={cancelTo}
        again={again}
      />
      {newer && <NewerVersion plan={plan} formPlan={loaded.plan} newer={newer} onSettle={settle} />}
    </>
  );
}
