import type { OutcomePlan, RefusalFields } from './OutcomePlan.ts';
import type { ErrorsPlan, OperationPlan } from './Plan.ts';
import { at, type Values } from './sources.ts';

/** An absent list reads as empty, an absent record as null. */
export interface Reading {
  record?: Values | null;
  rows?: Values[];
  total?: number;
  refused?: Refusal[];
  hold?: Hold;
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

/** A change that can be undone until its messages leave. */
export interface Hold {
  _id: string;
  until: string;
  mailed: number;
  texted: number;
}

/** Reads the `data` of a GraphQL answer at the paths of its plan. */
export function read({ read: paths }: OperationPlan, data: unknown): Reading {
  const reading: Reading = {};
  if (paths.record !== undefined) reading.record = (at(data, paths.record) ?? null) as Values | null;
  if (paths.rows !== undefined) reading.rows = list(at(data, paths.rows)) as Values[];
  if (paths.refused !== undefined) reading.refused = list(at(data, paths.refused)) as Refusal[];
  const hold = paths.hold === undefined ? undefined : at(data, paths.hold);
  if (hold) reading.hold = hold as Hold;
  // Figures of groups come in a list; without groups, it has one row.
  const [total] = paths.total === undefined ? [] : [at(data, paths.total)].flat();
  if (typeof total === 'number') reading.total = total;
  if (paths.more !== undefined) reading.more = ![false, null, undefined, ''].includes(at(data, paths.more) as string | boolean | null);
  if (paths.cursor !== undefined) reading.cursor = [at(data, paths.cursor)].flat().at(-1) as string;
  const changed = paths.changed === undefined ? undefined : at(data, paths.changed);
  if (Array.isArray(changed)) reading.changed = changed.length;
  else if (typeof changed === 'number') reading.changed = changed;
  return reading;
}

export interface ReportedError {
  message: string;
  field?: string | string[] | null;
}

/** Errors within a response: a list or a single one, as objects or texts. */
export const errorsIn = ({ at: path, message, field, done, types }: ErrorsPlan, data: unknown): ReportedError[] =>
  list([at(data, path)].flat().filter((each) => !done || at(each, done.at) !== done.is)).map((each) => {
    if (types !== undefined) return refusalIn(types, each);
    return {
      message: message === undefined ? '' : String(at(each, message) ?? ''),
      ...(field !== undefined && { field: at(each, field) as string | string[] | null }),
    };
  });

/** Why a payload is no success; undefined for one that is, or is absent. */
export function refusedIn({ at: path, done, refused }: OutcomePlan, data: unknown): ReportedError | undefined {
  const payload = at(data, path);
  return payload === null || payload === undefined || done.includes(typeOf(payload)) ? undefined : refusalIn(refused, payload);
}

/** The message with its code, else the name of the type in words. */
function refusalIn(types: Readonly<Record<string, RefusalFields>>, each: unknown): ReportedError {
  const type = typeOf(each);
  const { message, code, field } = types[type] ?? {};
  const text = (name: string | undefined): string => String((name !== undefined && at(each, `${type}_${name}`)) || '');
  const words = text(message) || type.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return {
    message: [words, text(code) && (text(message) ? `(${text(code)})` : `: ${text(code)}`)].join(text(message) && text(code) ? ' ' : ''),
    ...(field !== undefined && { field: at(each, `${type}_${field}`) as string | string[] | null }),
  };
}

const typeOf = (value: unknown): string => String(at(value, '__typename') ?? '');

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter((each) => each !== null && each !== undefined) : []);
