import { CloseNotificationContext } from 'ra-core';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { isUndone, onUndo } from './undoable.ts';

/** Closes a message: by the result, or once what it offers to undo was undone with the keyboard, so that the next message shows at once. */
export function useUndoToast(undo?: () => void): () => void {
  const close = useContext(CloseNotificationContext) ?? nothing;
  const isOver = useSyncExternalStore(onUndo, () => undo !== undefined && isUndone(undo));
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  return close;
}

const nothing = () => undefined;
