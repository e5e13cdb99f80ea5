import type { AccountPlan } from '../plan/account.ts';
import type { Drifted } from '../compile/drift.ts';
import type { Catalogue } from '../compile/infer/catalogue.ts';
import type { ConsoleAnswer, EntryAnswer } from '../plan/ConsoleAnswer.ts';
import type { Headers } from './headers.ts';

/** Serves what pages request about an API's schema, as response bodies; undefined for an unknown name. */
export interface Answers {
  resource: (name: string) => Promise<string | undefined>;
  /** A resource without the lists below its records. */
  list: (name: string) => Promise<string | undefined>;
  form: (id: string) => Promise<string | undefined>;
  notShown: () => Promise<string>;
  /** Subscriptions to changes of a resource's records. */
  events: (name: string) => Promise<string | undefined>;
}

export interface Learnt {
  catalogue: Catalogue;
  drifted: Drifted[];
}

/** Facts about a schema that every page needs first, as plain data. */
export interface Facts {
  dialect: NonNullable<ConsoleAnswer['dialect']>;
  entries: EntryAnswer[];
  drifted: Drifted[];
  /** Query that names the signed-in user. */
  account?: AccountPlan | undefined;
}

export interface KnownApi extends Facts {
  answers: Answers;
}

/** The schema that this process compiled at start. */
export interface OwnApi extends KnownApi {
  catalogue: Catalogue;
}

export interface Api {
  endpoint: string;
  headers: Headers;
  host: string;
  readOnly: boolean;
  /** Absent if introspection needs a token. */
  own?: OwnApi;
  fromKept: boolean;
  /** Error of an unavailable API without a cache. */
  away?: string;
  again: () => Promise<void>;
  /** Schema for an entered token; throws if the API rejects it. */
  knownWith: (headers: Headers) => Promise<KnownApi>;
}
