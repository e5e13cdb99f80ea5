import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { useLoadedForm } from '../form/useLoadedForm.ts';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { useAvailability } from '../values/useAvailability.ts';

interface Props {
  plan: Plan;
  /** Undefined, or empty if settings are created by an update. */
  record: RaRecord | undefined;
  none: boolean;
  /** Starts dirty. */
  begun: boolean;
  section: string | undefined;
  bare?: boolean;
  onSaved: () => void;
}

export function SettingsForm(props: Props) {
  const { exists } = useAvailability();
  const makes = props.none && exists(props.plan, 'create');
  const id = makes ? props.plan.forms.create : props.plan.forms.update;
  return id !== undefined && (makes || exists(props.plan, 'update')) ? <Loaded {...props} makes={makes} id={id} /> : null;
}

function Loaded({ plan, record, begun, section, bare = false, onSaved, makes, id }: Props & { makes: boolean; id: string }) {
  const translate = useTranslate();
  const { may } = useAvailability();
  const loaded = useLoadedForm(id);
  const [empty] = useState(() => unmade(plan, section));
  if (!loaded) return <RecordCard lines={4} />;
  return (
    <ResourceForm
      plan={plan}
      loaded={loaded}
      stays
      bare={bare}
      touched={begun}
      readOnly={makes ? !may(plan, 'create') : !may(plan, 'update')}
      saveLabel={translate(`forms.${id.replaceAll('/', '.')}.save`, { _: translate(makes ? 'ra.action.create' : 'ra.action.save') })}
      onSaved={onSaved}
      {...(!makes && { record: record ?? empty })}
      {...(section !== undefined && plan.sections && { section: { query: plan.sections.query, value: section } })}
    />
  );
}

/** Settings without a create operation: empty, and without a version. */
const unmade = ({ version }: Plan, section: string | undefined): RaRecord => ({
  id: section ?? 'settings',
  ...(version && { [version]: 0 }),
});
