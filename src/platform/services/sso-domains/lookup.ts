import { Resolver } from 'node:dns/promises';
import type { SsoDomainProblem } from '../../../generated/types.ts';
import type { Settings } from '../../context.ts';
import { recordNameOf, recordValueOf } from './records.ts';

/** Limits: time per query, tries per query, time per look. */
const [patience, tries, longest] = [2_000, 2, 6_000];

interface Look {
  domain: string;
  token: string;
}

/** Looks for the record of a domain. Contacts only the configured resolvers. @returns null if it is there */
export async function lookForRecord(
  { domain, token }: Look,
  { dnsServers }: Pick<Settings, 'dnsServers'>,
  signal?: AbortSignal,
): Promise<Exclude<SsoDomainProblem, 'TAKEN'> | null> {
  const resolver = new Resolver({ timeout: patience, tries });
  if (dnsServers) resolver.setServers(dnsServers);
  const end = () => resolver.cancel();
  const timer = setTimeout(end, longest);
  signal?.addEventListener('abort', end);
  try {
    const records = await resolver.resolveTxt(recordNameOf(domain));
    const value = recordValueOf(token);
    return records.some((parts) => parts.join('').trim() === value) ? null : 'WRONG_VALUE';
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'NO_RECORD' : 'DNS_FAILED';
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
