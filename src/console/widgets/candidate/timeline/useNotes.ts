import { useNotify, useTranslate } from 'ra-core';
import { createElement, useRef } from 'react';
import { candidateTools } from '../../../../generated/candidateTools.ts';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import { undoable } from '../../../../engine/screens/values/undoable.ts';
import type { Note } from './entries.ts';
import { UndoToast } from './UndoToast.tsx';

export interface NoteDraft {
  _id?: string;
  text: string;
  mentionedIds: readonly string[];
}

/** Writes notes; a deleted one comes back when it is saved again. */
export function useNotes(applicationId: string, reload: () => Promise<void>) {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, offers } = useTools();
  // A note that is sent again because no answer came is not written twice.
  const intent = useRef({});
  const save = async ({ text, mentionedIds, ...own }: NoteDraft): Promise<void> => {
    const input = { applicationId, text, mentionedIds: [...mentionedIds], ...own };
    await ask(candidateTools.AppsSaveApplicationNote, { input }, { intent: intent.current });
    intent.current = {};
    await reload();
  };
  const remove = async ({ _id, text, mentions }: Note): Promise<void> => {
    try {
      await ask(candidateTools.AppsDeleteApplicationNote, { filter: { noteId: _id } }, { intent: {} });
    } catch {
      notify(translate('screens.timeline.deleteFailed'), { type: 'error' });
      return;
    }
    await reload();
    const undo = undoable(async () => {
      await save({ _id, text, mentionedIds: mentions.map((each) => each._id) });
      return true;
    });
    notify(createElement(UndoToast, { text: translate('screens.timeline.deleted'), undo }), { type: 'success', autoHideDuration: 10_000 });
  };
  return { save, remove, writes: offers('AppsSaveApplicationNote') };
}
