import { limits } from '../../../domain/limits.ts';
import { invalid, invalidSyntax } from './errors.ts';
import type { GroupRow } from './groupRows.ts';
import { fieldOf, isRecord, textOf } from './values.ts';

const mostMembers = 2000;

export interface GroupValues {
  name: string;
  externalId: string | null;
  /** Undefined if the members stay as they are. */
  members: ReadonlySet<string> | undefined;
}

export function groupValuesOf(document: unknown, before?: GroupRow): GroupValues {
  if (!isRecord(document)) throw invalidSyntax('The body must be a JSON object.');
  const members = fieldOf(document, 'members');
  return {
    name: groupNameOf(document, before),
    externalId: textOf(document, 'externalId', 200) ?? null,
    members: members === undefined || members === null ? undefined : memberIds(members),
  };
}

export function groupNameOf(document: Record<string, unknown>, before?: GroupRow): string {
  const name = textOf(document, 'displayName', limits.name)?.trim() ?? before?.name;
  if (!name) throw invalid('“displayName” is required.');
  return name;
}

export function memberIds(value: unknown): Set<string> {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > mostMembers) throw invalid(`A request names at most ${mostMembers} members.`);
  return new Set(list.map(memberId));
}

function memberId(member: unknown): string {
  const record = isRecord(member) ? member : { value: member };
  if (textOf(record, 'type', 20)?.toLowerCase() === 'group') throw invalid('Groups cannot be members of groups.');
  const id = textOf(record, 'value', 64);
  if (id === undefined) throw invalid('A member needs the id of a user as its value.');
  return id;
}
