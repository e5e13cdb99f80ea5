import type { Dialect } from '../dialects/Dialect.ts';
import type { OutcomePlan, RefusalFields } from '../plan/OutcomePlan.ts';
import { namedFor } from './ids.ts';
import { fieldsOf, followPath, isValue, shapeOf, type Operation, type Schema } from './schema.ts';

// A payload that may be of several types: a record, or an object that says why there is none.

interface Typed {
  schema: Schema;
  dialect: Dialect;
}

/** Abstract payload of a write: the members that mean success, and the selection of each. */
export interface Outcome {
  plan: OutcomePlan;
  /** Path of the record below the operation's field; of the payload, if no member holds the record. */
  record: string;
  /** Selected prefix of the record's fields, `result.@Book`; absent if no member holds the record. */
  holds?: string;
  paths: string[];
}

/** Undefined for a payload of one type, `unclear` if no member is known to mean success. */
export function outcomeOf(typed: Typed, type: string, operation: Operation): Outcome | 'unclear' | undefined {
  const at = abstractAt(typed, type, operation);
  if (at === undefined) return undefined;
  const members = membersOf(typed.schema, at.name);
  const done = successesAmong(typed, type, members);
  const [first] = done;
  if (first === undefined) return 'unclear';
  const prefix = (member: string): string => [at.path, `@${member}`].filter(Boolean).join('.');
  const recordPath = recordIn(typed, type, first);
  const refused = refusalsOf(
    typed.schema,
    members.filter((member) => !done.includes(member)),
  );
  const own = prefix(first);
  const values = recordPath === undefined ? valuesOf(typed.schema, first).map((name) => `${own}.${name}`) : [];
  return {
    plan: { at: [operation.name, at.path].filter(Boolean).join('.'), done, refused },
    record: [at.path, recordPath].filter(Boolean).join('.'),
    ...(recordPath !== undefined && { holds: [own, recordPath].filter(Boolean).join('.') }),
    paths: [[at.path, '__typename'].filter(Boolean).join('.'), ...values, ...refusalPaths(at.path, refused)],
  };
}

/** Aliased fields of each type, since two types may have one field of different types. */
export function refusalsOf(schema: Schema, members: readonly string[]): Record<string, RefusalFields> {
  return Object.fromEntries(
    members.map((member) => {
      const find = (names: readonly string[]): string | undefined => names.find((name) => isText(schema, member, name));
      const message = find(messages);
      const code = find(codes);
      const field = find(places);
      return [member, { ...(message && { message }), ...(code && { code }), ...(field && { field }) }];
    }),
  );
}

export const refusalPaths = (at: string, refused: Readonly<Record<string, RefusalFields>>): string[] =>
  Object.entries(refused).flatMap(([member, fields]) =>
    Object.values(fields).map((name: string) => [at, `@${member}`, `${member}_${name}:${name}`].filter(Boolean).join('.')),
  );

export function membersOf({ types }: Schema, abstract: string): string[] {
  const type = types.get(abstract);
  return type?.kind === 'UNION' || type?.kind === 'INTERFACE' ? type.possibleTypes.map(({ name }) => name) : [];
}

/** The payload itself, or its field that may hold the record; a record's own fields aren't payloads. */
function abstractAt(typed: Typed, type: string, { field }: Operation): { path: string; name: string } | undefined {
  const shape = shapeOf(field.type);
  if (shape.list || shape.name === type) return undefined;
  if (isAbstract(shape)) return { path: '', name: shape.name };
  if (shape.kind !== 'OBJECT' || recordIn(typed, type, shape.name) !== undefined) return undefined;
  const inside = fieldsOf(typed.schema.types.get(shape.name)).flatMap(({ name, type: of, args }) => {
    const inner = shapeOf(of);
    return isAbstract(inner) && !inner.list && args.length === 0 ? [{ path: name, name: inner.name }] : [];
  });
  const holds = inside.find(({ name }) =>
    membersOf(typed.schema, name).some((member) => member === type || recordIn(typed, type, member) !== undefined),
  );
  return holds ?? inside.find(({ path }) => ['result', 'payload', 'data', 'response', 'outcome'].includes(path));
}

const isAbstract = ({ kind }: { kind: string }): boolean => kind === 'UNION' || kind === 'INTERFACE';

