import { useEffect, useRef, useState } from 'react';
import { askProvider, type AskSso, type Who } from './ssoFlow.ts';

/** The request waits so long for a change of mind (spec 1 §4, §9). */
export const debounce = 1500;

export type SsoState =
  | { kind: 'idle'; refusal?: string; cancelled?: boolean }
  /** From the submission until the browser has left, or the user cancels. */
  | { kind: 'loggingIn' };

interface Options {
  ask: AskSso;
  redirect: { to: string } | { refusal: string };
  refusal?: string;
  auto?: Who;
  leave: (url: string, who: Who) => void;
  report: (refusal: string) => void;
}

/** The walk from an entry to the identity provider (spec 1 §4). */
export function useSso({ ask, redirect, refusal, auto, leave, report }: Options) {
  const [state, setState] = useState<SsoState>({ kind: 'idle', refusal });
  const pending = useRef<AbortController>(undefined);

  const submit = async (who: Who) => {
    if ('refusal' in redirect) {
      report(redirect.refusal);
      return setState({ kind: 'idle', refusal: redirect.refusal });
    }
    const { signal } = restart(pending);
    setState({ kind: 'loggingIn' });
    await waited(debounce, signal);
    if (signal.aborted) return;
    const outcome = await askProvider(ask, who, redirect.to, signal);
    if (outcome.kind === 'leave') leave(outcome.url, who);
    if (outcome.kind === 'refused') setState({ kind: 'idle', refusal: outcome.key });
  };
  const stop = () => pending.current?.abort();
  const cancel = () => {
    stop();
    setState({ kind: 'idle', cancelled: true });
  };

  useEffect(() => {
    if (auto) void submit(auto);
    // Back from the identity provider the browser may show this very page again, still logging in.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState({ kind: 'idle' });
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, for whom the address named when the page was opened
  }, []);

  return { state, submit: (who: Who) => void submit(who), cancel };
}

function restart(pending: { current: AbortController | undefined }): AbortController {
  pending.current?.abort();
  return (pending.current = new AbortController());
}

function waited(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
