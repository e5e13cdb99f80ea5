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
  lines: (rows: readonly Record<string, unknown>[]) => string;
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
  now: Date;
}

/** Undefined for a view that names what its list does not have. */
export type ListingOf = (view: ListedView, place: ListingPlace) => Promise<Listing | undefined>;
