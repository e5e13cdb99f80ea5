import { RecordContextProvider, ResourceContextProvider, useTranslate, type RaRecord } from 'ra-core';
import { createElement, useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { focusFirstField } from '../form/focusAt.ts';
import { Changes } from '../layout/Changes.tsx';
import { FailureNotice } from '../layout/RecordFailure.tsx';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { useRecord } from '../values/useRecord.ts';
import { layoutOf } from '../values/registry.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { isAbsent } from './absent.ts';
import { Banner } from './Banner.tsx';
import { Heading } from './Heading.tsx';
import { ReadOnlyValues } from './ReadOnlyValues.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SetUp } from './SetUp.tsx';

interface Props {
  plan: Plan;
  section: string | undefined;
}

/** Without the right to view them, nothing is requested. */
export function Settings(props: Props) {
  const { may } = useAvailability();
  return may(props.plan, 'show') ? <Seen {...props} /> : <FailureNotice plan={props.plan} denied />;
}

/** How they are, what can be done, their form, and what of them is only read. */
function Seen({ plan, section }: Props) {
  const translate = useTranslate();
  const { record, complete, error, refetch } = useRecord(plan, section ?? 'settings', section, (found) => isChanging(plan, found));
  const [begun, setBegun] = useState(false);
  const [savedAt, setSavedAt] = useState(() => Date.now());
  const none = isAbsent(plan, record, error);
  if (error && !record && !none) return <FailureNotice plan={plan} error={error} refetch={refetch} />;
  if (!none && (!record || !complete)) return <RecordCard lines={5} />;

  const known = none ? undefined : record;
  const layout = known && plan.layout !== undefined ? layoutOf(plan.layout) : undefined;
  const waits = none && plan.setUp === true && !begun;
  const form = (
    <SettingsForm
      key={none ? 'new' : 'known'}
      plan={plan}
      record={record}
      none={none}
      begun={begun}
      section={section}
      bare={layout !== undefined}
      onSaved={() => {
        setBegun(false);
        setSavedAt(Date.now());
      }}
    />
  );
  return (
    <ResourceContextProvider value={plan.name}>
      <RecordContextProvider value={record}>
        <section aria-label={translate(`resources.${plan.name}.name`)} style={{ display: 'grid', gap: 24, minWidth: 0 }}>
          {/* Like a form's: what was typed stays, until it is saved. */}
          <Changes plan={plan} id={String(record?.id ?? section ?? plan.name)} loaded={{ at: savedAt, loading: false }} />
          <Heading plan={plan} record={known} />
          {plan.banner && <Banner plan={plan} value={none ? 'absent' : String(at(record, plan.banner.field))} record={known} />}
          {waits && (
            <SetUp
              plan={plan}
              section={section}
              onBegin={() => {
                setBegun(true);
                focusFirstField();
              }}
            />
          )}
          {known && layout ? createElement(layout, { plan, record: known, form }) : !waits && form}
          {/* Values for other systems are visible during set-up, too. */}
          {record && (known || begun) && !plan.layout && plan.details.length > 0 && <ReadOnlyValues plan={plan} />}
        </section>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

/** The state ends by itself. */
const isChanging = ({ banner }: Plan, record: RaRecord | undefined): boolean =>
  banner?.changing?.includes(String(at(record, banner.field))) ?? false;
