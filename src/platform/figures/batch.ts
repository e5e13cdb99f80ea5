import { sql } from 'drizzle-orm';
import type { Reader as Rows } from '../database/replica.ts';
import { readMedians } from './medians.ts';
import type { Measured } from './medians.ts';
import { readDays, readerOf, readTallies } from './reading.ts';
import type { Asker, DayCount, Reader } from './reading.ts';
import { isEmpty, keyOf } from './spans.ts';
import type { Span } from './spans.ts';
import { counted, noneOf } from './tallies.ts';
import type { Kind, Tallies } from './tallies.ts';

export interface FigureReader {
  tallies<Of extends Kind>(kind: Of, span: Span): Promise<Tallies<Of>>;
  median(measured: Measured, span: Span): Promise<number | null>;
  days(span: Span): Promise<DayCount[]>;
}

interface Want<Value> {
  span: Span;
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  fail: (error: unknown) => void;
}

type Wants<Value> = Map<string, Want<Value>>;
type Measures = Record<Measured, Wants<number | null>>;

export class Batch implements FigureReader {
  readonly #store: Pick<Rows, 'transaction'>;
  readonly #asker: Asker;
  readonly #tallies = Object.fromEntries(Object.keys(counted).map((kind) => [kind, new Map()])) as { [Of in Kind]: Wants<Tallies<Of>> };
  readonly #medians: Measures = { score: new Map(), time: new Map() };
  readonly #days: Wants<DayCount[]> = new Map();

  constructor(store: Pick<Rows, 'transaction'>, asker: Asker) {
    this.#store = store;
    this.#asker = asker;
  }

  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0);
  }

  tallies<Of extends Kind>(kind: Of, span: Span): Promise<Tallies<Of>> {
    return want(this.#tallies[kind] as Wants<Tallies<Of>>, span);
  }

  median(measured: Measured, span: Span): Promise<number | null> {
    // Medians need the numbers per step.
    void this.tallies('submitted', span).catch(() => undefined);
    return want(this.#medians[measured], span);
  }

  days(span: Span): Promise<DayCount[]> {
    return want(this.#days, span);
  }

  async begin(): Promise<void> {
    try {
      await this.#store.transaction(async (tx) => {
        await tx.execute(sql`set transaction isolation level repeatable read, read only`);
        // Disable joins that hold all rows of a customer against every piece of a window; the index finds them.
        await tx.execute(sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`);
        const requested = this.#all().flatMap((wants) => [...wants.values()].map(({ span }) => span));
        await this.#read(
          await readerOf(
            tx,
            this.#asker,
            requested.filter((span) => !isEmpty(span)),
          ),
        );
      });
    } catch (error) {
      for (const wants of this.#all()) for (const { fail } of wants.values()) fail(error);
    }
  }

  async #read(reader: Reader): Promise<void> {
    for (const kind of Object.keys(this.#tallies) as Kind[]) await this.#count(reader, kind);
    for (const measured of ['score', 'time'] as const) {
      const wants = [...this.#medians[measured].values()];
      const submitted = await Promise.all(wants.map(({ span }) => this.tallies('submitted', span)));
      const windows = wants.map(({ span }, index) => ({ span, steps: submitted[index]?.[`${measured}s`] ?? [] }));
      const found = await readMedians(reader, measured, windows);
      for (const [index, { resolve }] of wants.entries()) resolve(found[index] ?? null);
    }
    for (const { span, resolve: settle } of this.#days.values()) settle(isEmpty(span) ? [] : await readDays(reader, span));
  }

  async #count(reader: Reader, kind: Kind): Promise<void> {
    const wants: Want<Tallies>[] = [...(this.#tallies[kind] as Wants<Tallies>).values()];
    const requested = wants.filter(({ span }) => !isEmpty(span));
    const found = await readTallies(
      reader,
      kind,
      requested.map(({ span }) => span),
    );
    for (const each of wants) each.resolve(found[requested.indexOf(each)] ?? noneOf(kind));
  }

  #all(): Wants<never>[] {
    const all = [...Object.values(this.#tallies), ...Object.values(this.#medians), this.#days];
    return all as unknown as Wants<never>[];
  }
}

function want<Value>(wants: Wants<Value>, span: Span): Promise<Value> {
  const key = keyOf(span);
  const known = wants.get(key);
  if (known) return known.promise;
  const { promise, resolve, reject } = withResolvers<Value>();
  wants.set(key, { span, promise, resolve, fail: reject });
  return promise;
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
