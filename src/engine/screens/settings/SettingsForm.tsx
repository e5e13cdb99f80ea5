import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { useLoadedForm } from '../form/useLoadedForm.ts';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { useAvailability } from '../values/useAvailability.ts';

interface Props {
  plan: Plan;
  /** What there is; also of settings that are made by changing them, while there are none. */
  record: RaRecord | undefined;
  none: boolean;
  /** Setting up was chosen: that there is a form is a change already. */
  begun: boolean;
  section: string | undefined;
  /** In a card that is there already. */
  bare?: boolean;
  onSaved: () => void;
}

/** The form of settings: to make them, or to change them where there are some. Who may only see them sees them in it. */
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

/** Settings that no operation makes are made by changing them: there is nothing in them, and no version of them was there before. */
const unmade = ({ version }: Plan, section: string | undefined): RaRecord => ({
  id: section ?? 'settings',
  ...(version && { [version]: 0 }),
});
