import { like, sql } from 'drizzle-orm';
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
