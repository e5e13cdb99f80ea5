import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ActionPlan } from '../../../plan/Plan.ts';
import type { TriedAction } from '../tries.ts';
import { Reported } from '../TriedEffect.tsx';
import { MessageExample } from './MessageExample.tsx';

/** Answer of an action's dialog about the people that it reaches. */
export interface NotifyChoice {
  notify: boolean;
  reason?: string | undefined;
}

interface Props {
  notifies: NonNullable<ActionPlan['notifies']>;
  effect: TriedAction;
  choice: NotifyChoice;
  onChange: (choice: NotifyChoice) => void;
}

export function NotifyPart({ notifies, effect, choice, onChange }: Props) {
  const translate = useTranslate();
  const { messages = [], example, suppressed = 0, holdMinutes = 0, reasons = [], isReasonRequired = false, isUnknown } = effect;
  const isReported = (effect.reported ?? 0) > 0;
  const leaves = (later: 'wait' | 'reportsWait', atOnce: 'atOnce' | 'reportsAtOnce') =>
    holdMinutes > 0 ? translate(`screens.tried.${later}`, { smart_count: holdMinutes }) : translate(`screens.tried.${atOnce}`);
  const isTold = messages.length + effect.mailed + effect.texted > 0;
  return (
    <>
      {notifies.reason && reasons.length > 0 && (
        <TextField
          select
          label={translate('screens.tried.reason')}
          value={choice.reason ?? ''}
          required={isReasonRequired}
          autoFocus={isReasonRequired}
          onChange={({ target }) => onChange({ ...choice, reason: target.value || undefined })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        >
          {!isReasonRequired && <MenuItem value="">{translate('screens.tried.noReason')}</MenuItem>}
          {reasons.map(({ _id, name }) => (
            <MenuItem key={_id} value={_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Alert severity={isUnknown ? 'warning' : 'info'} role="status">
        {isUnknown ? (
          translate('screens.tried.unknown')
        ) : isTold && choice.notify ? (
          <>
            <Counts messages={messages} />
            <Reported effect={effect} /> {leaves('wait', 'atOnce')}
          </>
        ) : (
          <>
            {translate('screens.tried.nobody')} <Reported effect={effect} />{' '}
            {isReported ? leaves('reportsWait', 'reportsAtOnce') : translate('screens.tried.undo')}
          </>
        )}
        {suppressed > 0 && choice.notify && ` ${translate('screens.tried.suppressed', { smart_count: suppressed })}`}
      </Alert>
      {notifies.spares && (isTold || isUnknown) && (
        <FormControlLabel
          control={<Checkbox checked={!choice.notify} onChange={(_, checked) => onChange({ ...choice, notify: !checked })} />}
          label={translate('screens.tried.dontNotify')}
        />
      )}
      {example && choice.notify && <MessageExample example={example} />}
    </>
  );
}

function Counts({ messages }: { messages: NonNullable<TriedAction['messages']> }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {messages.map(({ channel, language, count }) => (
        <li key={`${channel} ${language}`}>
          {translate(`screens.tried.${channel === 'SMS' ? 'texts' : 'emails'}`, {
            ...{ smart_count: count, number: count, language: languages.of(language) ?? language },
          })}
        </li>
      ))}
    </ul>
  );
}
