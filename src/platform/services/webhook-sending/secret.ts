import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../database/sealed.ts';

interface Of {
  customerId: string;
  id: string;
}

const purpose = 'webhook';
const aboutOf = ({ customerId, id }: Of): string => `${customerId} ${id}`;

/** A signing secret by the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Seals a secret for its webhook: it cannot be moved to another one. */
export const sealSecret = (key: string | undefined, of: Of, secret: string): string => seal(key, purpose, aboutOf(of), secret);

export const openSecret = (key: string | undefined, of: Of, sealed: string): string => unseal(key, purpose, aboutOf(of), sealed);
