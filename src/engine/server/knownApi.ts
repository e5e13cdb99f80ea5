import type { Drifted } from '../compile/drift.ts';
import type { Catalogue } from '../compile/infer/catalogue.ts';
import type { Headers } from './headers.ts';

/** Serves what pages request about an API's schema, as response bodies; undefined for an unknown name. */
export interface Answers {
  resource: (name: string) => Promise<string | undefined>;
  form: (id: string) => Promise<string | undefined>;
  /** Parts of the API that no page shows, as a JSON list of sentences. */
  notShown: () => Promise<string>;
}

/** The catalogue compiled from a schema, and the declarations that do not fit the schema. */
export interface Learnt {
  catalogue: Catalogue;
  drifted: Drifted[];
}

/** A known API, with the answers for its pages. */
export interface KnownApi extends Learnt {
  answers: Answers;
}

/** An API and the console's access to it. */
export interface Api {
  endpoint: string;
  headers: Headers;
  host: string;
  /** Absent if introspection needs a token. */
  own?: KnownApi;
  /** True if unavailable and shown from the cache. */
  fromKept: boolean;
  /** Error of an unavailable API without a cache. */
  away?: string;
  /** Retries an unavailable API, and waits a moment. */
  again: () => Promise<void>;
  /** Schema for an entered token; throws if the API rejects it. */
  knownWith: (headers: Headers) => Promise<KnownApi>;
}
