import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PictureType } from '../../../domain/picture.ts';
import { id, time } from '../../database/tables/columns.ts';

/** Pictures that a customer uploaded; the branding refers to one by its address, which holds the hash. */
export const logos = pgTable(
  'logos',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    size: integer('size').notNull(),
    /** In base64. */
    content: text('content').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), uniqueIndex('logos_hash').on(table.customerId, table.hash)],
);
