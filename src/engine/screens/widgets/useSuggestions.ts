import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Values } from '../../plan/sources.ts';
import { useDebounced } from '../values/useDebounced.ts';
import { useTools } from '../values/useAsk.ts';

interface Options<T> {
  /** Null for a text that is too short. */
  variables: (text: string) => Values | null;
  read: (answer: unknown) => T[];
  milliseconds?: number;
}

/** Typing aborts older requests. */
export function useSuggestions<T>(operation: string, { variables, read, milliseconds = 200 }: Options<T>) {
  const { ask, offers } = useTools();
  const [text, setText] = useState('');
  const searched = variables(text);
  const { data, isFetching, error } = useQuery({
    queryKey: ['suggestions', operation, searched],
    queryFn: async ({ signal }) => read(await ask(operation, searched ?? {}, { signal })),
    enabled: offers(operation) && searched !== null,
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
  return {
    suggestions: searched === null ? [] : (data ?? []),
    loading: isFetching,
    failed: error !== null,
    text,
    look: useDebounced(setText, milliseconds),
  };
}
