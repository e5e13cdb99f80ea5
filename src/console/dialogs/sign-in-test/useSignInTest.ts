import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { isWeb } from '../../../engine/screens/widgets/Url.tsx';

export interface SignInTestAnswer {
  status: 'WAITING' | 'PASSED' | 'FAILED';
  nameId?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  attributes?: Record<string, string[]> | null;
  joinedGroups?: string[] | null;
  leftGroups?: string[] | null;
  outcome?: 'SIGN_IN' | 'CREATE' | 'REFUSE' | null;
  reason?: string | null;
  detail?: string | null;
}

type State =
  | { step: 'ready' | 'starting' }
  | { step: 'failed'; reason: string | undefined }
  /** `blocked`: the browser let no window be opened, so that the address must be followed by hand. */
  | { step: 'begun'; id: string; loginUrl: string; blocked: boolean };

const interval = 1500;

const filter = { enableSapia: true };

/** A test sign-in: the identity provider in a window of its own, and what came back from it. */
export function useSignInTest() {
  const { ask } = useTools();
  const [state, setState] = useState<State>({ step: 'ready' });
  const [opened, setOpened] = useState<Window | null>(null);
  const id = state.step === 'begun' ? state.id : undefined;

  const { data, error } = useQuery({
    queryKey: ['IDPGetSSOTest', id],
    queryFn: async ({ signal }) => {
      const answer = await ask<SignInTestAnswer>('IDPGetSSOTest', { _id: id, filter }, { signal });
      // Browsers that forbid this show a page that says it can be closed.
      if (answer.status !== 'WAITING') opened?.close();
      return answer;
    },
    enabled: id !== undefined,
    // The window of the provider lies above this one, perhaps as a tab.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data: last, error: fault } }) =>
      (last && last.status !== 'WAITING') || failureOf(fault).code === 'NOT_FOUND' ? false : interval,
    retry: false,
    // Personal data: never cached.
    gcTime: 0,
  });

  /** To be called by a press itself: browsers open no window later. */
  const start = async () => {
    const child = window.open('', '_blank', 'popup,width=520,height=720');
    // The opened page must not reach the console.
    if (child) child.opener = null;
    setOpened(child);
    setState({ step: 'starting' });
    try {
      const { _id, loginUrl } = await ask<{ _id: string; loginUrl: string }>('IDPStartSSOTest', { filter });
      if (!isWeb(loginUrl)) throw new Error('The identity provider has no address of the web');
      if (child && !child.closed) child.location.replace(loginUrl);
      setState({ step: 'begun', id: _id, loginUrl, blocked: !child || child.closed });
    } catch (fault) {
      child?.close();
      setState({ step: 'failed', reason: failureOf(fault).reason });
    }
  };
  const ended = failureOf(error).code === 'NOT_FOUND';
  return { state, start, ended, answer: data && data.status !== 'WAITING' ? data : undefined };
}
