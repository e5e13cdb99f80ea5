import Alert from '@mui/material/Alert';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useForgetListState } from '../list/useListState.ts';
import { at } from '../../plan/sources.ts';
import { later } from '../values/later.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { useScreenPath } from '../values/useScreenPath.ts';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { useCopied } from './useCopied.ts';
import { useLoadedForm } from '../form/useLoadedForm.ts';

export interface Begun {
  values: Values;
  to: string;
  label: string;
}

/** Leads back to the list, or into a record that is mainly a list of its own, where the work continues. */
export function CreateScreen({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = useScreenPath(plan);
  const { may } = useAvailability();
  const forget = useForgetListState(plan);
  const [query] = useSearchParams();
  const { begun } = (useLocation().state ?? {}) as { begun?: Begun };
  const from = (plan.copy && query.get(plan.copy)) || undefined;
  const id = plan.forms.create ?? '';
  const loaded = useLoadedForm(id);
  const copied = useCopied(plan, from);
  const back = begun ?? { to: path.list, label: translate(`resources.${plan.name}.name`) };
  const [once, setOnce] = useState<{ text: string; record: RaRecord }>();
  const onSaved = (record: RaRecord) => {
    const text = plan.shownOnce === undefined ? undefined : at(record, plan.shownOnce);
    // A repeated call is answered without it.
    if (typeof text === 'string' && text !== '') setOnce({ text, record });
    else leave(record);
  };
  const leave = (record: RaRecord) => {
    forget();
    const opens = plan.main !== undefined && may(plan, 'show') && !begun;
    void navigate(opens ? path.show(record.id) : back.to, { state: { created: String(record.id) } });
  };
  return (
    <PageLayout
      title={translate(`forms.${id.replaceAll('/', '.')}.title`, {
        _: translate('ra.page.create', { name: translate(`resources.${plan.name}.name`) }),
      })}
      back={{ to: back.to, label: back.label }}
    >
      {copied.failed && <Alert severity="warning">{translate('screens.form.copyFailed')}</Alert>}
      {loaded && !copied.waiting ? (
        <ResourceForm
          key={from}
          plan={plan}
          loaded={loaded}
          initial={copied.values ?? begun?.values}
          cancelTo={back.to}
          onSaved={onSaved}
        />
      ) : (
        <RecordCard lines={4} />
      )}
      {once && <ShownOnce resource={plan.name} text={once.text} onClose={() => leave(once.record)} />}
    </PageLayout>
  );
}

const ShownOnce = later(async () => (await import('../layout/ShownOnce.tsx')).ShownOnce);
