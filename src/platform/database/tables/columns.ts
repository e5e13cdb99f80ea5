import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** An id made by the application: 24 hexadecimal characters. */
export const id = (name = 'id') => text(name);

/** A point in time with its zone, read and written as a Date. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export interface Tag {
  name: string;
  value: string;
}

/** Columns that every row of the product has: tags, and when it was made, changed and archived. */
export const lifecycle = () => ({
  tags: jsonb('tags').$type<Tag[]>().notNull().default([]),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  archivedAt: time('archived_at'),
});

export type UserType = 'HIRING_MANAGER' | 'RECRUITER' | 'CUSTOMER_ADMIN' | 'PROVIDER_STAFF';
