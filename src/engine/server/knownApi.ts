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

/** An API as a console reaches it. */
export interface Api {
  endpoint: string;
  headers: Headers;
  host: string;
  /** Absent where the API says nothing to those who have no token. */
  own?: KnownApi;
  /** The API did not answer, and what is shown is what it said another time. */
  fromKept: boolean;
  /** Why the API says nothing: it is away, and nothing is known of it yet. */
  away?: string;
  /** Asks once more where the API was away, and waits a moment for what it says. */
  again: () => Promise<void>;
  /** What is known with a token that somebody entered; throws where the API refuses it. */
  knownWith: (headers: Headers) => Promise<KnownApi>;
}
