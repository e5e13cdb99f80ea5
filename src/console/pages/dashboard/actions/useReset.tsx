import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { undoable } from '../../../../engine/screens/values/undoable.ts';
import type { Layout } from '../grid/layout.ts';
import { ResetToast } from './ResetToast.tsx';

interface Arranged {
  layout: Layout;
  first: Layout;
  arrange: (layout: Layout) => void;
}

/** Puts the cards back in their original places. Only the message of the last reset stays: an earlier one would undo what was arranged since. */
export function useReset({ layout, first, arrange }: Arranged): () => void {
  const notify = useNotify();
  const last = useRef<AbortController>(undefined);
  return () => {
    last.current?.abort();
    last.current = new AbortController();
    arrange(first);
    const toast = <ResetToast undo={undoable(() => arrange(layout))} outdated={last.current.signal} />;
    notify(toast, { type: 'success', autoHideDuration: 10_000 });
  };
}
