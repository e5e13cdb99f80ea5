import type { DataProvider } from 'ra-core';
import type { Connection } from '../../engine/client/connection.ts';
import { createDataProvider } from '../../engine/client/dataProvider.ts';
import type { OperationPlan } from '../../engine/plan/Plan.ts';
import type { CustomerSummary, Me } from '../customers/customers.ts';
import { createConfirmation, type Confirmation } from './confirmation/confirmation.ts';
import type { Flags } from './flags.ts';
import { askMe } from './askMe.ts';
import type { ProductPlans } from './plans.ts';
import { regions } from './regions.ts';
import { reportedProvider } from './reportedProvider.ts';
import { report, reportEvent } from '../../engine/app/frame/reporting.ts';
import type { Session } from './session/session.ts';
import { keepExpiry } from './session/storage.ts';
import { askRefresh } from './sessionCalls.ts';
import { createStore, type Store } from '../../engine/app/frame/store.ts';
import { scopeOf } from './tenant.ts';
import { loadTools } from './tools.ts';

/** Client of a signed-in user, and the values that its requests report. */
export interface ConsoleData {
  createProvider: (plans: ProductPlans) => DataProvider;
  me: Store<Me>;
  connection: Store<Connection>;
  flags: Store<Flags>;
  confirmation: Confirmation;
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
  const confirmation = createConfirmation();
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
  const createProvider = (plans: ProductPlans) =>
    createDataProvider({
      plans: plans.byName,
      tools: loadTools,
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
        reportEvent('action', operation);
        if (changesSwitcher(plans, operation)) void refreshMe();
      },
      ready: session.ready,
      recover: async (reason) => reason === 'IDENTITY_UNCONFIRMED' && confirmation.ask(),
    });
  return {
    createProvider: (plans) => reportedProvider(createProvider(plans)),
    me: who,
    connection,
    flags: createStore(flags),
    confirmation,
  };
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
export function changesSwitcher({ all }: ProductPlans, operation: string): boolean {
  const isChange = (one: OperationPlan | undefined) => one?.kind === 'mutation' && one.name === operation;
  return all.some(
    (plan) => inSwitcher.has(plan.type) && [plan.create, plan.update, ...plan.actions.map((action) => action.operation)].some(isChange),
  );
}
