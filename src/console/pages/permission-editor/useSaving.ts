import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { failureOf, isAborted, isUnanswered, statusOf } from '../../../engine/screens/values/answers.ts';
import type { EditorRule } from './rules/editorRules.ts';
import { placedFaults, type Faults } from './rules/faults.ts';
import type { Read, Store } from './stores/permissionStore.ts';

interface Options {
  store: Store;
  read: Read;
  onSaved: (fresh: Read) => void;
  onRefused: (faults: Faults) => void;
}

/** Saves the rules once, and tells what became of them: a fault at its rule, somebody else's save rule by rule, all else in a toast. */
export function useSaving({ store, read, onSaved, onRefused }: Options) {
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const sending = useRef(false);
  const [saving, setSaving] = useState(false);
  const [newer, setNewer] = useState<Read | null>(null);

  const save = async (rules: readonly EditorRule[]): Promise<void> => {
    // A second press comes before the first one's render.
    if (sending.current) return;
    sending.current = true;
    setSaving(true);
    try {
      await store.save(read, rules);
      notify('permissions.saved', { type: 'success' });
      const fresh = await store.read().catch(() => undefined);
      // Anything that shows rights may have changed: the group's record, its grants, the user's own menu.
      void queryClient.invalidateQueries();
      // It is saved, whether or not its new state could be read: the next start of the page reads it.
      if (fresh) onSaved(fresh);
      else notify('permissions.loadFailed', { type: 'warning' });
    } catch (error) {
      if (!isAborted(error) && !(await compared(error))) showError(error, rules);
    } finally {
      sending.current = false;
      setSaving(false);
    }
  };

  /** Somebody else saved in between, or made the policy that this save was to make. */
  async function compared(error: unknown): Promise<boolean> {
    const { code, reason } = failureOf(error);
    const created = code === 'CONFLICT' && store.operation(read) === 'CommonCreatePolicy';
    if (reason !== 'NEWER_VERSION' && !created) return false;
    try {
      const fresh = await store.read();
      if (reason !== 'NEWER_VERSION' && fresh.policyId === read.policyId) return false;
      setNewer(fresh);
      return true;
    } catch {
      return false;
    }
  }

  function showError(error: unknown, rules: readonly EditorRule[]): void {
    const status = statusOf(error);
    const { reason, errors = {} } = failureOf(error);
    const failed = translate('permissions.saveFailed');
    const messages = Object.fromEntries(Object.entries(errors).map(([path, { message, args }]) => [path, translate(message, args)]));
    const placed = placedFaults(messages, rules);
    const [general] = Object.values(messages);
    if (Object.keys(placed).length > 0) onRefused(placed);
    if (isUnanswered(error)) notify('screens.form.unreachable', { type: 'error', autoHideDuration: null });
    else if (status === 401) notify('screens.expired', { type: 'warning' });
    else if (general !== undefined) notify(Object.keys(placed).length > 0 ? failed : general, { type: 'error' });
    else if (reason)
      notify(translate(`permissions.reasons.${reason}`, { _: translate(`reasons.${reason}`, { _: failed }) }), { type: 'error' });
    else notify(status === 403 ? 'screens.form.denied' : failed, { type: status === 403 ? 'warning' : 'error' });
  }

  return { save, saving, newer, settle: useCallback(() => setNewer(null), []) };
}
