import { styled } from '@mui/material/styles';
import { useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { TurnSwitch } from '../actions/TurnSwitch.tsx';
import { Details } from '../layout/Details.tsx';
import { useAvailability } from '../values/useAvailability.ts';

interface Props {
  plan: Plan;
  steps: NonNullable<Plan['steps']>;
  record: RaRecord;
  form: ReactNode;
}

/** Settings in the order in which they are made, each step under its number. */
export function Steps({ plan, steps, record, form }: Props) {
  const translate = useTranslate();
  const { actions } = useAvailability();
  return (
    <List>
      {steps.map((step) => {
        const key = `resources.${plan.name}.steps.${step.name}`;
        const details = plan.details.filter(({ path }) => step.details?.includes(path));
        const help = translate(`${key}.help`, { _: '' });
        const action = actions(plan, 'record').find(({ name }) => name === step.action);
        // Whoever may not turn it still sees how it stands.
        const seen = action ?? plan.actions.find(({ name }) => name === step.action);
        return (
          <Step key={step.name} aria-label={translate(`${key}.title`)}>
            <Title>{translate(`${key}.title`)}</Title>
            {help && <Help>{help}</Help>}
            {details.length > 0 && <Details details={details} />}
            {step.form && form}
            {seen && <TurnSwitch plan={plan} action={seen} record={record} denied={action === undefined} />}
          </Step>
        );
      })}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  maxWidth: 960,
}));

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  minWidth: 0,
  padding: theme.spacing(3),
  counterIncrement: 'step',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'clip',
  // The foot of a form is the foot of its card.
  '& > form': { marginBottom: theme.spacing(-3) },
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  '&::before': {
    content: 'counter(step)',
    flexShrink: 0,
    width: 28,
    height: 28,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.875rem',
    fontWeight: 600,
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
}));

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: theme.spacing(-1.5, 0, 0),
  maxWidth: 720,
}));
