import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/platform/services/email-domains/lookup.ts';
import { startDnsServer } from '../../support/dnsServer.ts';
import { until } from '../../support/until.ts';
import type { DnsServer, Zone } from '../../support/dnsServer.ts';

// Lookups of a zone, over a real name server (specification 2 §4).

let dns: DnsServer;
beforeEach(async () => {
  dns = await startDnsServer();
});
afterEach(() => dns.close());

const identity = 'corp.example';
const records = ['a', 'b', 'c'].map((token) => ({ name: `${token}._domainkey.${identity}`, value: `${token}.dkim.provider.example` }));
const look = (...zones: (Zone | undefined)[]) => {
  for (const [index, zone] of zones.entries()) if (zone) dns.names.set(records[index]?.name ?? '', zone);
  return lookAt({ identity, records, servers: [dns.address], signal: new AbortController().signal });
};
const right = (index: number): string[] => [records[index]?.value ?? ''];

describe('a look at a zone', () => {
  it('finds the records and the start of authority, and asks for names of the domain only', async () => {
    expect(await look(right(0), right(1), right(2))).toEqual({
      found: [right(0), right(1), right(2)],
      error: null,
      isCertain: true,
      soaRecord: { primaryNameServer: `ns1.${identity}`, adminEmail: `hostmaster.${identity}`, serialNumber: 2024010101 },
    });
    expect(dns.asked.toSorted()).toEqual([...records.map(({ name }) => `CNAME ${name}`), `SOA ${identity}`]);
  });

  it('takes capitals for what they are in the DNS', async () => {
    expect(await look(['A.DKIM.Provider.Example'], right(1), right(2))).toMatchObject({ error: null });
  });

  it('asks again by TCP where an answer was too long for one packet', async () => {
    const name = records[0]?.name ?? '';
    dns.truncated.add(name);
    expect(await look(right(0), right(1), right(2))).toMatchObject({ error: null, found: [right(0), right(1), right(2)] });
    expect(dns.asked.filter((each) => each === `CNAME ${name}`)).toHaveLength(2);
  });

  it.each<[string, Zone | undefined, { found: string[] | null; error: string; isCertain: boolean }]>([
    ['a wrong value', ['elsewhere.example'], { found: ['elsewhere.example'], error: 'INVALID_VALUE', isCertain: true }],
    ['no record of the type', undefined, { found: [], error: 'TYPE_NOT_FOUND', isCertain: true }],
    ['no such name', 'NXDOMAIN', { found: [], error: 'HOST_NOT_FOUND', isCertain: true }],
    ['a server that fails', 'SERVFAIL', { found: null, error: 'DNS_SERVER_ERROR', isCertain: false }],
    ['a server that refuses', 'REFUSED', { found: null, error: 'DNS_SERVER_ERROR', isCertain: false }],
    ['an answer that is none', 'garbage', { found: null, error: 'DNS_SERVER_ERROR', isCertain: false }],
  ])('tells %s from all others', async (_, zone, { found, error, isCertain }) => {
    const seen = await look(zone, right(1), right(2));
    expect(seen).toMatchObject({ found: [found, right(1), right(2)], error, isCertain });
  });

  it('tells what is wrong for certain rather than what nobody could say', async () => {
    expect(await look('SERVFAIL', 'NXDOMAIN', right(2))).toMatchObject({ error: 'HOST_NOT_FOUND', isCertain: true });
    expect(await look('SERVFAIL', 'NXDOMAIN', ['x.example'])).toMatchObject({ error: 'INVALID_VALUE', isCertain: true });
  });

  it('of a domain that there is not says so, without a start of authority', async () => {
    dns.absent.add(identity);
    expect(await look()).toEqual({ found: [[], [], []], error: 'HOST_NOT_FOUND', isCertain: true, soaRecord: null });
  });

  it('waits for nobody for ever', async () => {
    const stopping = new AbortController();
    dns.names.set(records[0]?.name ?? '', 'silent');
    const looking = lookAt({ identity, records, servers: [dns.address], signal: stopping.signal });
    const silent = () => dns.asked.filter((each) => each === `CNAME ${records[0]?.name}`).length;
    const answered = () => dns.asked.length === records.length + 1;
    await until(answered);
    // An answer to a later question shows that the other answers have come.
    await lookAt({ identity: 'later.example', records: [], servers: [dns.address], signal: new AbortController().signal });
    stopping.abort();
    expect(await looking).toMatchObject({ error: 'TYPE_NOT_FOUND', found: [null, [], []] });
    // A look that goes on by itself asks a second time.
    expect(silent()).toBe(1);
  });
});
