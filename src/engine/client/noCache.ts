/**
 * The cache that Apollo insists on, without one: TanStack Query is the only cache of the console, and every Apollo call is `no-cache`.
 * Reading answers nothing, writing keeps nothing.
 */
export class NoCache {
  readonly assumeImmutableResults = false;
  transformDocument = <Document>(document: Document): Document => document;
  transformForLink = <Document>(document: Document): Document => document;
  read = (): null => null;
  readQuery = (): null => null;
  write = (): undefined => undefined;
  diff = () => ({ result: {}, complete: false });
  watch = () => () => undefined;
  reset = async (): Promise<void> => undefined;
  evict = (): boolean => false;
  modify = (): boolean => false;
  gc = (): string[] => [];
  restore = (): NoCache => this;
  extract = () => ({});
  identify = (): undefined => undefined;
  removeOptimistic = (): undefined => undefined;
  lookupFragment = (): null => null;
  performTransaction = (transaction: (cache: NoCache) => void): void => transaction(this);
  recordOptimisticTransaction = (transaction: (cache: NoCache) => void): void => transaction(this);
  batch = <Result>({ update }: { update: (cache: NoCache) => Result }): Result => update(this);
}
