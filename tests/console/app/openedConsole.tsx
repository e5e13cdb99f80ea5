import { act, render } from '@testing-library/react';
import { Console } from '../../../src/console/app/Console.tsx';
import { evaluationOf, flagsOf, type FlagValues } from '../../../src/console/app/flags.ts';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { createSession } from '../../../src/console/app/session/session.ts';
import { configFrom } from '../../../src/console/app/settings/config.ts';
import { createQueryClient } from '../../../src/engine/client/queryClient.ts';
import type { Can } from '../../../src/engine/client/permissions.ts';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { customer, person } from './people.ts';

const c1 = customer('c1', { customerDisplayName: 'Northlight' });
const me = person([c1]);
export const base = '/region/ap-southeast-2/customers/c1';

interface Opening {
  flags?: FlagValues;
  can?: Can;
  /** Operations that the platform doesn't have. */
  unfit?: string[];
}

/** The whole console in a document, at an address below the customer's base. */
export async function openConsole(path: string, { flags = flagDefaults, can = everything, unfit = [] }: Opening = {}) {
  history.replaceState(null, '', base + path);
  const evaluation = evaluationOf(me._id, c1, { values: flags });
  const tenant = { customer: c1, base, can, flags: flagsOf(flags), evaluation, access: true };
  const session = createSession({
    email: me.email,
    check: async () => ({ logout: false }),
    refresh: async () => ({ logout: false }),
    logout: async () => undefined,
    leave: () => undefined,
    channel: { post: () => undefined, listen: () => () => undefined },
  });
  const i18n = await createConsoleI18n('en-GB', 'Edge');
  // The console loads them once a document, and tests open many consoles in one.
  addTexts(later);
  return render(
    <Console
      config={configFrom({ unfit })}
      start={{ kind: 'open', me, place: { kind: 'tenant', customer: c1, base }, tenant, queryClient: createQueryClient() }}
      region="ap-southeast-2"
      i18n={i18n}
      session={session}
    />,
  );
}

/** Goes to another address as a link does, without a new document. */
export async function goTo(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', base + path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

const everything: Can = Object.assign(() => true, { holds: () => true });
