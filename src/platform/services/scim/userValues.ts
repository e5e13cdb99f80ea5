import { acceptForm } from '../../validation.ts';
import { PlatformError } from '../../errors.ts';
import { limits } from '../../../domain/limits.ts';
import { normalEmail } from '../auth/attempts.ts';
import { invalid, invalidSyntax } from './errors.ts';
import { fieldOf, flagOf, isRecord, textOf } from './values.ts';
import type { UserRow } from './userRows.ts';

export interface UserValues {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  externalId: string | null;
  active: boolean;
  /** Values that cannot be stored, and why. */
  left: string[];
}

const longest = 200;

/** @param before the user that is replaced: a new user name that was the address is a new address */
export function userValuesOf(document: unknown, before?: UserRow): UserValues {
  if (!isRecord(document)) throw invalidSyntax('The body must be a JSON object.');
  const userName = textOf(document, 'userName', longest) ?? before?.userName;
  if (userName === undefined) throw invalid('“userName” is required.');
  const email = emailOf(document, userName, before);
  const left: string[] = [];
  const phoneNumber = phoneOf(document, left);
  return {
    userName,
    email,
    ...namesOf(document, email),
    phoneNumber,
    externalId: textOf(document, 'externalId', longest) ?? null,
    active: flagOf(fieldOf(document, 'active'), 'active') ?? (before ? before.archivedAt === null : true),
    left,
  };
}

function emailOf(document: Record<string, unknown>, userName: string, before: UserRow | undefined): string {
  const named = primaryOf(document, 'emails');
  const moved = before && before.userName === before.email && userName !== before.userName && named === before.email;
  const address = normalEmail((moved ? undefined : named) ?? userName);
  return accepted('email', address) ?? noAddress();
}

function noAddress(): never {
  throw invalid(`“userName” or the primary e-mail address must be an e-mail address of at most ${limits.email} characters.`);
}

function namesOf(document: Record<string, unknown>, email: string): Pick<UserValues, 'firstName' | 'lastName'> {
  const name = fieldOf(document, 'name');
  const names = isRecord(name) ? name : {};
  const whole = (textOf(names, 'formatted', longest) ?? textOf(document, 'displayName', longest) ?? '').trim();
  const [first, ...others] = whole.split(/\s+/).filter(Boolean);
  const firstName = textOf(names, 'givenName', longest)?.trim() || first || (email.split('@')[0] ?? email);
  const lastName = textOf(names, 'familyName', longest)?.trim() || others.join(' ') || '-';
  for (const [field, value] of Object.entries({ 'name.givenName': firstName, 'name.familyName': lastName }))
    if (value.length > limits.personName) throw invalid(`“${field}” has at most ${limits.personName} characters.`);
  return { firstName, lastName };
}

/** Numbers without a country’s code are left out: refusing the user for one would cost them their account. */
function phoneOf(document: Record<string, unknown>, left: string[]): string | null {
  const value = primaryOf(document, 'phoneNumbers');
  if (value === undefined) return null;
  const phone = accepted('phoneNumber', value.replace(/^tel:/i, ''));
  if (phone === undefined) left.push('phoneNumbers: not a valid number with a country code.');
  return phone ?? null;
}

/** Value as the form of a new user accepts it. */
function accepted(field: 'email' | 'phoneNumber', value: string): string | undefined {
  const user = { firstName: 'A', lastName: 'B', email: 'a@example.com', groupIds: [], [field]: value };
  try {
    const { user: validated } = acceptForm('org/createUser', { user }) as { user: Record<string, string> };
    return validated[field];
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}

/** Primary value of a list, else that of work, else the first. */
function primaryOf(document: Record<string, unknown>, field: 'emails' | 'phoneNumbers'): string | undefined {
  const given = fieldOf(document, field);
  if (given === undefined || given === null) return undefined;
  const list = Array.isArray(given) ? given : [given];
  const entries = list.flatMap((each: unknown) => {
    const entry = isRecord(each) ? each : { value: each };
    const value = textOf(entry, 'value', longest)?.trim();
    return value
      ? [{ value, type: textOf(entry, 'type', longest)?.toLowerCase(), primary: flagOf(fieldOf(entry, 'primary'), 'primary') }]
      : [];
  });
  const chosen = entries.find(({ primary }) => primary) ?? entries.find(({ type }) => type === 'work') ?? entries[0];
  return chosen?.value;
}
