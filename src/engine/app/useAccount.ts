import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { accountName, type AccountPlan } from '../plan/account.ts';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import type { ShellState } from '../screens/values/ShellProvider.tsx';
import { currentAccess } from './server.ts';

/** Account that this page acts as: by the API's own answer, else by the token's, else only the way in which the page is signed in. */
export function useAccount({ host, account }: ConsoleAnswer, signedIn: boolean): Pick<ShellState, 'me' | 'account'> {
  const translate = useTranslate();
  const [reported, setReported] = useState<{ name: string | undefined; signedIn: boolean }>();
  const { ask } = account;
  useEffect(() => {
    if (ask)
      askName(ask).then(
        (said) => setReported({ name: said, signedIn }),
        () => undefined,
      );
  }, [ask, signedIn]);
  const by = signedIn ? 'session' : account.by;
  // A name from before signing in again may be somebody else's.
  const name = (reported?.signedIn === signedIn ? reported.name : undefined) ?? account.name;
  if (name === undefined) return { me: { firstName: '', lastName: '', email: host }, account: translate(`any.account.${by}`) };
  return { me: { firstName: name, lastName: '', email: translate(`any.account.by.${by}`, { host }) } };
}

async function askName(plan: AccountPlan): Promise<string | undefined> {
  const { address, fetch = globalThis.fetch } = currentAccess();
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: plan.text }),
  });
  const { data } = (await response.json()) as { data?: unknown };
  return accountName(plan, data);
}
