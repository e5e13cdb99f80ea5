import type { Dialect, ErrorsInPayload } from '../dialects/Dialect.ts';
import type { OperationPlan } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import type { Selection } from './document.ts';
import { namedFor } from './ids.ts';
import type { Called } from './operationUse.ts';
import { membersOf, outcomeOf, refusalPaths, refusalsOf } from './outcomes.ts';
import { fieldsOf, followPath, isOne, isValue, shapeOf, type Operation, type Schema } from './schema.ts';

export function answerOf(context: Context, called: Called, operation: Operation): { read: OperationPlan['read']; selection: Selection } {
  const { schema, dialect, declaration, report } = context;
  const shape = shapeOf(operation.field.type);
  const { type } = declaration;
  const root = (path: string): string => (path === '' ? operation.name : `${operation.name}.${path}`);
  const end = (path: string): End | undefined => endOf(schema, operation, path);
  const held = placesOf(context, operation, false);
  const errors = errorsOf(context, end, held.length > 0);
  const selected =
    errors === undefined
      ? []
      : errors.types === undefined
        ? [errors.message, errors.field, errors.done?.at].flatMap((path) => (path === undefined ? [] : below(errors.at, [path])))
        : [`${errors.at}.__typename`, ...refusalPaths(errors.at, errors.types)];
  const faults = errors === undefined ? {} : { errors: { ...errors, at: root(errors.at) } };
  const listed = placesOf(context, operation, true);
  const rows = listed.find((path) => end(path)?.name === type) ?? listed[0];
  const changed = changedAt(context, called, operation, end);
  const counted = changed === undefined ? {} : { changed: root(changed) };
  if (changed) selected.push(changed);
  if (called.use === 'list') {
    if (rows === undefined || end(rows)?.name !== type) {
      report.add('R037', called.key, `an answer with a list of ${type}`, `${operation.name}: ${shape.text}`);
      return { read: {}, selection: { always: [] } };
    }
    const flagged = (called.optional ?? []).map(({ paths }, index) => ({ paths, flag: flagOf(index) }));
    // Numbers in a single row belong to the row, not to a list.
    const answers: Pick<Dialect['answers'], 'total' | 'more' | 'cursor'> = shape.list ? { total: [] } : dialect.answers;
    const total = answers.total.find((path) => isNumber(end(path)));
    // A next page is reported as a Boolean or as its cursor.
    const more = answers.more?.find((path) => end(path)?.name === 'Boolean' || (/next\w*$/i.test(path) && isCursor(end(path))));
    const cursor = [...(answers.cursor ?? []), 'edges.cursor'].find((path) => answers.cursor && isCursor(end(path)));
    const facts = { ...(total !== undefined && { total }), ...(more !== undefined && { more }), ...(cursor !== undefined && { cursor }) };
    const always = [...below(rows, called.wanted), ...Object.values(facts)];
    const read = { rows: root(rows), ...Object.fromEntries(Object.entries(facts).map(([name, path]) => [name, root(path)])) };
    return { read, selection: { always, rows, flagged } };
  }
  if (called.use === 'get' && shape.kind === 'INTERFACE' && !shape.list && isOne(schema, type, shape.name))
    // A record of another type is an empty object, which counts as absent.
    return { read: { record: root(''), must: true }, selection: { always: called.wanted, on: type } };
  const isWrite = operation.kind === 'mutation' && dialect.oneByOne === true;
  const outcome = isWrite ? outcomeOf(context, type, operation) : undefined;
  if (outcome === 'unclear') {
    report.add('R037', called.key, 'an answer that says whether it succeeded', `${operation.name}: ${shape.text}`);
    return { read: {}, selection: { always: [] } };
  }
  if (outcome !== undefined) {
    const { plan, record, holds, paths } = outcome;
    const wanted = holds === undefined ? [] : called.wanted.map((path) => `${holds}.${path}`);
    return {
      read: { record: root(record), ...faults, outcome: plan, must: called.use === 'create' ? 'made' : true },
      selection: { always: [...wanted, ...paths, ...selected] },
    };
  }
  const [record] = held;
  if (record !== undefined) {
    // A deletion may answer with what is left: nothing.
    const isSaved = called.use === 'create' || called.use === 'update';
    const must = isWrite && (record === '' || isSaved) ? { must: called.use === 'create' ? ('made' as const) : (true as const) } : {};
    return {
      read: { record: root(record), ...faults, ...counted, ...must },
      selection: { always: [...below(record, called.wanted), ...selected] },
    };
  }
  // A list filtered by one id returns one record.
  if (called.use === 'get' && called.byId && rows !== undefined && end(rows)?.name === type)
    return { read: { rows: root(rows) }, selection: { always: below(rows, called.wanted) } };
  if (called.use === 'get') report.add('R037', called.key, `an answer with one ${type}`, `${operation.name}: ${shape.text}`);
  if (rows === undefined) {
    const must = dialect.oneByOne ? { must: true as const } : {};
    return {
      read: { record: root(''), ...faults, ...counted, ...must },
      selection: { always: [...valuesOf(schema, shape.name), ...selected] },
    };
  }
  const refused = dialect.answers.refused.find((path) => end(path)?.list);
  const lists = [rows, ...(refused === undefined ? [] : [refused])];
  const isRecord = (called.use === 'update' || called.use === 'create') && end(rows)?.name === type;
  const always = lists.flatMap((path) => below(path, isRecord && path === rows ? called.wanted : valuesOf(schema, end(path)?.name ?? '')));
  const must = isWrite && isRecord ? { must: called.use === 'create' ? ('made' as const) : (true as const) } : {};
  const read = { rows: root(rows), ...(refused !== undefined && { refused: root(refused) }), ...faults, ...counted, ...must };
  return { read, selection: { always: [...always, ...selected] } };
}

