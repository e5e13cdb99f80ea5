import { outageOf } from '../platform/database/outage.ts';
import { sqlState } from '../platform/database/sqlState.ts';

/** Tells an operator why no store can be opened, by the cause's code; undefined for any other error. */
export function explainDatabase(error: unknown): string | undefined {
  const state = sqlState(error);
  if (state === '42501') return `The user of DATABASE_URL may not create schemas and tables (${state}). Make it the owner of the database.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SIGNATURE/.test(code))
    return `The certificate of the database is not trusted (${code}). Name the file of its authority with NODE_EXTRA_CA_CERTS.`;
  const cause = outageOf(error);
  if (cause === undefined) return undefined;
  if (cause === '3D000') return `The database that DATABASE_URL names does not exist (${cause}). Create it first.`;
  if (cause === '53300')
    return `The database has no connection left (${cause}). Lower DATABASE_CONNECTIONS, or raise the database's own limit.`;
  if (cause.startsWith('28')) return `The database refuses the user or the password of DATABASE_URL (${cause}).`;
  return `The database does not answer (${cause}). Is the address in DATABASE_URL right, and is it running?`;
}
