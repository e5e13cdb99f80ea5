import { useCallback, useEffect, useRef, useState } from 'react';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { draftKey, dropDraft, findDraft, keepDraft, type Draft } from '../../../engine/screens/form/drafts.ts';
import { useDebounced } from '../../../engine/screens/values/useDebounced.ts';
import type { EditorRule } from './rules/editorRules.ts';
import type { Read } from './stores/permissionStore.ts';

/** An unfinished editor: its rules, and what they were read from, so that a save by somebody else since is noticed. */
export interface RulesDraft {
  rules: EditorRule[];
  read: Pick<Read, 'rules' | 'statements' | 'version' | 'policyId'>;
}

const fields = { fields: [{ name: 'rules' }, { name: 'read' }] };

/** Keeps unsaved rules in this browser tab, and finds those that were left here (decisions §5: by user and tenant, 30 minutes). */
export function useRulesDraft(id: string, groupId: string, unsaved: RulesDraft | undefined) {
  const { base, userId } = useScreens();
  const key = draftKey(userId, base, `permissions/${id}`, groupId);
  const [found, setFound] = useState<Draft | null>(() => findDraft(key));
  const keep = useDebounced((draft: RulesDraft) => keepDraft(key, fields, { ...draft }), 300, { last: true });
  const latest = useRef(unsaved);
  latest.current = unsaved;
  const kept = useRef(false);
  useEffect(() => {
    if (unsaved) {
      kept.current = true;
      keep(unsaved);
    } else if (kept.current) {
      // All of it was taken back by hand.
      kept.current = false;
      keep.cancel();
      dropDraft(key);
    }
  }, [unsaved, keep, key]);
  useEffect(() => {
    // A page that goes does not wait for the last tick.
    const onHide = () => {
      if (latest.current) keepDraft(key, fields, { ...latest.current });
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [key]);
  const drop = useCallback(() => {
    kept.current = false;
    keep.cancel();
    dropDraft(key);
    setFound(null);
  }, [keep, key]);
  return { found, drop, taken: useCallback(() => setFound(null), []) };
}
