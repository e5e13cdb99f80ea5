import type { MailLocale } from '../../mail/language.ts';

/** The rows of a view, as the console would request and write them. */
export interface Listing {
  operation: string;
  variables: Record<string, unknown>;
  columns: { path: string; label: string }[];
  /** Name of the list. */
  title: string;
  /** Address below the customer's base. */
  path: string;
  /** First line of the file. */
  head: string;
  lines: (rows: readonly Record<string, unknown>[], read: ReadNames) => Promise<string>;
}

export interface ListedView {
  id: string;
  resource: string;
  query: string;
  layout: unknown;
}

export interface ListingPlace {
  scope: { organizationId: string; customerId: string; hierarchyId: string; awsRegion: string };
  session: Record<string, unknown>;
  zone: string;
  locale: MailLocale;
  now: Date;
}

/** Rows of a list with the rights of the subscriber, by their ids; undefined without these rights. */
export type ReadNames = (
  operation: string,
  variables: Record<string, unknown>,
  paths: readonly string[],
  ids: readonly string[],
) => Promise<Record<string, unknown>[] | undefined>;

/** Undefined for a view that names what its list does not have. */
export type ListingOf = (view: ListedView, place: ListingPlace) => Promise<Listing | undefined>;
