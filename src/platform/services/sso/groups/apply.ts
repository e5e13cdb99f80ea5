import type { RequestContext } from '../../../context.ts';
import type { Store } from '../../../database/stores.ts';
import { changeMemberships, changes, LastAdministrator, previewMemberships } from '../../groups/memberships.ts';
import type { MembershipChange } from '../../groups/memberships.ts';
import type { Identity } from '../../auth/identities.ts';
import type { SsoConfig } from '../read.ts';
import { SsoRefusal } from '../refusals.ts';
import { targetOf } from './target.ts';
import type { GroupTarget } from './target.ts';

interface Sent {
  identity: Identity;
  config: SsoConfig;
  /** Values of the groups' claim. */
  groups: readonly string[] | undefined;
}

/** Commits in the region's store before the sign-in does: no right that the provider removes outlives it. @param home open already */
export async function applyGroups(context: RequestContext, home: Store, sent: Sent): Promise<void> {
  const input = await inputOf(home, sent);
  if (!input) return;
  await orRefusal(async () => {
    if (!changes(await previewMemberships(home.db, input))) return;
    await home.transaction((tx) => changeMemberships(tx, context, input, 'SINGLE_SIGN_ON'));
    // Other processes are notified before it resolves.
    const forget: (id: string) => void | Promise<void> = context.forget;
    await forget(input.userId);
  });
}

/** For a test; undefined if groups stay as they are. */
export async function previewGroups(home: Store, sent: Sent): Promise<MembershipChange | undefined> {
  const input = await inputOf(home, sent);
  return input && orRefusal(() => previewMemberships(home.db, input));
}

async function inputOf(home: Store, { identity, config, groups }: Sent) {
  const { id: userId, customerId, awsRegion: region } = identity;
  const target: GroupTarget | undefined = await targetOf(home.db, customerId, config, groups);
  return target && { ...target, userId, customerId, region };
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LastAdministrator)) throw error;
    throw new SsoRefusal('refused', 'the provider’s groups would leave the customer without an administrator', 'LAST_ADMINISTRATOR');
  }
}
