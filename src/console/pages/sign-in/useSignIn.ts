import { useCallback, useEffect, useRef, useState } from 'react';
import { askRegion, emailFault, logIn, type AskPublic, type Failed, type Locked, type Outcome, type SignedIn } from './flow.ts';

export type Step =
  | { kind: 'password'; failure?: Failed }
  /** The password stays in memory while a code is waited for, because a resend needs it once more. */
  | { kind: 'code'; region: string; rememberMinutes: number; methods: readonly string[]; email: string; password: string }
  | Locked
  | { kind: 'done' };

export interface SignInState {
  step: Step;
  busy: boolean;
  email: string;
  submit: (email: string, password: string) => void;
  /** Asks for the region while the password is typed. */
  prepare: (email: string) => void;
  follow: (outcome: Outcome) => void;
  /** Signs in another way; null leaves all as it is. */
  by: (signIn: () => Promise<Outcome | null>) => void;
  back: () => void;
}

interface Options {
  ask: AskPublic;
  onSignedIn: (answer: SignedIn, email: string) => void;
  email?: string;
  /** Waited for before a step other than the first is shown: its code may still be on its way. */
  ready?: () => Promise<unknown>;
}

/** The walk from e-mail and password to a session, for the page and for the dialog of an expired session (spec 1 §4). */
export function useSignIn({ ask, onSignedIn, email: known = '', ready }: Options): SignInState {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState(known);
  const mounted = useMounted();
  const ahead = useRef<{ email?: string; region?: Promise<string | undefined> }>({});

  const go = (outcome: Outcome, address: string, password: string) => {
    if (outcome.kind === 'signedIn') {
      setStep({ kind: 'done' });
      onSignedIn(outcome, outcome.email ?? address);
    } else if (outcome.kind === 'code') setStep({ ...outcome, email: address, password });
    else if (outcome.kind === 'locked') setStep(outcome);
    else if (outcome.kind === 'reset') location.assign(`/resetPassword?token=${outcome.token}`);
    else setStep({ kind: 'password', failure: outcome });
  };
  const submit = async (typed: string, password: string) => {
    const address = typed.trim();
    setEmail(address);
    setStep({ kind: 'password' });
    setBusy(true);
    const outcome = await logIn(ask, address, password, ahead.current.email === address ? ahead.current.region : undefined);
    ahead.current = {};
    if (outcome.kind === 'code' || outcome.kind === 'locked') await ready?.();
    if (!mounted()) return;
    setBusy(false);
    go(outcome, address, password);
  };
  const during = async (signIn: () => Promise<Outcome | null>) => {
    setStep({ kind: 'password' });
    setBusy(true);
    const outcome = await signIn();
    if (!mounted()) return;
    setBusy(false);
    if (outcome) go(outcome, email, '');
  };
  return {
    step,
    busy,
    email,
    submit: (typed, password) => {
      if (!busy) void submit(typed, password);
    },
    prepare: (typed) => {
      const address = typed.trim();
      if (ahead.current.email === address || emailFault(address)) return;
      const region = askRegion(ask, address);
      ahead.current = { email: address, region };
      // The sign-in requests it again, and shows what failed.
      region.catch(() => (ahead.current = {}));
    },
    follow: (outcome) => go(outcome, email, ''),
    by: (signIn) => {
      if (!busy) void during(signIn);
    },
    back: () => setStep({ kind: 'password' }),
  };
}

export function useMounted(): () => boolean {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return useCallback(() => mounted.current, []);
}
