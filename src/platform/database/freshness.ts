interface Sample {
  at: number;
  lsn: bigint;
}

const mostSamples = 2000;

/**
 * How old a replica's rows may be: the age of the newest position of the primary's log that it has replayed. No clock of a database takes part,
 * and a replica that has lost its primary grows old, too.
 */
export class Freshness {
  replayed = 0n;
  readonly #samples: Sample[] = [];

  /** @param at before the query of the primary, so that the lag is never too small */
  sample(at: number, lsn: bigint): void {
    this.#samples.push({ at, lsn });
    if (this.#samples.length > mostSamples) this.#samples.shift();
  }

  get newest(): bigint {
    return this.#samples.at(-1)?.lsn ?? 0n;
  }

  /** Milliseconds; undefined if it is behind everything that is known. */
  lag(now: number): number | undefined {
    const index = this.#samples.findLastIndex(({ lsn }) => lsn <= this.replayed);
    if (index > 0) this.#samples.splice(0, index);
    const sample = index < 0 ? undefined : this.#samples[0];
    return sample && now - sample.at;
  }
}
