import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { candidateTools } from '../../../../generated/candidateTools.ts';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import { useDebouncedText } from '../../../../engine/screens/values/useDebouncedText.ts';
import { typedMention } from './noteParts.ts';

export interface Mentioned {
  _id: string;
  name: string;
}

interface Options {
  applicationId: string;
  text: string;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Offers colleagues while a name is typed after an @: those who may see the application. */
export function useMentions({ applicationId, text, box }: Options) {
  const { ask, offers } = useTools();
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [at, setAt] = useState(0);
  const typed = caret === undefined ? undefined : typedMention(text, caret);
  const { debounced } = useDebouncedText(typed?.search ?? '');
  const { data } = useQuery({
    queryKey: ['mentionable', applicationId, debounced],
    queryFn: ({ signal }) =>
      ask<{ data: Mentioned[] } | null>(
        candidateTools.AppsGetMentionableUsers,
        { applicationId, searchText: debounced.trim() },
        { signal },
      ),
    enabled: typed !== undefined && offers('AppsGetMentionableUsers'),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const search = typed?.search.toLowerCase() ?? '';
  const people = typed ? (data?.data ?? []).filter(({ name }) => name.toLowerCase().includes(search)).slice(0, 8) : [];
  // A finished name needs no list.
  const open = people.length > 0 && !(people.length === 1 && people[0]?.name.toLowerCase() === search);
  const active = Math.min(at, people.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  return {
    people,
    open,
    active,
    listId: id,
    optionId,
    onSelect: () => {
      setCaret(box.current?.selectionStart ?? undefined);
      setAt(0);
    },
    close: () => setCaret(undefined),
    complete: (name: string): string => {
      const from = typed?.from ?? text.length;
      const before = `${text.slice(0, from)}@${name} `;
      setCaret(undefined);
      requestAnimationFrame(() => {
        box.current?.focus();
        box.current?.setSelectionRange(before.length, before.length);
      });
      return before + text.slice(caret ?? text.length).replace(/^ /, '');
    },
    aria: {
      'aria-autocomplete': 'list' as const,
      ...(open && { 'aria-controls': id, 'aria-activedescendant': optionId(active) }),
    },
    /** True if the key was for the list. */
    onKeyDown: (event: KeyboardEvent, pick: (person: Mentioned) => void): boolean => {
      if (!open) return false;
      const person = people[active];
      if (event.key === 'ArrowDown') setAt((active + 1) % people.length);
      else if (event.key === 'ArrowUp') setAt((active + people.length - 1) % people.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && person && !event.ctrlKey && !event.metaKey) pick(person);
      else if (event.key === 'Escape') setCaret(undefined);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
