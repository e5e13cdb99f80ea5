import { invalidPath, ScimError } from './errors.ts';
import { extension, operationsOf } from './patch.ts';
import type { PatchOperation, PatchPath } from './patch.ts';
import type { UserRow } from './userRows.ts';
import { fieldOf, isRecord, keyOf } from './values.ts';
import { matches } from './matches.ts';

type Document = Record<string, unknown>;

const stored = new Set(['username', 'name', 'displayname', 'emails', 'phonenumbers', 'active', 'externalid']);
const readOnly = new Set(['id', 'meta', 'groups', 'schemas']);
/** Attributes of the schema that are not stored: accepted, and without effect. */
const ignored = new Set(
  'nickName profileUrl title userType preferredLanguage locale timezone password ims photos addresses entitlements roles x509Certificates'
    .toLowerCase()
    .split(' '),
);
const multiple = new Set(['emails', 'phonenumbers']);

/** Document of a user with the operations of a PATCH, to be read like that of a PUT. */
export function patchUser(row: UserRow, body: unknown): Document {
  const document: Document = {
    userName: row.userName,
    externalId: row.externalId,
    name: { givenName: row.firstName, familyName: row.lastName },
    emails: [{ value: row.email, type: 'work', primary: true }],
    phoneNumbers: row.phoneNumber === null ? [] : [{ value: row.phoneNumber, type: 'work', primary: true }],
    active: row.archivedAt === null,
  };
  for (const operation of operationsOf(body)) apply(document, operation);
  return document;
}

function apply(document: Document, { op, path, value }: PatchOperation): void {
  if (path) return applyAt(document, op, path, value);
  if (!isRecord(value)) throw invalidPath('An operation without a path needs an object as its value.');
  for (const [name, each] of Object.entries(value)) {
    if (name.toLowerCase().startsWith('urn:') && isRecord(each)) continue;
    const at = pathOfName(name);
    // Whole resources are sent with their own id.
    if (!readOnly.has(at.attribute.toLowerCase())) applyAt(document, op, at, each);
  }
}

function pathOfName(name: string): PatchPath {
  const [attribute = '', sub] = name.split('.');
  return { attribute, sub };
}

function applyAt(document: Document, op: PatchOperation['op'], { attribute, filter, sub }: PatchPath, value: unknown): void {
  const name = attribute.toLowerCase();
  if (readOnly.has(name)) throw new ScimError(400, `“${attribute}” is read-only.`, 'mutability');
  if (ignored.has(name) || name === extension) return;
  if (!stored.has(name)) throw invalidPath(`“${attribute.slice(0, 100)}” is not an attribute of a user.`);
  const key = keyOf(document, attribute) ?? attribute;
  if (multiple.has(name)) {
    document[key] = changedList(document[key], { op, filter, sub, value, attribute });
  } else if (sub !== undefined) {
    const inner: Document = isRecord(document[key]) ? { ...document[key] } : {};
    document[key] = changedRecord(inner, op, sub, value);
  } else if (op === 'remove') {
    if (name === 'username') throw new ScimError(400, '“userName” is required.', 'mutability');
    delete document[key];
  } else if (isRecord(value) && isRecord(document[key])) {
    let inner: Document = { ...document[key] };
    for (const [part, each] of Object.entries(value)) inner = changedRecord(inner, 'replace', part, each);
    document[key] = inner;
  } else document[key] = value;
  if (name === 'displayname') nameOf(document);
}

/** A display name alone changes the names. */
function nameOf(document: Document): void {
  const whole = fieldOf(document, 'displayName');
  if (typeof whole === 'string' && whole.trim()) document['name'] = { formatted: whole };
}

function changedRecord(record: Document, op: PatchOperation['op'], sub: string, value: unknown): Document {
  const key = keyOf(record, sub) ?? sub;
  const { [key]: _, ...others } = record;
  const changed = op === 'remove' ? others : { ...others, [key]: value };
  // Parts and the whole name would contradict each other.
  if (sub.toLowerCase() === 'formatted' && op !== 'remove') return { formatted: value };
  return changed;
}

interface ListChange {
  op: PatchOperation['op'];
  filter: PatchPath['filter'];
  sub: string | undefined;
  value: unknown;
  attribute: string;
}

function changedList(current: unknown, { op, filter, sub, value, attribute }: ListChange): unknown[] {
  const list = Array.isArray(current) ? current.filter(isRecord) : [];
  if (!filter) {
    if (sub !== undefined)
      return op === 'remove' ? list.map((each) => changedRecord(each, op, sub, value)) : [{ ...list[0], [sub]: value }];
    const given = (Array.isArray(value) ? value : [value]).map((each: unknown) => (isRecord(each) ? each : { value: each }));
    if (op === 'remove')
      return value === undefined ? [] : list.filter((each) => !given.some((other) => fieldOf(other, 'value') === each['value']));
    if (op === 'replace') return given;
    const isNew = (each: Document) => !list.some((known) => known['value'] === fieldOf(each, 'value'));
    const added = given.filter(isNew);
    const isPrimary = added.some((each) => fieldOf(each, 'primary') === true);
    return [...(isPrimary ? list.map((each) => ({ ...each, primary: false })) : list), ...added];
  }
  const found = list.filter((each) => matches(filter, each));
  if (op === 'remove') {
    if (sub === undefined) return list.filter((each) => !found.includes(each));
    return list.map((each) => (found.includes(each) ? changedRecord(each, op, sub, value) : each));
  }
  const change = (each: Document): Document => {
    if (sub !== undefined) return changedRecord(each, op, sub, value);
    return isRecord(value) ? { ...each, ...value } : { ...each, value };
  };
  if (found.length > 0) return list.map((each) => (found.includes(each) ? change(each) : each));
  // Providers set a value of a type that is not there yet.
  if (filter.op === 'eq' && filter.path.toLowerCase() !== 'value') return [...list, change({ [filter.path]: filter.value })];
  throw new ScimError(400, `No value of “${attribute}” matches the filter.`, 'noTarget');
}
