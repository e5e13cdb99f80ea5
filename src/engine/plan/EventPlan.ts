export type Change = 'created' | 'updated' | 'deleted';

/** Subscription to changes of a type's records. Stays on the console's server, which sends pages only `LiveEvent`s. */
export interface EventPlan {
  /** Field of the subscription. */
  name: string;
  text: string;
  /** Variable of the record's id: only a record's own page can subscribe. */
  byId?: string;
  /** Path of the record, or of the records, in the payload. */
  record: string;
  /** Path of the record as it was, for payloads of deletions without a record. */
  former?: string;
  /** Path of the id within a record; empty if the payload is the id itself, absent if it has none. */
  id?: string;
  /** Kind of change, by the name of the subscription. */
  change: Change;
  /** Path of a value that names the kind of change. */
  changeAt?: string;
  /** Every payload holds the records as they are now; a change is a difference to the one before. `most` is the size of the window, which may begin with the newest. */
  snapshot?: { most: number; newest?: true };
}

export interface LiveEvent {
  /** `missed`: the connection was interrupted, so that changes may be unknown. */
  change: Change | 'archived' | 'missed';
  id?: string;
  /** Name of who made it, if the reader may know it. */
  by?: string;
  /** Made by the reader, in another page. */
  self?: true;
  /** When it happened, in ms. @default now */
  at?: number;
}

/** Somebody else who looks at a record. */
export interface Onlooker {
  key: string;
  /** Missing if the reader may not know it. */
  name?: string;
  editing: boolean;
}
