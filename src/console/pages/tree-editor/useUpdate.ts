import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { pageTools } from '../../../generated/pageTools.ts';
import { failureOf, isAborted, isUnanswered, statusOf } from '../../../engine/screens/values/answers.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { changeOf, type HierarchiesChange } from './changes.ts';
import { saysTheSame } from './sameTree.ts';
import type { Editing } from './useEditing.ts';
import { readTree, treeKey, type ReadTree } from './useTree.ts';

/** Sends what was changed of the tree, and tells what became of it. What was done stays whatever comes back. */
export function useUpdate(root: string, editing: Editing, onSaved: () => void) {
  const { ask } = useTools();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const [newer, setNewer] = useState<ReadTree | null>(null);
  const done = useRef(false);
  const { state, dispatch, version, changes } = editing;
  const { base, history } = state;

  const saved = () => {
    done.current = true;
    notify('pages.departments.updated', { type: 'success' });
    onSaved();
    void queryClient.invalidateQueries();
  };
  const send = async (): Promise<void> => {
    const change = changeOf(base, history.tree, changes);
    const tool = pageTools['ORGUpdateHierarchies'];
    if (!tool || saving) return;
    setSaving(true);
    try {
      await ask(tool, { hierarchies: { ...change, expectedVersion: version } });
      saved();
    } catch (error) {
      if (!isAborted(error) && !(await compare(error))) showError(error, change);
    } finally {
      setSaving(false);
    }
  };
  /** Shows what others saved meanwhile, next to the changes made here. */
  const look = async (): Promise<void> => {
    const read = await readTree(ask, root).catch(() => undefined);
    if (!read) return notify('screens.form.unreachable', { type: 'error' });
    queryClient.setQueryData(treeKey(root), read);
    if (read.version > version) setNewer(read);
  };
  return { send, look, saving, newer, settle: () => setNewer(null), done };

  async function compare(error: unknown): Promise<boolean> {
    if (failureOf(error).reason !== 'NEWER_VERSION') return false;
    try {
      const read = await readTree(ask, root);
      queryClient.setQueryData(treeKey(root), read);
      // It was this change itself, whose answer was lost on the way.
      if (saysTheSame(base, history.tree, read.tree)) saved();
      else setNewer(read);
      return true;
    } catch {
      return false;
    }
  }

  /** “In use: 2 groups (Admins, Recruiters), 1 user.” */
  function usesText({ uses }: InUse): string {
    const things = uses.map(({ kind, count, names }) => {
      const number = translate(`pages.departments.uses.${kind}`, { smart_count: count });
      const more = count > names.length ? ['…'] : [];
      return names.length > 0 ? `${number} (${[...names, ...more].join(', ')})` : number;
    });
    return translate('pages.departments.inUse', { things: things.join(', ') });
  }

  function showError(error: unknown, change: HierarchiesChange): void {
    const status = statusOf(error);
    const { reason, errors = {}, extensions } = failureOf(error);
    const failed = translate('pages.departments.updateFailed');
    if (isUnanswered(error)) return notify('screens.form.unreachable', { type: 'error', autoHideDuration: null });
    if (status === 401) return notify('screens.expired', { type: 'warning' });
    const refusals = new Map(inUse(extensions?.['inUse']).map((each) => [each._id, usesText(each)]));
    for (const [path, { message, args }] of Object.entries(errors)) {
      const id = departmentAt(path, change);
      if (id !== undefined) refusals.set(id, translate(message, { ...args, _: failed }));
    }
    if (refusals.size > 0) {
      // Those that may not go are there again, each with what is in it.
      dispatch({ type: 'refuse', refusals, putBack: change.archived.filter((id) => refusals.has(id)) });
      return notify('pages.departments.refusedSome', { type: 'error', messageArgs: { smart_count: refusals.size } });
    }
    if (status === 403 && !reason) return notify('screens.form.denied', { type: 'warning' });
    const [fault] = Object.values(errors);
    const why = fault ? translate(fault.message, { ...fault.args, _: failed }) : undefined;
    notify(why ?? (reason ? translate(`reasons.${reason}`, { _: failed }) : failed), { type: 'error' });
  }
}

interface InUse {
  _id: string;
  uses: { kind: string; count: number; names: string[] }[];
}

const inUse = (value: unknown): InUse[] => (Array.isArray(value) ? (value as InUse[]) : []);

function departmentAt(path: string, change: HierarchiesChange): string | undefined {
  const [, kind, index] = /\b(created|updated|archived)\.(\d+)/.exec(path) ?? [];
  const place = Number(index);
  if (kind === 'archived') return change.archived[place];
  return kind === 'created' || kind === 'updated' ? change[kind][place]?._id : undefined;
}
