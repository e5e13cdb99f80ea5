import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { useAction } from '../actions/useAction.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { downloadBlob } from '../values/downloadBlob.ts';
import type { Import, ImportState } from './useImport.ts';

interface Props {
  plan: Plan;
  task: Import;
  state: Extract<ImportState, { step: 'running' | 'done' }>;
  onClose: () => void;
}

/** Exactly what was made, refused, left out and left open. */
export function ImportResult({ plan, task, state, onClose }: Props) {
  const translate = useTranslate();
  const { number, cancel, start, forget } = task;
  const { counts, check } = state;
  const isDone = state.step === 'done';
  const lines = (['made', 'skipped', 'refused', 'unknown'] as const).filter((name) => counts[name] > 0 || name === 'made');
  const isRepeatable = plan.create?.idempotent === true;
  const left = check.rows - counts.read + (isRepeatable ? counts.unknown : 0);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!isDone && (
          <LinearProgress
            variant="determinate"
            value={check.rows === 0 ? 100 : (counts.read / check.rows) * 100}
            aria-label={translate('screens.import.progress')}
          />
        )}
        {isDone && (
          <Alert role="status" severity={state.stopped ? 'error' : counts.refused + left > 0 ? 'warning' : 'success'}>
            {state.stopped ? translate('screens.import.stopped', { reason: state.stopped }) : translate('screens.import.done')}
          </Alert>
        )}
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {lines.map((name) => (
            <li key={name}>
              {translate(`screens.import.counts.${name === 'unknown' && !isRepeatable ? 'open' : name}`, {
                smart_count: counts[name],
                number: number(counts[name]),
              })}
            </li>
          ))}
          {isDone && check.rows > counts.read && (
            <li>
              {translate('screens.import.counts.notTried', {
                smart_count: check.rows - counts.read,
                number: number(check.rows - counts.read),
              })}
            </li>
          )}
        </ul>
      </DialogContent>
      <DialogActions>
        {isDone ? (
          <>
            {state.made.length > 0 && <UndoButton plan={plan} made={state.made} onUndone={() => forget(check)} />}
            {state.failed && (
              <Button onClick={() => state.failed && downloadBlob('failed-rows.csv', state.failed)}>
                {translate('screens.form.csv.failedRows')}
              </Button>
            )}
            {left > 0 && <Button onClick={() => void start(check)}>{translate('screens.import.continue')}</Button>}
            <Button variant="contained" autoFocus onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
          </>
        ) : (
          <Button variant="outlined" autoFocus onClick={cancel}>
            {translate('screens.import.stop')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Archives or deletes exactly the rows that the import made. */
function UndoButton({ plan, made, onUndone }: { plan: Plan; made: readonly string[]; onUndone: () => void }) {
  const translate = useTranslate();
  const { run, running } = useAction(plan);
  const [isUndone, setUndone] = useState(false);
  const own = useAvailability().actions(plan, 'selection');
  const action = ['archive', 'delete'].flatMap((name) => own.find((each) => each.name === name) ?? [])[0];
  if (!action || isUndone) return null;
  const undo = async () => {
    const outcome = await run(action, made);
    if (outcome.done.length === made.length) setUndone(true);
    if (outcome.done.length > 0) onUndone();
  };
  return (
    <Button sx={{ marginInlineEnd: 'auto' }} disabled={running} onClick={() => void undo()}>
      {translate('screens.import.undo', { smart_count: made.length, number: made.length })}
    </Button>
  );
}
