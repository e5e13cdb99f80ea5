import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { secretsOf } from '../../database/sealed.ts';
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
  return tokenBy(secretsOf(settings)[0], purpose, `${region}/${id}`);
}

const tokenBy = (secret: string, purpose: string, about: string): string => sign(secret, purpose, about).slice(0, 32);

export function isLinkToken({ settings, region }: Context, purpose: string, id: string, input: string): boolean {
  if (!/^[\da-f]{32}$/.test(input)) return false;
  const tokens = secretsOf(settings).map((secret) => tokenBy(secret, purpose, `${region}/${id}`));
  return tokens.some((token) => timingSafeEqual(Buffer.from(input), Buffer.from(token)));
}
