import { seal, unseal } from '../../database/sealed.ts';

const purpose = 'ats tenant';

/** The secrets of a tenant as they are stored: each sealed for its own place, so that none can be moved to another. */
export const sealAll = (
  secret: string | undefined,
  tenant: { customerId: string; id: string },
  secrets: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).map(([name, text]) => [name, seal(secret, purpose, aboutOf(tenant, name), text)]));

/** Opens one secret of a tenant. */
export const openSecret = (secret: string | undefined, tenant: { customerId: string; id: string }, name: string, sealed: string): string =>
  unseal(secret, purpose, aboutOf(tenant, name), sealed);

/** What a sealed secret belongs to: whoever talks to the ATS opens it by the same words. */
const aboutOf = ({ customerId, id }: { customerId: string; id: string }, name: string): string => `${customerId} ${id} ${name}`;
