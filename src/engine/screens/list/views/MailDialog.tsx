import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { failureOf, statusOf } from '../../values/answers.ts';
import { readerZone } from '../../values/datePresets.ts';
import { operationFor } from '../../values/registry.ts';
import { useZone } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import type { SavedView } from './useViews.ts';

interface MailedView {
  _id: string;
  frequency: 'DAILY' | 'WEEKLY';
  weekday: number | null;
  hour: number;
  zone: string;
  onlyChanged: boolean;
  pausedBecause: string | null;
}

interface Props {
  view: SavedView;
  onClose: () => void;
}

/** Chooses when a view is emailed to the reader. */
export function MailDialog({ view, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { ask } = useTools();
  const { data, error } = useQuery({
    queryKey: ['viewMails', view._id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const filter = { viewId: view._id, skip: 0, limit: 1 };
      return (await ask<{ data: MailedView[] }>(operationFor('viewMails'), { filter }, { signal })).data;
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id={id}>{translate('screens.views.mail.title', { name: view.name })}</DialogTitle>
      {data ? (
        <MailForm view={view} before={data[0]} onClose={onClose} />
      ) : (
        <DialogContent>
          {error ? (
            <DialogContentText role="alert">{translate('screens.views.mail.loadFailed')}</DialogContentText>
          ) : (
            <Skeleton height={160} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}

function MailForm({ view, before, onClose }: Props & { before: MailedView | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { ask } = useTools();
  const zones = [...new Set([before?.zone ?? readerZone(), readerZone(), useZone().zone])];
  const [times, setTimes] = useState({
    frequency: before?.frequency ?? 'WEEKLY',
    weekday: before?.weekday ?? 1,
    hour: before?.hour ?? 8,
    zone: zones[0] ?? 'UTC',
    onlyChanged: before?.onlyChanged ?? false,
  });
  const [wrong, setWrong] = useState<string>();
  const [saving, setSaving] = useState(false);
  const change = (part: Partial<typeof times>) => setTimes((now) => ({ ...now, ...part }));

  const send = async (operation: string, variables: Record<string, unknown>, done: string) => {
    if (saving) return;
    setSaving(true);
    try {
      await ask(operation, variables);
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('viewMails') });
      notify(done, { type: 'success', messageArgs: { name: view.name } });
      onClose();
    } catch (fault) {
      const [field] = Object.values(failureOf(fault).errors ?? {});
      const general = translate(statusOf(fault) === 0 ? 'screens.form.unreachable' : 'screens.views.mail.failed');
      setWrong(field ? translate(field.message, { ...field.args, _: general }) : general);
      setSaving(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const input = { viewId: view._id, ...times, weekday: times.frequency === 'WEEKLY' ? times.weekday : null };
    void send(operationFor('mailView'), { input }, 'screens.views.mail.saved');
  };
  const stop = () => void send(operationFor('endViewMails'), { filter: { viewMailIds: [before?._id] } }, 'screens.views.mail.stopped');
  const choice = (name: 'frequency' | 'weekday' | 'hour' | 'zone', options: readonly { value: string | number; label: string }[]) => (
    <TextField
      select
      margin="dense"
      label={translate(`screens.views.mail.${name}`)}
      value={times[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <form onSubmit={save} noValidate>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <DialogContentText>{translate('screens.views.mail.help')}</DialogContentText>
        {before?.pausedBecause && (
          <DialogContentText role="note">{translate(`screens.views.mail.paused.${before.pausedBecause}`)}</DialogContentText>
        )}
        {choice('frequency', [
          { value: 'DAILY', label: translate('screens.views.mail.daily') },
          { value: 'WEEKLY', label: translate('screens.views.mail.weekly') },
        ])}
        {times.frequency === 'WEEKLY' && choice('weekday', weekdays())}
        {choice('hour', hours)}
        {choice(
          'zone',
          zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        )}
        <FormControlLabel
          control={<Switch checked={times.onlyChanged} onChange={(_, on) => change({ onlyChanged: on })} />}
          label={translate('screens.views.mail.onlyChanged')}
        />
        {wrong !== undefined && (
          <DialogContentText role="alert" color="error">
            {wrong}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        {before && (
          <Button color="error" onClick={stop} disabled={saving} sx={{ mr: 'auto' }}>
            {translate('screens.views.mail.stop')}
          </Button>
        )}
        <Button onClick={onClose} disabled={saving}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={saving}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** 1 is Monday. */
function weekdays() {
  const name = new Intl.DateTimeFormat(document.documentElement.lang || 'en', { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => ({ value: index + 1, label: name.format(Date.UTC(2024, 0, index + 1)) }));
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));
