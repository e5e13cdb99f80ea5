import type { OperationPlan } from '../plan/Plan.ts';
import type { Reading } from '../plan/read.ts';
import type { Sources, Values } from '../plan/sources.ts';
import type { AnyParams } from './buildQuery.ts';

export interface PageRequest {
  of: string;
  operation: OperationPlan;
  params: AnyParams;
  sources: (params: AnyParams) => Sources;
  /** Asks once, with some of the parameters otherwise. */
  ask: (other?: Partial<AnyParams>) => Promise<unknown>;
}

export interface FetchedPage {
  data: Values[];
  reading: Reading;
}

export const paginationOf = ({ pagination }: AnyParams): { page: number; perPage: number } => pagination ?? { page: 1, perPage: 25 };

/** True for a page of other rows. */
export const isOther = (next: FetchedPage | undefined, before: FetchedPage): boolean =>
  next !== undefined && next.data.length > 0 && String(next.data[0]?.['id']) !== String(before.data[0]?.['id']);

export function shifted({ params }: PageRequest, other: Partial<AnyParams>, by: number): Partial<AnyParams> {
  const { page, perPage } = paginationOf({ ...params, ...other });
  return { ...other, pagination: { page: page + by, perPage } };
}

/** Finds out whether an API counts its pages from 0: then its page 0 has rows that are not on its page 1. Undefined if that can't be seen yet. */
export async function shiftOf({ params, ask }: PageRequest): Promise<number | undefined> {
  const { perPage } = paginationOf(params);
  const numbered = async (page: number) => (await ask({ pagination: { page, perPage } })) as FetchedPage;
  const one = await numbered(1);
  const { total } = one.reading;
  if (total !== undefined && one.data.length > 0 && one.data.length >= total) return 0;
  const zero = await numbered(0).catch(() => undefined);
  if (zero === undefined) return 0;
  if (zero.data.length === 0) return one.data.length === 0 ? undefined : 0;
  return one.data.length === 0 || isOther(zero, one) ? -1 : 0;
}
