import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import type { FormPlan, Plan } from '../../../plan/Plan.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { Intro } from '../FormFrame.tsx';
import { Comparison } from './Comparison.tsx';
import { differences, type Newer } from './differences.ts';
import { useLastChange } from './useLastChange.ts';

interface Props {
  plan: Plan;
  formPlan: FormPlan;
  newer: Newer;
  onResolve: (theirs: string[] | null, saveAgain: boolean) => void;
}

export function NewerVersion({ plan, formPlan, newer, onResolve }: Props) {
  const translate = useTranslate();
  const id = useId();
  const found = useMemo(() => differences(formPlan, newer), [formPlan, newer]);
  // Fields changed only by the other person default to theirs.
  const [theirs, setTheirs] = useState(() => found.filter(({ changedHere }) => !changedHere).map(({ field }) => field.name));
  const lastChange = useLastChange(newer.record);
  const all = found.map(({ field }) => field.name);
  const name = titleOf(plan, newer.record);
  return (
    <Dialog
      open
      onClose={() => onResolve(null, false)}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('screens.form.newer.title', { name })}</DialogTitle>
      <DialogContent>
        <Intro id={`${id}-text`} sx={{ mb: 2 }}>
          {lastChange} {translate(found.length === 0 ? 'screens.form.newer.same' : 'screens.form.newer.text')}
        </Intro>
        {found.length > 0 && <Comparison found={found} theirs={theirs} onChoose={setTheirs} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onResolve(null, false)}>{translate('screens.form.newer.later')}</Button>
        <Button onClick={() => onResolve(all, false)}>{translate('screens.form.newer.takeTheirs')}</Button>
        {found.length > 0 && (
          <>
            <Button onClick={() => onResolve([], true)}>{translate('screens.form.newer.keepMine')}</Button>
            <Button variant="contained" onClick={() => onResolve(theirs, theirs.length < all.length)}>
              {translate('screens.form.newer.saveChosen')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
