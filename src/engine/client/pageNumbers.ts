import type { OperationPlan } from '../plan/Plan.ts';
import type { Reading } from '../plan/read.ts';
import type { Sources, Values } from '../plan/sources.ts';
import type { AnyParams } from './buildQuery.ts';
import { statusOf } from './errors.ts';

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
  // At once, so that no change comes between them.
  const [zero, one] = await Promise.all([numbered(0).catch(refusedPage), numbered(1)]);
  if (zero === undefined) return 0;
  if (zero.data.length === 0) return one.data.length === 0 ? undefined : 0;
  const known = new Set(one.data.map(({ id }) => String(id)));
  return zero.data.some(({ id }) => known.has(String(id))) ? 0 : -1;
}

/** An API that has no page 0 may say so. An API that is away says nothing about its pages. */
function refusedPage(error: unknown): undefined {
  const isAnswer = !(error instanceof DOMException) && ![0, 401, 502, 503, 504].includes(statusOf(error));
  if (!isAnswer) throw error;
}
