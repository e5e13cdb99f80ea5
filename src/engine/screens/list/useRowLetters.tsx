import { useEffect, useState, type KeyboardEvent } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { commandOf, usePageCommands } from '../values/pageCommands.ts';
import { letterOf, useRunLetter } from '../values/useLetterKeys.ts';
import type { Collection } from './useCollection.ts';

/** The letters of a list's actions: on the selection, or on the focused row, which is selected first. */
export function useRowLetters(actions: readonly ActionPlan[], selection: Collection['selection']) {
  const [pending, setPending] = useState<string>();
  const run = useRunLetter();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const letter = letterOf(event);
    if (letter === undefined || !actions.some(({ key }) => key === letter)) return;
    event.preventDefault();
    const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id]')?.dataset['id'] : undefined;
    if (selection.count > 0 || id === undefined) return void run(letter);
    selection.select([id]);
    setPending(letter);
  };
  return { onKeyDown, pending: pending !== undefined && <Pending letter={pending} run={run} onDone={() => setPending(undefined)} /> };
}

/** Waits for the bar of the selection, which comes with the first selected row. */
function Pending({ letter, run, onDone }: { letter: string; run: (letter: string) => boolean; onDone: () => void }) {
  usePageCommands();
  useEffect(() => {
    if (commandOf(letter) === undefined) return;
    onDone();
    run(letter);
  });
  return null;
}
