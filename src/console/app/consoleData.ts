import type { DataProvider } from 'ra-core';
import type { Connection } from '../../engine/client/connection.ts';
import { createDataProvider } from '../../engine/client/dataProvider.ts';
import { plans } from '../../generated/plans.ts';
import { tools } from '../../generated/tools.ts';
import type { OperationPlan } from '../../engine/plan/Plan.ts';
import type { CustomerSummary, Me } from '../customers/customers.ts';
import type { Flags } from './flags.ts';
import { askMe } from './askMe.ts';
import { plansByName } from './prefetch.ts';
import { regions } from './regions.ts';
import { reportedProvider } from './reportedProvider.ts';
import { report, tell } from '../../engine/app/frame/reporting.ts';
import type { Session } from './session/session.ts';
import { keepExpiry } from './session/storage.ts';
import { askRefresh } from './sessionCalls.ts';
import { createStore, type Store } from '../../engine/app/frame/store.ts';
import { scopeOf } from './tenant.ts';

/** Client of a signed-in user in a customer, and its events. */
export interface ConsoleData {
  dataProvider: DataProvider;
  me: Store<Me>;
  connection: Store<Connection>;
  flags: Store<Flags>;
}

interface Options {
  me: Me;
  customer?: CustomerSummary;
  flags?: Flags;
  region: string;
  session: Session;
}

export function createConsoleData({ me, customer, flags = () => false, region, session }: Options): ConsoleData {
  const who = createStore(me);
  const connection = createStore<Connection>('online');
  /** The customers of the user have changed: the access is renewed and the switcher filled anew, without a word (decisions §5). */
  const refreshMe = async () => {
    try {
      const { expiresAt } = await askRefresh(region);
      if (expiresAt) keepExpiry(expiresAt);
      who.set(await askMe(region));
    } catch (error) {
      // The next start of the console shows the same.
      report(error);
    }
  };
  const dataProvider = createDataProvider({
    plans: plansByName,
    tools,
    previewAction: 'CommonPreviewAction',
    regions,
    scope: () =>
      customer
        ? { ...scopeOf(customer), customerName: customer.customerDisplayName, accountName: customer.uniqueName }
        : { awsRegion: region },
    session: () => ({ ...who.get() }),
    onSession: (event) => {
      if (event === 'expired') return session.expire();
      connection.set(event);
    },
    onChange: (operation) => {
      tell('action', operation);
      if (changesSwitcher(operation)) void refreshMe();
    },
    ready: session.ready,
  });
  return { dataProvider: reportedProvider(dataProvider), me: who, connection, flags: createStore(flags) };
}

/** The contract's types of which AuthMe tells the names: customers, and the organisations that hold them. */
const inSwitcher = new Set(['Customer', 'Organization']);

/** Finds the names that AuthMe tells. */
export const nameFrom =
  ({ customers }: Me) =>
  (type: string, id: string): string | undefined =>
    type === 'Organization'
      ? customers.find((one) => one.organizationId === id)?.organizationDisplayName
      : type === 'Customer'
        ? customers.find((one) => one.customerId === id)?.customerDisplayName
        : undefined;

/** True if a mutation changes the customer switcher. */
export function changesSwitcher(operation: string): boolean {
  const isChange = (one: OperationPlan | undefined) => one?.kind === 'mutation' && one.name === operation;
  return plans.some(
    (plan) => inSwitcher.has(plan.type) && [plan.create, plan.update, ...plan.actions.map((action) => action.operation)].some(isChange),
  );
}
