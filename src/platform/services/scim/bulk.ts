import type { ScimAnswer, ScimRequest } from './answers.ts';
import { errorBodyOf, invalidSyntax, invalid, ScimError } from './errors.ts';
import { bulkLimits } from './limits.ts';
import { bulkResponseSchema } from './schemaNames.ts';
import { fieldOf, isRecord, textOf } from './values.ts';

export interface BulkOperation {
  method: string;
  path: string;
  bulkId: string | undefined;
  data: unknown;
  version: string | undefined;
}

type Work = (request: ScimRequest) => Promise<ScimAnswer | ScimError>;

const reference = /bulkId:([^/"\s]{1,100})/g;
const methods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Runs the operations in their order; one that names a later one waits for it (RFC 7644 §3.7). */
export async function answerBulk(body: unknown, base: string, work: Work): Promise<ScimAnswer> {
  const { operations, failOnErrors } = readBulk(body);
  const ids = new Map<string, string>();
  const failed = new Set<string>();
  const results = new Map<BulkOperation, Record<string, unknown>>();
  let errors = 0;
  const isOpen = (operation: BulkOperation) => missingOf(operation, ids).some((id) => !failed.has(id));
  let waiting = operations;
  const mayGoOn = () => errors < (failOnErrors ?? Number.POSITIVE_INFINITY);
  while (waiting.length > 0 && mayGoOn()) {
    const next = waiting.find((operation) => !isOpen(operation)) ?? waiting[0];
    if (!next) break;
    waiting = waiting.filter((operation) => operation !== next);
    const answer = missingOf(next, ids).length > 0 ? unresolved() : await work(resolved(next, ids));
    const isError = answer instanceof ScimError;
    if (isError) errors += 1;
    const { bulkId } = next;
    const location = isError ? undefined : answer.location;
    const id = location?.split('/').at(-1);
    if (bulkId !== undefined && id !== undefined) ids.set(bulkId, id);
    else if (bulkId !== undefined && next.method === 'POST') failed.add(bulkId);
    results.set(next, resultOf(next, answer, base));
  }
  const inOrder = operations.flatMap((operation) => results.get(operation) ?? []);
  return { status: 200, body: { schemas: [bulkResponseSchema], Operations: inOrder } };
}

const unresolved = () => new ScimError(409, 'The operation names a bulkId that no resource was created for.', 'invalidValue');

function resultOf({ method, bulkId, path }: BulkOperation, answer: ScimAnswer | ScimError, base: string): Record<string, unknown> {
  const common = { method, ...(bulkId !== undefined && { bulkId }), status: String(answer.status) };
  const known = method === 'POST' || path.includes('bulkId:') ? {} : { location: `${base}${path}` };
  if (answer instanceof ScimError) return { ...known, ...common, response: errorBodyOf(answer) };
  const { location, version } = answer;
  return { ...known, ...(location && { location }), ...common, ...(version && { version }) };
}

const textIn = ({ path, data }: BulkOperation): string => `${path} ${JSON.stringify(data) ?? ''}`;

const missingOf = (operation: BulkOperation, ids: ReadonlyMap<string, string>): string[] =>
  [...textIn(operation).matchAll(reference)].flatMap(([, id = '']) => (ids.has(id) ? [] : [id]));

function resolved({ method, path, data, version }: BulkOperation, ids: ReadonlyMap<string, string>): ScimRequest {
  const fill = (text: string) => text.replace(reference, (whole, id: string) => ids.get(id) ?? whole);
  return { method, path: fill(path), parameters: {}, body: filled(data, fill), ifMatch: version };
}

function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((each) => filled(each, fill));
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, fill)])) : value;
}

function readBulk(body: unknown): { operations: BulkOperation[]; failOnErrors: number | undefined } {
  const list = isRecord(body) ? fieldOf(body, 'Operations') : undefined;
  if (!isRecord(body) || !Array.isArray(list) || list.length === 0)
    throw invalidSyntax('“Operations” must be a list with at least one operation.');
  if (list.length > bulkLimits.operations)
    throw new ScimError(413, `A bulk request has at most ${bulkLimits.operations} operations.`, 'tooMany');
  const most = fieldOf(body, 'failOnErrors');
  if (most !== undefined && !(Number.isSafeInteger(most) && Number(most) > 0))
    throw invalid('“failOnErrors” must be a whole number above 0.');
  return { operations: list.map(readOperation), failOnErrors: most === undefined ? undefined : Number(most) };
}

function readOperation(input: unknown): BulkOperation {
  if (!isRecord(input)) throw invalidSyntax('An operation must be an object.');
  const method = textOf(input, 'method', 10)?.toUpperCase() ?? '';
  const path = textOf(input, 'path', 200);
  const bulkId = textOf(input, 'bulkId', 100);
  if (!methods.has(method)) throw invalidSyntax('“method” must be POST, PUT, PATCH or DELETE.');
  if (path === undefined) throw invalidSyntax('An operation needs a path.');
  if (method === 'POST' && bulkId === undefined) throw invalidSyntax('An operation with the method POST needs a bulkId.');
  return { method, path, bulkId, data: fieldOf(input, 'data'), version: textOf(input, 'version', 200) };
}
