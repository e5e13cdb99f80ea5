import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { users } from '../users/tenant.ts';
import { apiKeyName } from '../users/people.ts';
import type { By } from './applying.ts';

export async function byUser({ tx, session }: OperationContext): Promise<By> {
  if (session.apiKey) return { actor: 'USER', userId: session.userId, userName: apiKeyName(session.apiKey.name) };
  const columns = { firstName: users.firstName, lastName: users.lastName };
  const [own] = await unscoped(tx).select(users, columns, eq(users.id, session.userId));
  return { actor: 'USER', userId: session.userId, ...(own && { userName: `${own.firstName} ${own.lastName}`.trim() }) };
}
