import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ToggleSwitch } from '../../../engine/screens/actions/ToggleSwitch.tsx';
import type { SettingsLayoutProps } from '../../../engine/screens/values/registry.ts';
import { Details } from '../../../engine/screens/layout/Details.tsx';
import { raised } from '../../../engine/screens/values/surfaces.ts';

/** An email domain in the order in which it is set up: the address, the DNS records, the switch. */
export function EmailDomainSteps({ plan, record, form }: SettingsLayoutProps) {
  const details = (shown: string) => <Details details={plan.details.filter(({ path }) => path === shown)} />;
  const toggle = plan.actions.find(({ toggles }) => toggles);
  return (
    <List>
      <Step name="address">
        {details('emailAddress')}
        {form}
      </Step>
      <Step name="records">{details('dkimRecords')}</Step>
      <Step name="use">{toggle && <ToggleSwitch plan={plan} action={toggle} record={record} />}</Step>
    </List>
  );
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  const key = `resources.email-domain.steps.${name}`;
  const help = translate(`${key}.help`, { _: '' });
  return (
    <Item aria-label={translate(`${key}.title`)}>
      <Title>{translate(`${key}.title`)}</Title>
      {help && <Help>{help}</Help>}
      {children}
    </Item>
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

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  minWidth: 0,
  padding: theme.spacing(3),
  counterIncrement: 'step',
  ...raised(theme),
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
