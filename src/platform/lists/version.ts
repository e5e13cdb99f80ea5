import { conflict } from '../errors.ts';

/** Refuses to save over somebody else's newer change; a call that names no version saves whatever there is. */
export function requireVersion(row: { version: number }, expected: number | null | undefined): void {
  if (expected === null || expected === undefined || row.version === expected) return;
  throw conflict('Somebody else has changed this in the meantime.', { reason: 'NEWER_VERSION', version: row.version });
}
