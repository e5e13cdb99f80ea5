import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterSmsSwitch, hasSms, type NotificationEntry } from '../../../domain/notificationEvents.ts';
import { ConfirmDialog } from '../../../engine/screens/layout/ConfirmDialog.tsx';
import { useFormScope } from '../../../engine/screens/values/FormScope.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { tabOf } from './tabOf.ts';

/** Shown on each tab with text messages, and confirmed, since it reconfigures all of them (specification 2 §4). */
export function GlobalSms({ field, value, onChange, onBlur, focusRef, disabled }: InputProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const section = useFormScope()?.section;
  const [loading, setAsking] = useState(false);
  const id = useId();
  if (!hasSms(tabOf(section))) return null;

  const isOn = value === true;
  const key = `screens.notifications.${isOn ? 'turnOff' : 'turnOn'}`;
  const turn = () => {
    setAsking(false);
    onChange(!isOn);
    const entries = (getValues('settings') ?? []) as NotificationEntry[];
    setValue('settings', afterSmsSwitch(entries, !isOn), { shouldDirty: true });
  };
  return (
    <Frame data-field={field.name}>
      <label htmlFor={id}>{translate(field.label)}</label>
      <Switch
        checked={isOn}
        onChange={() => setAsking(true)}
        onBlur={onBlur}
        disabled={disabled ?? false}
        size="small"
        slotProps={{ input: { id, ref: focusRef, name: field.name, 'aria-describedby': `${id}-help` } }}
      />
      <span id={`${id}-help`}>{translate('screens.notifications.smsHelp')}</span>
      {loading && (
        <ConfirmDialog
          title={translate(`${key}.title`)}
          text={translate(`${key}.text`)}
          confirm={translate(`${key}.title`)}
          onConfirm={turn}
          onClose={() => setAsking(false)}
        />
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(0.25, 2),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.default,
  '& > label': { fontWeight: 600 },
  '& > span:last-of-type': { gridColumn: 1, color: theme.palette.text.secondary },
}));
