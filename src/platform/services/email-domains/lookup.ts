import { Resolver } from 'node:dns/promises';
import type { VerificationErrorType } from '../../../generated/types.ts';
import type { emailDomains } from './identityTable.ts';
import { isRight } from './records.ts';

type SoaRecord = NonNullable<(typeof emailDomains.$inferSelect)['soaRecord']>;

export interface Look {
  found: (string[] | null)[];
  error: VerificationErrorType | null;
  /** The zone answered authoritatively: an immediate retry would find the same. */
  isCertain: boolean;
  soaRecord: SoaRecord | null;
}

interface LookupRequest {
  identity: string;
  records: readonly { name: string; value: string }[];
  servers?: readonly string[] | undefined;
  signal: AbortSignal;
}

/** Limits: time per query, tries per query, time per lookup. */
const [patience, tries, longest] = [2_500, 2, 12_000];

/** Looks up a domain's records. Contacts only the configured resolvers, for names of the domain only. */
export async function lookAt({ identity, records, servers, signal }: LookupRequest): Promise<Look> {
  const resolver = new Resolver({ timeout: patience, tries });
  if (servers) resolver.setServers(servers);
  const end = () => resolver.cancel();
  const timer = setTimeout(end, longest);
  signal.addEventListener('abort', end);
  try {
    const [soaRecord, ...answers] = await Promise.all([
      resolver.resolveSoa(identity).then(asSoa, () => null),
      ...records.map(({ name, value }) => ask(resolver, name, value)),
    ]);
    const error = order.find((each) => answers.some((answer) => answer.error === each)) ?? null;
    return { found: answers.map(({ found }) => found), error, isCertain: error !== 'DNS_SERVER_ERROR', soaRecord };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

const order: VerificationErrorType[] = ['INVALID_VALUE', 'TYPE_NOT_FOUND', 'HOST_NOT_FOUND', 'DNS_SERVER_ERROR'];

interface LookupResult {
  found: string[] | null;
  error: VerificationErrorType | null;
}

async function ask(resolver: Resolver, name: string, value: string): Promise<LookupResult> {
  try {
    const found = (await resolver.resolveCname(name)).slice(0, most).map(printable);
    if (found.length === 0) return { found, error: 'TYPE_NOT_FOUND' };
    return { found, error: isRight(found, value) ? null : 'INVALID_VALUE' };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND') return { found: [], error: 'HOST_NOT_FOUND' };
    if (code === 'ENODATA') return { found: [], error: 'TYPE_NOT_FOUND' };
    return { found: null, error: 'DNS_SERVER_ERROR' };
  }
}

/** Zone owners choose these texts: limit and flatten them. */
const most = 5;
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 255);

const asSoa = ({ nsname, hostmaster, serial }: { nsname: string; hostmaster: string; serial: number }): SoaRecord => ({
  primaryNameServer: printable(nsname),
  adminEmail: printable(hostmaster),
  serialNumber: serial,
});
