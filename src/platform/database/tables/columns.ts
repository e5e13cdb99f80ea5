import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** Id made by the application: 24 hexadecimal digits. */
export const id = (name = 'id') => text(name);

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export interface Tag {
  name: string;
  value: string;
}

export const lifecycle = () => ({
  tags: jsonb('tags').$type<Tag[]>().notNull().default([]),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  archivedAt: time('archived_at'),
});

export type UserType = 'HIRING_MANAGER' | 'RECRUITER' | 'CUSTOMER_ADMIN' | 'PROVIDER_STAFF';
