import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import type { Hold } from '../../../plan/read.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import { useOperationWords } from '../../values/operationWords.ts';
import { undoTexts, useAction } from '../useAction.tsx';

interface OpenHold extends Hold {
  operation?: string;
  userName?: string | null;
}

/** The changes of a record that can still be undone, each with the time that its messages have left. */
export function HoldLines({ plan, record }: { plan: Plan; record: Values }) {
  const { actions } = useAvailability();
  const open = plan.actions.find(({ notifies }) => notifies?.open)?.notifies?.open;
  const holds = open === undefined ? [] : [at(record, open) ?? []].flat();
  const allowed = (['selection', 'record', 'list'] as const).flatMap((on) => actions(plan, on));
  return (holds as OpenHold[]).map((hold) => {
    const action = allowed.find(({ operation, notifies }) => notifies && operation.name === hold.operation);
    return <HoldLine key={hold._id} plan={plan} hold={hold} undo={action?.notifies?.undo} />;
  });
}

function HoldLine({ plan, hold, undo }: { plan: Plan; hold: OpenHold; undo: string | undefined }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const { run, running } = useAction(plan);
  const left = useSecondsLeft(hold.until);
  const inverse = plan.actions.find(({ name }) => name === undo);
  if (left <= 0) return null;
  const what = [hold.operation && words(hold.operation), hold.userName].filter(Boolean).join(', ');
  return (
    <Alert
      severity="info"
      action={
        inverse && (
          <Button
            color="inherit"
            size="small"
            loading={running}
            onClick={() => void run(inverse, [hold._id], { messages: undoTexts, undoes: true })}
            aria-label={`${translate('ra.action.undo')}: ${what}`}
          >
            {translate('ra.action.undo')}
          </Button>
        )
      }
    >
      {what}
      {hold.mailed + hold.texted > 0 && (
        <div role="timer">
          {translate('screens.action.leaveIn', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
        </div>
      )}
    </Alert>
  );
}

function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((Date.parse(until) - now) / 1000);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
