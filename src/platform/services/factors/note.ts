import type { OperationContext } from '../../context.ts';
import type { Identity } from '../auth/identities.ts';

/** Audits a change of somebody's factors; never a secret. */
export const noteFactors = (
  { audit }: Pick<OperationContext, 'audit'>,
  { id, email, customerId, organizationId }: Identity,
  values: Record<string, unknown>,
  before?: Record<string, unknown>,
): void =>
  audit({
    ...{ subjects: [id], customerId, organizationId, names: { [id]: email }, values: { [id]: values } },
    ...(before && { before: { [id]: before } }),
  });
