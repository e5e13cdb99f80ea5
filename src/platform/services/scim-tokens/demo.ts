import { systemActor } from '../../audit.ts';
import { insertAll } from '../../demo/bulk.ts';
import type { Seed } from '../../demo/bulk.ts';
import { idOf } from '../../demo/deterministic.ts';
import { scimTokens } from './table.ts';

const day = 24 * 3_600_000;

/** Tokens to look at, one of them expired: nobody has their secrets. */
export const seed: Seed = (tx, customers) =>
  insertAll(
    tx,
    scimTokens,
    customers.flatMap(({ id: customerId, organizationId, createdAt }) =>
      ['Identity provider', 'Earlier identity provider'].map((name, index) => ({
        ...{ customerId, organizationId, createdAt, name },
        id: idOf('scim token', customerId, name),
        groupIds: [idOf('group', customerId, 'Recruiters')],
        secretHash: 'none',
        expiresAt: index === 0 ? null : new Date(createdAt.getTime() + day),
        lastUsedAt: new Date(createdAt.getTime() + 3_600_000),
        createdBy: systemActor,
        updatedAt: createdAt,
        version: 1,
      })),
    ),
  );
