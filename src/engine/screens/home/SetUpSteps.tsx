import Done from '@mui/icons-material/CheckCircle';
import ToDo from '@mui/icons-material/RadioButtonUnchecked';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useGetList, useGetOne, useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StepPlan } from '../../plan/HomePlan.ts';
import { requestOf, withOwnFilters } from '../list/listRequest.ts';
import { readListState } from '../list/listState.ts';
import { isAbsent } from '../settings/absent.ts';
import { recordMeta } from '../values/useRecord.ts';
import { useScreenPath } from '../values/useScreenPath.ts';
import type { Planned } from './home.ts';
import { Card } from './WorkList.tsx';

interface Props {
  steps: readonly Planned<StepPlan>[];
}

/** Hidden until it is known that something is left to do, and when all is done. */
export function SetUpSteps({ steps }: Props) {
  const translate = useTranslate();
  const heading = useId();
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({});
  const onKnown = useCallback((name: string, done: boolean) => setKnown((before) => ({ ...before, [name]: done })), []);
  const done = steps.filter(({ name }) => known[name]).length;
  const isLeft = steps.every(({ name }) => name in known) && done < steps.length;
  const progress = translate('screens.home.steps', { done, all: steps.length });
  return (
    <Card aria-labelledby={heading} hidden={!isLeft} style={isLeft ? {} : { display: 'none' }}>
      <header>
        <h2 id={heading}>{translate('home.setUp.title')}</h2>
        <p>{progress}</p>
      </header>
      <Bar variant="determinate" value={(100 * done) / Math.max(1, steps.length)} aria-label={progress} />
      <Steps>
        {steps.map((step) =>
          step.plan.kind === 'settings' ? (
            <SettingsStep key={step.name} step={step} onKnown={onKnown} />
          ) : (
            <ListStep key={step.name} step={step} onKnown={onKnown} />
          ),
        )}
      </Steps>
    </Card>
  );
}

interface StepProps {
  step: Planned<StepPlan>;
  onKnown: (name: string, done: boolean) => void;
}

function SettingsStep({ step, onKnown }: StepProps) {
  const { plan } = step;
  const { list } = useScreenPath(plan);
  const { data, error, isPending } = useGetOne(plan.name, { id: 'settings', meta: recordMeta });
  const isMissing = isAbsent(plan, data, error);
  const done = isMissing ? false : data ? true : undefined;
  return <Line step={step} to={list} done={isPending ? undefined : done} onKnown={onKnown} />;
}

function ListStep({ step, onKnown }: StepProps) {
  const { plan } = step;
  const { create } = useScreenPath(plan);
  const state = readListState(new URLSearchParams(), withOwnFilters(plan, false));
  const { meta, ...request } = requestOf({ ...state, page: 1, perPage: 1 }, plan.columns.slice(0, 1), { archived: false });
  const { data } = useGetList(plan.name, { ...request, meta: { ...meta, screen: `home step ${step.name}` } });
  return <Line step={step} to={create} done={data && data.length > 0} onKnown={onKnown} />;
}

function Line({ step: { name }, to, done, onKnown }: StepProps & { to: string; done: boolean | undefined }) {
  const translate = useTranslate();
  useEffect(() => {
    if (done !== undefined) onKnown(name, done);
  }, [name, done, onKnown]);
  const title = translate(`home.steps.${name}.title`);
  return (
    <li data-done={done || undefined}>
      {done ? <Done color="success" titleAccess={translate('screens.home.done')} /> : <ToDo titleAccess={translate('screens.home.toDo')} />}
      <div>
        {done ? <span>{title}</span> : <Link to={to}>{title}</Link>}
        {!done && <small>{translate(`home.steps.${name}.text`)}</small>}
      </div>
    </li>
  );
}

const Bar = styled(LinearProgress)({ justifySelf: 'stretch', height: 6, borderRadius: 3 });

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: theme.spacing(1.5) },
  '& li[data-done]': { color: theme.palette.text.secondary },
  '& svg': { flex: 'none', fontSize: 20, color: theme.palette.text.secondary },
  '& li[data-done] svg': { color: theme.palette.success.main },
  '& a': { color: theme.palette.primary.main, fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));
