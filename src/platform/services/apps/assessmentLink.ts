import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { sign } from '../../http/signature.ts';

type Context = Pick<RequestContext, 'settings' | 'region'>;

/** Where a candidate takes an assessment: with the provider that is configured, or on the page of `interview/`, which in a demo simulates one. */
export function assessmentLink(context: Context, assessmentId: string): string {
  const { settings, region } = context;
  const { assessmentUrl, publicUrl } = settings;
  if (assessmentUrl) return assessmentUrl.replaceAll('{region}', region).replaceAll('{assessmentId}', assessmentId);
  return `${publicUrl.replace(/\/+$/, '')}/interview/${region}/${assessmentId}?token=${linkToken(context, 'interview', assessmentId)}`;
}

/** What of a link cannot be guessed: whoever knows an id has no link by that. */
function linkToken({ settings, region }: Context, purpose: string, id: string): string {
  if (!settings.secret) throw new Error('The secret is known once the identity store is open.');
  return sign(settings.secret, purpose, `${region}/${id}`).slice(0, 32);
}

export function isLinkToken(context: Context, purpose: string, id: string, given: string): boolean {
  return /^[\da-f]{32}$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(linkToken(context, purpose, id)));
}
