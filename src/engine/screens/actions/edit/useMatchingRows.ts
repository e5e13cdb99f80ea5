import { useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import { isAborted, statusOf } from '../../values/answers.ts';
import type { Matching } from '../../values/useSelection.ts';
import { readMatching } from './readMatching.ts';
import type { Matched } from './useFieldEdit.tsx';

/** The rows of a filter, which are exactly as many as the user agreed to. */
export function useMatchingRows(plan: Plan, parent: Values | undefined) {
  const dataProvider = useDataProvider();
  const [reading, setReading] = useState(false);
  const [found, setFound] = useState<number>();
  const [failure, setFailure] = useState<string>();
  /** Rows that match now, if they are more or fewer. */
  const [recount, setRecount] = useState<{ matching: Matching; expected: number }>();
  const readRef = useRef<AbortController>(undefined);
  const runRef = useRef<AbortController>(undefined);
  useEffect(() => () => readRef.current?.abort(), []);

  /** Undefined if the rows could not be read, or are others than expected. */
  const find = async (matching: Matching): Promise<{ ids: string[]; matched: Matched } | undefined> => {
    const { signal } = (readRef.current = new AbortController());
    const { signal: stopped } = (runRef.current = new AbortController());
    const read = (abort = signal) => readMatching(dataProvider, { plan, matching, parent, signal: abort });
    setFailure(undefined);
    setRecount(undefined);
    setReading(true);
    try {
      const { ids, total } = await read();
      if (ids.length === matching.total && total === ids.length) {
        setFound(total);
        return { ids, matched: { signal: stopped, read: async () => new Set((await read(never)).ids) } };
      }
      setRecount({ matching: { ...matching, total }, expected: matching.total });
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) setFailure(statusOf(error) === 401 ? 'screens.expired' : 'screens.edit.notRead');
    } finally {
      setReading(false);
    }
    return undefined;
  };
  return { find, found, reading, failure, recount, dismiss: () => setRecount(undefined), stop: () => runRef.current?.abort() };
}

/** A run goes on when its dialog is gone. */
const never = new AbortController().signal;
