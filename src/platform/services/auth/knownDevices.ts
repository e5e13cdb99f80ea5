import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { attemptKey } from './attempts.ts';
import { knownDeviceLifetime } from './lifetimes.ts';
import { keyedHash, underEach } from './secret.ts';
import type { Keyed } from './secret.ts';
import { newToken } from './tokens.ts';

/** Cookie `device~issued.signature~…`: one entry per account, without naming it. */
const cookie = 'known_device';
const mostAccounts = 5;
const renewal = 24 * 3_600_000;

export interface KnownDevice {
  id: string;
  since: Date;
}

/** The device, if this account signed in on it within 30 days. Proves no identity; only has its own tries. */
export async function knownDevice(context: RequestContext, email: string): Promise<KnownDevice | null> {
  const { id, entries } = readCookie(context);
  for (const { issued, signature } of entries) {
    const age = context.now().getTime() - issued * 1000;
    if (age > knownDeviceLifetime || age < -60_000) continue;
    if (await isOf(context, { id, email, issued, signature })) return { id, since: new Date(issued * 1000) };
  }
  return null;
}

export async function noteKnownDevice(context: RequestContext, email: string): Promise<void> {
  const known = readCookie(context);
  const id = known.entries.length > 0 ? known.id : newToken().slice(0, 22);
  const issued = Math.floor(context.now().getTime() / 1000);
  const others: Entry[] = [];
  for (const entry of known.entries) if (!(await isOf(context, { id, email, ...entry }))) others.push(entry);
  const entries = [{ issued, signature: await sign(context, id, email, issued) }, ...others].slice(0, mostAccounts);
  const value = [id, ...entries.map((entry) => `${entry.issued}.${entry.signature}`)].join('~');
  context.setCookie(cookie, value, { maxAge: knownDeviceLifetime / 1000, httpOnly: true });
}

export async function keepKnownDevice(context: RequestContext, email: string): Promise<void> {
  const known = await knownDevice(context, email);
  if (!known || context.now().getTime() - known.since.getTime() > renewal) await noteKnownDevice(context, email);
}

interface Entry {
  issued: number;
  signature: string;
}

/** A planted id has no entry that verifies. */
function readCookie({ request }: RequestContext): { id: string; entries: Entry[] } {
  const [id = '', ...parts] = (request.cookies[cookie] ?? '').slice(0, 500).split('~');
  if (!/^[\w-]{22}$/.test(id)) return { id: '', entries: [] };
  const entries = parts.slice(0, mostAccounts).flatMap((part) => {
    const [, issued, signature] = /^(\d{1,11})\.([\w-]{22})$/.exec(part) ?? [];
    return issued && signature ? [{ issued: Number(issued), signature }] : [];
  });
  return { id, entries };
}

async function isOf(context: Keyed, { id, email, issued, signature }: Entry & { id: string; email: string }): Promise<boolean> {
  for (const keyed of underEach(context)) if (isSame(signature, await sign(keyed, id, email, issued))) return true;
  return false;
}

async function sign(context: Keyed, id: string, email: string, issued: number): Promise<string> {
  const account = await attemptKey(context, email);
  return (await keyedHash(context, 'known device', `${id}\0${account}\0${issued}`)).toString('base64url').slice(0, 22);
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
