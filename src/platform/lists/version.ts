import { conflict } from '../errors.ts';

/** Refuses to overwrite a newer version; a call without a version always saves. */
export function requireVersion(row: { version: number }, expected: number | null | undefined): void {
  if (expected === null || expected === undefined || row.version === expected) return;
  throw conflict('Somebody else has changed this meanwhile. Please reload.', { reason: 'NEWER_VERSION', version: row.version });
}
