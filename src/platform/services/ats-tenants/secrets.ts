import { seal, unseal } from '../../database/sealed.ts';
import type { Secrets } from '../../database/sealed.ts';

export const purpose = 'ats tenant';

export const sealAll = (
  all: Secrets,
  tenant: { customerId: string; id: string },
  secrets: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).map(([name, text]) => [name, seal(all, purpose, aboutOf(tenant, name), text)]));

/** Opens a secret, which is sealed for its tenant and name and cannot be moved. */
export const openSecret = (all: Secrets, tenant: { customerId: string; id: string }, name: string, sealed: string): string =>
  unseal(all, purpose, aboutOf(tenant, name), sealed);

export const aboutOf = ({ customerId, id }: { customerId: string; id: string }, name: string): string => `${customerId} ${id} ${name}`;
