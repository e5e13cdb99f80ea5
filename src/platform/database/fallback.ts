import type { Pool } from 'pg';
import { outageOf } from './outage.ts';
import { sqlState } from './sqlState.ts';

/** Conflict with what it replays, a table or column whose migration it has not replayed, and an answer that did not come. */
const states = ['40001', '40P01', '42P01', '42703'];

/** True if the primary may answer what a replica could not. */
export const isOfReplica = (error: unknown): boolean =>
  outageOf(error) !== undefined ||
  states.includes(sqlState(error) ?? '') ||
  (error instanceof Error && /^Query read timeout$/.test(error.message));

/** Reads from a replica until that fails, then from the primary alone, so that a caller never goes back in time. */
export class FallbackClient {
  readonly #replica: Pool;
  readonly #primary: Pool;
  readonly #onFailure: (error: unknown) => void;
  #hasFailed = false;

  constructor(replica: Pool, primary: Pool, onFailure: (error: unknown) => void) {
    this.#replica = replica;
    this.#primary = primary;
    this.#onFailure = onFailure;
  }

  async query(config: never, values: never): Promise<unknown> {
    if (this.#hasFailed) return this.#primary.query(config, values);
    try {
      return (await this.#replica.query(config, values)) as unknown;
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      this.#hasFailed = true;
      this.#onFailure(error);
      return this.#primary.query(config, values);
    }
  }
}
