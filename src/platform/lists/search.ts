import { and, isNotNull, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../domain/limits.ts';
import { badInput } from '../errors.ts';

export function searchFor(column: PgColumn | SQL, input: string | null | undefined): SQL | undefined {
  const text = input?.trim();
  if (!text) return undefined;
  if (Array.from(text).length > limits.searchText)
    throw badInput({ searchText: 'validation.searchText.maxLength' }, { fieldArgs: { searchText: { limit: limits.searchText } } });
  return like(column, sql`lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`);
}

/** Finds a person by name or address; digits may be the end of their number, too. */
export const searchForPerson = (
  person: { text: PgColumn | SQL; phone: PgColumn | SQL },
  input: string | null | undefined,
): SQL | undefined => or(searchForNumber(person.phone, input), searchFor(person.text, input));

/** Finds the end of a phone number; undefined for what is none. */
export function searchForNumber(phone: PgColumn | SQL, input: string | null | undefined): SQL | undefined {
  const number = phoneNumber(input ?? '');
  return number === undefined
    ? undefined
    : and(isNotNull(phone), like(sql`reverse(${phone})`, `${number.split('').toReversed().join('')}%`));
}

/** Digits without those that only a call from the same country has in front: `0491 570 156` is of +61491570156. */
export function phoneNumber(input: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(input.trim())) return undefined;
  const digits = input.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= fewestDigits && digits.length <= mostDigits ? digits : undefined;
}

const fewestDigits = 7;
const mostDigits = 15;
