import { rights } from '../../../generated/rights.ts';
import type { Call } from '../../call.ts';
import type { ArgumentsOf, ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import type { Scoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import type { Incoming } from '../../http/message.ts';
import { runMutation } from '../../operation.ts';
import type { Tools } from '../../platform.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { provisioning, ScimSession } from '../scim-tokens/session.ts';

/** Facts of a request for its log. */
export interface RequestFacts {
  resourceType?: 'User' | 'Group';
  resourceId?: string;
  resourceName?: string;
  fields?: readonly string[];
  /** Values that were left out, and why. */
  detail?: string;
}

export interface ScimContext {
  tools: Tools;
  session: ScimSession;
  home: Store;
  call: Call;
  facts: RequestFacts;
}

export function contextOf(tools: Tools, incoming: Incoming, session: ScimSession, home: Store): ScimContext {
  const { settings, stores, now, newId, log } = tools;
  const forgotten = new Set<string>();
  const call: Call = {
    ...{ settings, stores, now, newId, log, region: session.region, session, forgotten, hiddenFields: new Map() },
    request: {
      id: newId(),
      ip: incoming.ip,
      userAgent: (incoming.header('user-agent') ?? '').slice(0, 300),
      cookies: {},
      signal: incoming.signal,
    },
    setCookie: () => undefined,
    forget: (id) => void forgotten.add(id),
    forged: false,
    note: () => undefined,
    used: async () => undefined,
    admit: (_name, _args, _call, work) => work(),
    watching: {} as Call['watching'],
  };
  return { tools, session, home, call, facts: {} };
}

/** Rows that the token may read. */
export const reading = ({ home, session }: Pick<ScimContext, 'home' | 'session'>): Scoped =>
  scoped(home.db, accessScope(session.statements, ['org:viewUser', 'org:viewGroup'], session.region));

/** Departments and ids that all calls of a token have in common. */
export const scopeOf = ({ session }: ScimContext) => ({
  organizationId: session.organizationId,
  customerId: session.customerId,
  hierarchyId: session.hierarchyId,
});

/** Runs an operation as the token; sessions whose rights it changes are dropped in all processes before the answer. */
export async function run<Name extends (typeof provisioning)[number]>(
  { call, tools }: ScimContext,
  name: Name,
  args: ArgumentsOf<Name>,
): Promise<ResultOf<Name>> {
  const result = await runMutation(name, rights[name] ?? [], args, call);
  await forgetAll({ call, tools });
  return result;
}

export async function forgetAll({ call, tools }: Pick<ScimContext, 'call' | 'tools'>): Promise<void> {
  // Other processes are notified before it resolves.
  const forget: (id: string | 'all') => void | Promise<void> = tools.forget;
  for (const id of call.forgotten.size > 20 ? ['all'] : call.forgotten) await forget(id);
  call.forgotten.clear();
}

/** Rows of the customer that a request shows. */
export const noteResource = ({ facts }: ScimContext, found: RequestFacts): void => void Object.assign(facts, found);
