import { FolderInUse } from '../platform/database/lock.ts';
import { MigrationError } from '../platform/database/migrationError.ts';
import { SecretError } from '../platform/database/secret.ts';
import { SettingsError } from '../platform/settings/read.ts';
import { explainDatabase } from './unreachable.ts';

/** Message of an error of configuration, data folder or database; undefined for any other, which is a bug of ours. */
export const explainError = (error: unknown): string | undefined =>
  [SettingsError, FolderInUse, MigrationError, SecretError].some((kind) => error instanceof kind)
    ? (error as Error).message
    : explainDatabase(error);
