import { useCallback, useEffect, useRef, useState } from 'react';
import { draftKey, dropDraft, findDraft, keepDraft, type Draft } from '../../../engine/screens/form/drafts.ts';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { useDebounced } from '../../../engine/screens/values/useDebounced.ts';
import { draftOf, restored, type TreeDraft } from './treeDraft.ts';
import type { Tree } from './tree.ts';
import type { Editing } from './useEditing.ts';

const kept = { fields: ['version', 'change', 'former'].map((name) => ({ name })) };

/** Keeps the unsaved tree as a form keeps what is typed: after a reload or an expired session it is offered again (decisions §5). */
export function useTreeDraft(root: string, { state, version, count, become }: Editing) {
  const { base, userId } = useScreens();
  const key = draftKey(userId, base, 'departments', root);
  const [found, setFound] = useState<Draft | null>(() => findDraft(key));
  const latest = useRef({ state, version, count, over: false });
  useEffect(() => {
    latest.current = { ...latest.current, state, version, count };
  });
  const keepNow = useCallback(() => {
    const { over, state: now, version: read, count: changed } = latest.current;
    if (over) return;
    if (changed > 0) keepDraft(key, kept, { ...draftOf(read, now.base, now.history.tree) });
    else if (now.history.future.length > 0) dropDraft(key);
  }, [key]);
  const keepLater = useDebounced((_: Tree) => keepNow(), 300, { last: true });
  const { tree } = state.history;
  useEffect(() => keepLater(tree), [tree, keepLater]);
  useEffect(() => {
    window.addEventListener('pagehide', keepNow);
    return () => window.removeEventListener('pagehide', keepNow);
  }, [keepNow]);

  const restore = () => {
    if (!found) return;
    const { version: read, state: now } = latest.current;
    const draft = found.values as unknown as TreeDraft;
    become({ tree: now.base, version: read }, restored(draft, { tree: now.base, version: read }), { key: 'restoredDraft', args: {} });
    setFound(null);
  };
  const drop = useCallback(() => {
    latest.current.over = true;
    keepLater.cancel();
    dropDraft(key);
    setFound(null);
  }, [keepLater, key]);
  const dropFound = useCallback(() => {
    dropDraft(key);
    setFound(null);
  }, [key]);
  return { found, restore, drop, dropFound };
}
