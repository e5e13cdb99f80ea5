import type { Plan } from './Plan.ts';

// What the server of a console of any API tells its page.

/** What a page needs to begin with. */
export interface ConsoleAnswer {
  brand: string;
  /** The API's host. */
  host: string;
  /** `needed`: nothing is known before a token is entered; `done`: one was. */
  signIn: 'none' | 'needed' | 'done';
  /** The API is away: what is shown is what it said another time. */
  fromKept?: true;
  /** Why nothing is known of the API yet: it is away, and is asked again. */
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
  /** What people read. */
  label: string;
  path: string;
  /** The group of the menu, and what people read of it. */
  group: { name: string; label: string };
  /** Where its declaration puts it in the menu. */
  menu?: Plan['menu'];
  /** It is shown on the page of another one. */
  hidden?: true;
}

/** A resource that is not shown, and why, problem by problem. */
export interface DriftAnswer {
  name: string;
  file: string;
  problems: { text: string; file: string; key: string; expected: string; found: string; didYouMean?: string }[];
}

/** What a page needs of one resource. */
export interface ResourceAnswer {
  plan: Plan;
  /** The plans of what it points at, and of what stands on its pages. */
  beside: Plan[];
  /** As the catalogues nest them. */
  texts: TextsAnswer;
  /** What the schema has and no page shows, in plain words. */
  unsupported: string[];
}

export interface TextsAnswer {
  [key: string]: string | TextsAnswer;
}