/** Path of the number of changed records; a bare number counts only for operations on several records. */
function changedAt(
  { dialect, declaration: { type } }: Context,
  { use }: Called,
  operation: Operation,
  end: (path: string) => End | undefined,
): string | undefined {
  if (operation.kind !== 'mutation' || use === 'create' || use === 'list' || use === 'get') return undefined;
  // In a returned record, such a number is a field of the record.
  if (end('')?.name === type) return undefined;
  // The number of deleted records is not the number of updated ones, and vice versa.
  const deletes = /delet|remov|destroy/i.test(operation.name);
  const others = deletes ? /updat|modif/i : /delet/i;
  const named = dialect.answers.changed?.find((path) => {
    if (others.test(path)) return false;
    const found = end(path);
    return found !== undefined && (found.list ? found.kind === 'SCALAR' : found.name === 'Int');
  });
  if (named !== undefined) return named;
  const whole = end('');
  const takesSeveral = operation.field.args.some(({ type }) => shapeOf(type).list || shapeOf(type).kind === 'INPUT_OBJECT');
  return dialect.oneByOne && whole?.name === 'Int' && !whole.list && takesSeveral && use === 'selection' ? '' : undefined;
}

export const flagOf = (index: number): string => `with_${index}`;

interface End {
  name: string;
  kind: string;
  list: boolean;
}

const below = (at: string, paths: readonly string[]): string[] => paths.map((path) => [at, path].filter(Boolean).join('.'));

const isNumber = (end: End | undefined): boolean =>
  end !== undefined && !end.list && end.kind === 'SCALAR' && !/^(String|ID|Boolean)$/.test(end.name);
const isCursor = (end: End | undefined): boolean => end?.kind === 'SCALAR';

function endOf(schema: Schema, { field }: Operation, path: string): End | undefined {
  const shape = shapeOf(field.type);
  if (path === '') return shape;
  const found = followPath(schema, shape.name, path);
  return 'candidates' in found ? undefined : { ...found.shape, list: found.shape.list || found.throughList };
}

function placesOf({ schema, dialect, declaration }: Context, operation: Operation, list: boolean): string[] {
  const { type } = declaration;
  const named = namedFor(list ? dialect.answers.rows : dialect.answers.record, type).filter((path) => {
    const end = endOf(schema, operation, path);
    return end?.list === list && (list || end.name === type);
  });
  if (!dialect.clientPagination || named.some((path) => endOf(schema, operation, path)?.name === type)) return named;
  const fields = fieldsOf(schema.types.get(shapeOf(operation.field.type).name));
  return [...fields.map(({ name }) => name).filter((name) => followsTo({ schema, type, list }, operation, name)), ...named];
}

const followsTo = (
  { schema, type, list }: { schema: Schema; type: string; list: boolean },
  operation: Operation,
  path: string,
): boolean => {
  const end = endOf(schema, operation, path);
  return end?.name === type && end.list === list;
};

/** Errors reported inside a successful (200) payload. */
function errorsOf(
  { schema, dialect, declaration: { type } }: Context,
  end: (path: string) => End | undefined,
  hasRecord: boolean,
): OperationPlan['read']['errors'] {
  for (const { at, message, field, done } of dialect.answers.errors ?? []) {
    const errors = end(at);
    if (errors === undefined) continue;
    // A record may have such a field: the errors of a job are none of the call.
    if (hasRecord && done !== undefined && verbs.has(done.at)) continue;
    if (end('')?.name === type || (done !== undefined && !saysDone(schema, errors.name, done))) continue;
    if (errors.kind === 'SCALAR' && errors.name === 'Boolean') continue;
    if (errors.kind === 'SCALAR') return { at, message: '' };
    const has = (name: string): boolean => {
      const found = followPath(schema, errors.name, name);
      return !('candidates' in found) && isValue(found.shape);
    };
    const worded = has(message) ? message : at !== '' && has('code') ? 'code' : undefined;
    if (worded !== undefined || done !== undefined)
      return {
        at,
        ...(worded !== undefined && { message: worded }),
        ...(field !== undefined && has(field) && { field }),
        ...(done !== undefined && { done }),
      };
    const members = membersOf(schema, errors.name);
    if (members.length > 0) return { at, types: refusalsOf(schema, members) };
  }
  return undefined;
}

/** Flags that may describe a returned record. */
const verbs = new Set(['deleted', 'removed', 'updated', 'created']);

function saysDone(schema: Schema, typeName: string, { at, is }: NonNullable<ErrorsInPayload['done']>): boolean {
  const found = followPath(schema, typeName, at);
  if ('candidates' in found || found.shape.list) return false;
  const type = schema.types.get(found.shape.name);
  return is === true ? found.shape.name === 'Boolean' : type?.kind === 'ENUM' && type.enumValues.some(({ name }) => name === is);
}

function valuesOf(schema: Schema, typeName: string): string[] {
  const fields = fieldsOf(schema.types.get(typeName)).filter(({ args }) => args.length === 0);
  const values = fields.filter(({ type }) => isValue(shapeOf(type)));
  return (values.length > 0 ? values : fields).map(({ name }) => name);
}
