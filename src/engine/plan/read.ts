import type { OperationPlan } from './Plan.ts';
import { at, type Values } from './sources.ts';

/** An absent list reads as empty, an absent record as null. */
export interface Reading {
  record?: Values | null;
  rows?: Values[];
  total?: number;
  refused?: Refusal[];
  more?: boolean;
  cursor?: string;
  /** Number of records that a write changed. */
  changed?: number;
}

/** A row that a bulk operation left as it was, and why: a key of the catalogues and what its text interpolates. */
interface Refusal {
  _id: string;
  reason: string;
  args?: Values | null;
}

/** Reads the `data` of a GraphQL answer at the paths of its plan. */
export function read({ read: paths }: OperationPlan, data: unknown): Reading {
  const reading: Reading = {};
  if (paths.record !== undefined) reading.record = (at(data, paths.record) ?? null) as Values | null;
  if (paths.rows !== undefined) reading.rows = list(at(data, paths.rows)) as Values[];
  if (paths.refused !== undefined) reading.refused = list(at(data, paths.refused)) as Refusal[];
  const total = paths.total === undefined ? undefined : at(data, paths.total);
  if (typeof total === 'number') reading.total = total;
  if (paths.more !== undefined) reading.more = ![false, null, undefined, ''].includes(at(data, paths.more) as string | boolean | null);
  if (paths.cursor !== undefined) reading.cursor = [at(data, paths.cursor)].flat().at(-1) as string;
  const changed = paths.changed === undefined ? undefined : at(data, paths.changed);
  if (Array.isArray(changed)) reading.changed = changed.length;
  else if (typeof changed === 'number') reading.changed = changed;
  return reading;
}

/** Errors within a response: a list or a single one, as objects or texts. */
export const errorsIn = (
  { at: path, message, field, done }: NonNullable<OperationPlan['read']['errors']>,
  data: unknown,
): { message: string; field?: string | string[] | null }[] =>
  list(done && at(data, `${path}.${done.at}`) === done.is ? [] : [at(data, path)].flat()).map((each) => ({
    message: String(at(each, message) ?? ''),
    ...(field !== undefined && { field: at(each, field) as string | string[] | null }),
  }));

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter((each) => each !== null && each !== undefined) : []);