function successesAmong(typed: Typed, type: string, members: readonly string[]): string[] {
  if (members.includes(type)) return [type];
  const isSure = (member: string): boolean => successNames.test(member) && !isFault(typed, type, member);
  const holders = members.filter((member) => recordIn(typed, type, member) !== undefined && !isFault(typed, type, member));
  if (holders.length > 0) return [...new Set([...holders, ...members.filter(isSure)])];
  const sure = members.filter(isSure);
  if (sure.length > 0) return sure;
  const others = members.filter((member) => !isFault(typed, type, member));
  return others.length === 1 && members.length > 1 ? others : [];
}

const successNames = /succe|ok$|okay$|done$|(created|updated|saved|added|changed|edited|deleted|removed|destroyed|registered)$/i;
const faultNames =
  /error|fault|fail(ure|ed|s)?$|^fail|exception|problem|denied|refus|reject|invalid|not_?found|missing|unauthori[sz]|unauthenticated|forbidden|conflict|violation|already|oops/i;

function isFault(typed: Typed, type: string, member: string): boolean {
  const held = typed.schema.types.get(member);
  if (faultNames.test(member)) return true;
  if (held?.kind === 'OBJECT' && held.interfaces.some(({ name }) => faultNames.test(name))) return true;
  if (successNames.test(member) || namedRecord(typed, type, member) !== undefined) return false;
  return [...messages, ...codes].some((name) => isText(typed.schema, member, name));
}

/** Record at a name of the dialect's. */
const namedRecord = ({ schema, dialect }: Typed, type: string, member: string): string | undefined =>
  namedFor(dialect.answers.record, type).find((path) => {
    if (path === '') return false;
    const end = followPath(schema, member, path);
    return !('candidates' in end) && end.shape.name === type && !end.shape.list && !end.throughList;
  });

function recordIn(typed: Typed, type: string, member: string): string | undefined {
  if (member === type) return '';
  const fields = fieldsOf(typed.schema.types.get(member));
  return (
    namedRecord(typed, type, member) ??
    fields.find(({ type: of, args }) => args.length === 0 && shapeOf(of).name === type && !shapeOf(of).list)?.name
  );
}

const messages = ['message', 'errorMessage', 'reason', 'detail', 'details', 'description', 'error'];
const codes = ['code', 'errorCode', 'error_code', 'status', 'kind'];
const places = ['field', 'path', 'fields'];

function isText(schema: Schema, member: string, name: string): boolean {
  const field = fieldsOf(schema.types.get(member)).find((each) => each.name === name && each.args.length === 0);
  return field !== undefined && isValue(shapeOf(field.type)) && (!shapeOf(field.type).list || places.includes(name));
}

const valuesOf = (schema: Schema, member: string): string[] =>
  fieldsOf(schema.types.get(member)).flatMap(({ name, type, args }) => (args.length === 0 && isValue(shapeOf(type)) ? [name] : []));

/** True for a payload from which nothing tells a success: no record, id, errors, flag or number. */
export function isUnclear(typed: Typed, type: string, operation: Operation): boolean {
  const { schema, dialect } = typed;
  const shape = shapeOf(operation.field.type);
  const outcome = outcomeOf(typed, type, operation);
  if (outcome !== undefined) return outcome === 'unclear';
  if (shape.kind !== 'OBJECT' || shape.list || shape.name === type) return false;
  const signs = new Set([
    ...(dialect.answers.changed ?? []),
    ...(dialect.answers.errors ?? []).flatMap(({ at, done }) => [at, done?.at ?? '']),
  ]);
  return !fieldsOf(schema.types.get(shape.name)).some(({ name, type: of }) => {
    const inner = shapeOf(of);
    return !isValue(inner) || isKey(name) || inner.name === 'ID' || (signs.has(name) && inner.name !== 'String');
  });
}

const isKey = (name: string): boolean => /^(_?ids?|uuid)$/i.test(name) || /([a-z]I|_i)ds?$/.test(name);

export const unclearAnswer = (type: string, { field }: Operation): string =>
  `its answer, ${shapeOf(field.type).name}, does not say whether it succeeded: it holds no ${type}, no id, no errors and no flag.`;
