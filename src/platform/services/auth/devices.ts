import { and, eq, gt } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { rememberedDevices } from './identityTable.ts';
import { deviceMinutes } from './lifetimes.ts';
import { hashToken, newToken } from './tokens.ts';

export async function isRemembered(db: Database, context: RequestContext, identityId: string): Promise<boolean> {
  const token = context.request.cookies['device'];
  if (!token) return false;
  const [row] = await db
    .select({ identityId: rememberedDevices.identityId })
    .from(rememberedDevices)
    .where(
      and(
        eq(rememberedDevices.tokenHash, hashToken(token)),
        eq(rememberedDevices.identityId, identityId),
        gt(rememberedDevices.expiresAt, context.now()),
      ),
    );
  return Boolean(row);
}

/** Remembers this device for a person. Other people's entries stay; always sets a new token, so that a planted one is worthless. */
export async function rememberDevice(tx: Database, context: RequestContext, identityId: string): Promise<void> {
  const now = context.now();
  const old = context.request.cookies['device'];
  const token = newToken();
  const tokenHash = hashToken(token);
  if (old)
    await tx
      .update(rememberedDevices)
      .set({ tokenHash })
      .where(eq(rememberedDevices.tokenHash, hashToken(old)));
  const expiresAt = new Date(now.getTime() + deviceMinutes * 60_000);
  await tx
    .insert(rememberedDevices)
    .values({ tokenHash, identityId, createdAt: now, expiresAt })
    .onConflictDoUpdate({ target: [rememberedDevices.tokenHash, rememberedDevices.identityId], set: { createdAt: now, expiresAt } });
  context.setCookie('device', token, { maxAge: deviceMinutes * 60, httpOnly: true });
}
