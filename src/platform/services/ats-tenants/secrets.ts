import { seal, unseal } from '../../database/sealed.ts';

const purpose = 'ats tenant';

export const sealAll = (
  secret: string | undefined,
  tenant: { customerId: string; id: string },
  secrets: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).map(([name, text]) => [name, seal(secret, purpose, aboutOf(tenant, name), text)]));

/** Opens a secret, which is sealed for its tenant and name and cannot be moved. */
export const openSecret = (secret: string | undefined, tenant: { customerId: string; id: string }, name: string, sealed: string): string =>
  unseal(secret, purpose, aboutOf(tenant, name), sealed);

const aboutOf = ({ customerId, id }: { customerId: string; id: string }, name: string): string => `${customerId} ${id} ${name}`;
