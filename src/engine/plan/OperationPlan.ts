import type { OutcomePlan, RefusalFields } from './OutcomePlan.ts';
import type { Source, Variable } from './Source.ts';

/** The right that an operation needs, read from the contract's directives. */
export type Access = string[] | 'session' | 'public';

export interface OperationPlan {
  name: string;
  kind: 'query' | 'mutation';
  /** Each column of a list is behind `@include(if: $with_<n>)`, so that one text serves every choice of columns. */
  text: string;
  vars: Variable[];
  /** Paths of optional input objects, sent only with a user's value in them. */
  optional?: string[];
  /** Paths from the response's root. */
  read: {
    record?: string;
    /** Rows of a list, or changed rows of a bulk operation. */
    rows?: string;
    total?: string;
    /** Rows that a bulk operation refused: `{ _id, reason }`. */
    refused?: string;
    /** A change that can be undone: `{ _id, until, mailed, texted }`. */
    hold?: string;
    /** True if rows follow, and the cursor at the page's end. */
    more?: string;
    cursor?: string;
    /** Errors reported inside a successful (200) payload: message and field; `done` is the value of success. */
    errors?: ErrorsPlan;
    /** Members of a union payload. */
    outcome?: OutcomePlan;
    /** Path of the number of records that a write changed, or of a list of their ids. */
    changed?: string;
    /** A response without the record means the mutation had no effect; `made` if there was none before. */
    must?: true | 'made';
  };
  /** Lists without totals or pages: by cursor, numbered pages, growing size, the server's page size, or in the client; a `part` may lack rows. */
  pagination?: 'cursors' | 'more' | 'grows' | 'served' | 'whole' | 'part';
  /** Source of another region than the current one. */
  region?: Source;
  /** Sent with an idempotency key, so that it can be retried after a lost response. */
  idempotent?: true;
  /** Its id names a hold, not a record. */
  undoes?: true;
  access: Access;
}

/** `types` holds the fields of each type, where errors may be of several; without a `message`, anything but `done` is an error. */
export interface ErrorsPlan {
  at: string;
  message?: string;
  field?: string;
  done?: { at: string; is: string | true };
  types?: Record<string, RefusalFields>;
}
