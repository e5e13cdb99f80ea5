/** A store without its schema. The message holds no values of rows: it is logged, and operators read it. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
