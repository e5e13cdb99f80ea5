import { invalidPath, invalidSyntax, ScimError } from './errors.ts';
import { filterLimits, parseFilter } from './filter.ts';
import type { Filter } from './filter.ts';
import { fieldOf, isRecord } from './values.ts';

export interface PatchPath {
  attribute: string;
  filter?: Filter | undefined;
  sub?: string | undefined;
}

export interface PatchOperation {
  op: 'add' | 'replace' | 'remove';
  path: PatchPath | undefined;
  value: unknown;
}

const mostOperations = 100;

/** Stands for the attributes of extensions, none of which is stored. */
export const extension = 'urn:';

/** Operations of a PATCH (RFC 7644 §3.5.2). Some providers write `Add` and `operations`. */
export function operationsOf(body: unknown): PatchOperation[] {
  const operations = isRecord(body) ? fieldOf(body, 'Operations') : undefined;
  if (!Array.isArray(operations) || operations.length === 0)
    throw invalidSyntax('“Operations” must be a list with at least one operation.');
  if (operations.length > mostOperations) throw invalidSyntax(`A PATCH has at most ${mostOperations} operations.`);
  return operations.map(operationOf);
}

function operationOf(input: unknown): PatchOperation {
  if (!isRecord(input)) throw invalidSyntax('An operation must be an object.');
  const op = String(fieldOf(input, 'op')).toLowerCase();
  if (op !== 'add' && op !== 'replace' && op !== 'remove') throw invalidSyntax('“op” must be “add”, “replace” or “remove”.');
  const given = fieldOf(input, 'path');
  if (given !== undefined && given !== null && typeof given !== 'string') throw invalidPath('“path” must be a text.');
  const path = given ? pathOf(given) : undefined;
  const value = fieldOf(input, 'value');
  if (op === 'remove' && !path) throw new ScimError(400, 'An operation “remove” needs a path.', 'noTarget');
  if (op !== 'remove' && value === undefined) throw invalidSyntax(`An operation “${op}” needs a value.`);
  return { op, path, value };
}

const pattern = /^([A-Za-z$][\w$-]*)(?:\[(.*)\])?(?:\.([A-Za-z$][\w$-]*))?$/s;
const own = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const foreign = /^urn:[\w:.-]+$/i;

function pathOf(text: string): PatchPath {
  if (text.length > filterLimits.length) throw invalidPath(`A path has at most ${filterLimits.length} characters.`);
  const name = text.replace(own, '');
  if (foreign.test(name)) return { attribute: extension };
  const [, attribute, filter, sub] = pattern.exec(name) ?? [];
  if (attribute === undefined) throw invalidPath(`“${text.slice(0, 100)}” is not a path.`);
  return { attribute, sub, ...(filter !== undefined && { filter: parseFilter(filter) }) };
}
