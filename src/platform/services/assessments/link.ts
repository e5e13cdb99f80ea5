import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { sign } from '../../http/signature.ts';

type Context = Pick<RequestContext, 'settings' | 'region'>;

export function assessmentLink(context: Context, assessmentId: string): string {
  const { settings, region } = context;
  const { assessmentUrl, publicUrl } = settings;
  if (assessmentUrl) return assessmentUrl.replaceAll('{region}', region).replaceAll('{assessmentId}', assessmentId);
  return `${publicUrl.replace(/\/+$/, '')}/interview/${region}/${assessmentId}?token=${linkToken(context, 'interview', assessmentId)}`;
}

/** Unguessable part of a link: an id alone opens nothing. */
function linkToken({ settings, region }: Context, purpose: string, id: string): string {
  if (!settings.secret) throw new Error('The secret is known once the identity store is open.');
  return sign(settings.secret, purpose, `${region}/${id}`).slice(0, 32);
}

export function isLinkToken(context: Context, purpose: string, id: string, input: string): boolean {
  return /^[\da-f]{32}$/.test(input) && timingSafeEqual(Buffer.from(input), Buffer.from(linkToken(context, purpose, id)));
}
