import type { AccountAnswer } from './account.ts';
import type { AuthAnswer } from './auth.ts';
import type { Plan } from './Plan.ts';

export interface ConsoleAnswer {
  brand: string;
  /** The API's host. */
  host: string;
  /** `needed`: nothing is known before a token is entered; `done`: one was. */
  signIn: 'none' | 'needed' | 'done';
  auth?: AuthAnswer;
  account: AccountAnswer;
  /** Address of the API if the page calls it itself: static files have no server to do so. */
  direct?: string;
  /** The API is unavailable: its cached schema is shown. */
  fromKept?: true;
  /** No mutation is offered: the server would refuse it. */
  readOnly?: true;
  /** Reason for an unknown API: it is unavailable, and retried. */
  away?: string;
  dialect?: { name: string; evidence: string[] };
  entries: EntryAnswer[];
  drift: DriftAnswer[];
  /** Number of the API's parts that no page shows, null while they are counted; the list itself is a separate request. */
  notShown?: number | null;
}

/** A line of the menu. */
export interface EntryAnswer {
  name: string;
  type: string;
  label: string;
  path: string;
  /** The group of the menu, and what people read of it. */
  group: { name: string; label: string };
  menu?: Plan['menu'];
  /** It is shown on the page of another one. */
  hidden?: true;
}

/** A resource that is not shown, and why, problem by problem. */
export interface DriftAnswer {
  name: string;
  file: string;
  problems: { number: string; text: string; file: string; key: string; expected: string; found: string; didYouMean?: string }[];
}

export interface ResourceAnswer {
  plan: Plan;
  /** The plans of what it points at, and of what stands on its pages. */
  related: Plan[];
  /** As the catalogues nest them. */
  texts: TextsAnswer;
  /** Unsupported parts of the schema, in plain words. */
  unsupported: string[];
}

export interface TextsAnswer {
  [key: string]: string | TextsAnswer;
}
