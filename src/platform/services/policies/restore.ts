import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import { conflict, PlatformError } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import type { PrefetchContext } from '../../operation.ts';
import { eq } from 'drizzle-orm';
import { holdPolicy, prefetchScopes, requireEditable } from './change.ts';
import { policyVersions } from './tenant.ts';
import { requireStoredVersion } from './versions.ts';
import { changePolicy } from './write.ts';

type Input = ArgumentsOf<'CommonRestorePolicyVersion'>['input'];

const restoring = {
  confirmed: true,
  recordsChangesOnly: true,
  prefetch: async ({ input: { policyId } }: { input: Input }, context: PrefetchContext) => {
    const mine = scoped((await context.stores.region(context.region)).db, context.access);
    const rows = await mine.select(policyVersions, { statements: policyVersions.statements }, eq(policyVersions.policyId, policyId));
    return prefetchScopes(
      context,
      { policyId },
      rows.flatMap(({ statements }) => statements.flatMap(({ resources }) => resources)),
    );
  },
} as const;

/** History is never rewritten: an earlier version becomes a new one, within the rights of whoever restores it. */
export const restorePolicyVersion = operation('CommonRestorePolicyVersion', restoring, async ({ input }, context) => {
  const held = await holdPolicy(context, { policyId: input.policyId });
  const policy = requireEditable(held);
  requireVersion(policy, input.expectedVersion);
  const { name, description, statements } = await requireStoredVersion(context, policy, input.version);
  return changePolicy(context, held, { name, description, statements }).catch(asPlacesGone);
});

/** A place that is archived, or that the session doesn't see, is not found; the version itself is. */
export function asPlacesGone(error: unknown): never {
  if (!(error instanceof PlatformError) || error.code !== 'NOT_FOUND') throw error;
  const message = 'This version names a department or customer that is archived, or that you can’t see.';
  throw conflict(message, { reason: 'PLACES_GONE' });
}
