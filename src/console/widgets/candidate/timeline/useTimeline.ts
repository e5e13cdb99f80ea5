import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateTools } from '../../../../generated/candidateTools.ts';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import type { Message, Note, Loaded } from './entries.ts';

interface Page<Item> {
  data: Item[];
  pagination: { totalItems: number };
}

const step = 30;
const most = 500;

/** Messages and notes of an application, as far as one may see them. */
export function useTimeline(applicationId: string) {
  const { ask, offers } = useTools();
  const queryClient = useQueryClient();
  const [limitEq, setLimit] = useState(step);
  const variables = { applicationId, limitEq };
  const seesMessages = offers('NotifGetApplicationMessages');
  const seesNotes = offers('AppsGetApplicationNotes');
  const messages = useQuery({
    queryKey: ['application messages', applicationId, limitEq],
    queryFn: async ({ signal }) =>
      partOf<Message>(await ask<Page<Message> | null>(candidateTools.NotifGetApplicationMessages, variables, { signal })),
    enabled: seesMessages,
    placeholderData: keepPreviousData,
  });
  const notes = useQuery({
    queryKey: ['application notes', applicationId, limitEq],
    queryFn: async ({ signal }) =>
      partOf<Note>(await ask<Page<Note> | null>(candidateTools.AppsGetApplicationNotes, variables, { signal })),
    enabled: seesNotes,
    placeholderData: keepPreviousData,
  });
  return {
    messages: messages.data,
    notes: notes.data,
    seesMessages,
    seesNotes,
    isLoading: messages.isLoading || notes.isLoading,
    failed: [...(messages.isError ? [messages] : []), ...(notes.isError ? [notes] : [])],
    older: limitEq < most ? () => setLimit(Math.min(limitEq * 2, most)) : undefined,
    reload: () => queryClient.invalidateQueries({ queryKey: ['application notes', applicationId] }),
  };
}

const partOf = <Item>(page: Page<Item> | null): Loaded<Item> => ({ data: page?.data ?? [], total: page?.pagination.totalItems ?? 0 });
