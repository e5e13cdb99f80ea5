import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../database/sealed.ts';
import type { Secrets } from '../../database/sealed.ts';

interface Of {
  customerId: string;
  id: string;
}

export const purpose = 'webhook';
export const aboutOf = ({ customerId, id }: Of): string => `${customerId} ${id}`;

/** A signing secret by the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Seals a secret for its webhook: it cannot be moved to another one. */
export const sealSecret = (secrets: Secrets, of: Of, secret: string): string => seal(secrets, purpose, aboutOf(of), secret);

export const openSecret = (secrets: Secrets, of: Of, sealed: string): string => unseal(secrets, purpose, aboutOf(of), sealed);
