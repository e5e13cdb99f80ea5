import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { topBarHeight } from '../values/measures.ts';
import { useTexts } from '../values/useTexts.ts';
import { useChanges, type Loaded } from '../values/useChanges.ts';

interface Props {
  plan: Plan;
  /** Record of the page; absent for a list. */
  id?: string;
  /** Ids of a list's rows. */
  rows?: readonly unknown[];
  /** The list is searched or filtered: nobody knows whether a new row is among what it shows. */
  narrowed?: boolean;
  loaded: Loaded;
  /** The page around it has a notice at the top. */
  lower?: boolean;
  /** The list is of one record: nobody knows whether a new row is this record's. */
  below?: boolean;
  /** Loads the changes; absent for a form, which keeps what was typed. */
  reload?: () => void;
}

/** Says over the page what has changed since it was loaded: nothing moves until somebody asks for it. */
export function ChangesNotice({ plan, id, rows = [], narrowed = false, below = false, lower = below, loaded, reload }: Props) {
  const translate = useTranslate();
  const { changes, clear } = useChanges(plan, { id, editing: reload === undefined }, loaded);
  // The first list loads no text for what may never come.
  const worded = useTexts(changes.size > 0);
  const shown = new Set(rows.map(String));
  const all = [...changes];
  const count = (change: string): number =>
    all.filter(([key, noted]) => noted.change === change && (key.startsWith('~') || shown.has(key) === (change !== 'created'))).length;
  const isDeleted = all.some(([, { change }]) => change === 'deleted');
  const known = all.filter(([key]) => key !== 'missed');
  const isArchived = all.some(([, { change }]) => change === 'archived');
  const by = known.at(-1)?.[1].by ?? translate('screens.live.somebody');
  const isSelf = known.every(([, { self }]) => self);
  const changed = plan.kind === 'settings' ? 'changedSettings' : reload ? 'changed' : 'changedForm';
  const what = isDeleted ? 'deleted' : isArchived ? 'archived' : changed;
  const ofRecord = known.length > 0 ? [translate(`screens.live.${isSelf ? 'self.' : ''}${what}`, { who: by })] : [];
  const created = below ? 'createdNear' : narrowed ? 'createdAnywhere' : 'created';
  const ofList = (['created', 'updated', 'archived', 'deleted'] as const).flatMap((change) => {
    const number = count(change);
    return number === 0 ? [] : [translate(`screens.live.rows.${change === 'created' ? created : change}`, { smart_count: number })];
  });
  if (changes.has('missed')) {
    if (ofList.length === 0) ofList.push(translate('screens.live.missed'));
    if (known.length === 0) ofRecord.push(translate('screens.live.missedRecord'));
  }
  const message = (id === undefined ? ofList : ofRecord).join(' · ');
  const action = (
    <>
      {reload && !(id !== undefined && isDeleted) && (
        <Button color="inherit" size="small" onClick={reload} loading={loaded.loading}>
          {translate(`screens.live.${id === undefined ? 'show' : 'reload'}`)}
        </Button>
      )}
      <IconButton color="inherit" size="small" onClick={clear} aria-label={translate('ra.action.close')}>
        <Close fontSize="small" />
      </IconButton>
    </>
  );
  return (
    <Snackbar
      open={worded && message !== ''}
      transitionDuration={0}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ content: { role: 'status', sx: { flexWrap: 'nowrap' } } }}
      message={message}
      action={action}
      sx={({ breakpoints }) => ({
        displayPrint: 'none',
        // In the middle of the top bar, which is empty there; where it isn't, above the toasts. It never lies over a heading.
        '&.MuiSnackbar-root': {
          [breakpoints.up('lg')]: lower ? { top: 'auto', bottom: 24 } : { top: 2, minHeight: topBarHeight - 4 },
          [breakpoints.down('lg')]: { top: 'auto', bottom: lower ? 216 : 152 },
        },
      })}
    />
  );
}
