import { invalidPath, ScimError } from './errors.ts';
import type { Filter } from './filter.ts';
import type { GroupRow } from './groupRows.ts';
import { memberIds } from './groupValues.ts';
import type { GroupValues } from './groupValues.ts';
import { matches } from './matches.ts';
import { extension, operationsOf } from './patch.ts';
import type { PatchOperation } from './patch.ts';
import { isRecord } from './values.ts';

/** @param load current members, read only if an operation is about them */
export async function patchGroup(body: unknown, row: GroupRow, load: () => Promise<ReadonlySet<string>>): Promise<GroupValues> {
  const patched: GroupValues = { name: row.name, externalId: row.externalId, members: undefined };
  for (const operation of operationsOf(body).flatMap(withPath)) await apply(patched, operation, load);
  return patched;
}

/** An operation without a path has the attributes as its value. */
function withPath(operation: PatchOperation): PatchOperation[] {
  const { op, path, value } = operation;
  if (path) return [operation];
  if (!isRecord(value)) throw invalidPath('An operation without a path needs an object as its value.');
  return Object.entries(value).flatMap(([attribute, each]) =>
    ['id', 'schemas', 'meta'].includes(attribute.toLowerCase()) ? [] : [{ op, path: { attribute }, value: each }],
  );
}

async function apply(patched: GroupValues, { op, path, value }: PatchOperation, load: () => Promise<ReadonlySet<string>>): Promise<void> {
  const { attribute = '', filter, sub } = path ?? {};
  switch (attribute.toLowerCase()) {
    case 'displayname':
      if (op === 'remove') throw new ScimError(400, '“displayName” is required.', 'mutability');
      if (typeof value !== 'string') throw new ScimError(400, '“displayName” must be a text.', 'invalidValue');
      patched.name = value;
      return;
    case 'externalid':
      patched.externalId = op === 'remove' || typeof value !== 'string' ? null : value.slice(0, 200);
      return;
    case 'members':
      if (sub !== undefined) throw new ScimError(400, 'The values of a member cannot be changed.', 'mutability');
      patched.members = changedMembers(patched.members ?? (await load()), { op, filter, value });
      return;
    case 'id':
    case 'meta':
    case 'schemas':
      throw new ScimError(400, `“${attribute}” is read-only.`, 'mutability');
    default:
      if (attribute === extension || attribute.toLowerCase().startsWith('urn:')) return;
      throw invalidPath(`“${attribute.slice(0, 100)}” is not an attribute of a group.`);
  }
}

function changedMembers(
  current: ReadonlySet<string>,
  { op, filter, value }: { op: PatchOperation['op']; filter: Filter | undefined; value: unknown },
): Set<string> {
  if (filter) {
    if (op !== 'remove') throw new ScimError(400, 'Members can only be removed by a filter.', 'noTarget');
    return new Set([...current].filter((id) => !matches(filter, { value: id, type: 'User' })));
  }
  if (op === 'remove') {
    if (value === undefined || value === null) return new Set();
    const going = memberIds(value);
    return new Set([...current].filter((id) => !going.has(id)));
  }
  const given = memberIds(value);
  return op === 'replace' ? given : new Set([...current, ...given]);
}
