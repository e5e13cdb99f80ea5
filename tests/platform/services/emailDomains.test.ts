import { createPrivateKey, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '../../../src/platform/database/sealed.ts';
import { startEmailDomainJob } from '../../../src/platform/services/email-domains/job.ts';
import { withoutPolling } from '../../support/work.ts';
import { startDnsServer } from '../../support/dnsServer.ts';
import type { DnsServer } from '../../support/dnsServer.ts';
import { create, readDomain, retry, scopeOf, update } from '../../support/emailDomains.ts';
import type { Domain, Scope } from '../../support/emailDomains.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// A customer's email domain from its set-up to its end (specification 2 §4, §5), over a real name server and a clock that is moved.

let running: Running;
let dns: DnsServer;
let staff: Browser;
let acme: Scope;
let job: ReturnType<typeof startEmailDomainJob>;
const hour = 60 * minute;
beforeAll(async () => {
  dns = await startDnsServer();
  // Its own job would look before the zone is as a test wants it.
  running = withoutPolling(() => startPlatform({ DNS_SERVERS: dns.address, DKIM_PROVIDER_DOMAIN: 'mail.provider.test' }));
  staff = await running.browser().as('staff@demo.example');
  acme = await scopeOf(running, 'acme');
  job = withoutPolling(() => startEmailDomainJob(running.platform));
}, 120_000);
afterAll(async () => {
  await job.stop();
  await running.close();
  await dns.close();
});

const domain = () => readDomain(staff, acme) as Promise<Domain>;
const statusNow = async () => {
  const { sendingIdentity } = await domain();
  const { verificationStatus: status, verificationInfo } = sendingIdentity;
  return [status, verificationInfo.errorType];
};
const look = async (later = 0) => {
  running.clock.pass(later);
  await job.run();
  // Hours end a session.
  if (later >= hour) staff = await running.browser().as('staff@demo.example');
  return statusNow();
};
const publish = async (change: (value: string, index: number) => string[] | 'NXDOMAIN' | 'SERVFAIL') => {
  for (const [index, { name, value }] of (await domain()).dkimRecords.entries()) dns.names.set(name, change(value, index));
};
const row = async () => {
  const { pool } = await running.platform.stores.identity();
  return (await pool.query<Record<string, unknown>>('select * from email_domains where customer_id = $1', [acme.customerId])).rows[0];
};

describe('an email domain that was never set up', () => {
  it('is nothing, and cannot be changed, switched or retried', async () => {
    expect(await readDomain(staff, acme)).toBeNull();
    for (const [text, more] of [
      [update, { displayName: 'Acme' }],
      [update, { isCustomizedEmailDomainEnabled: true }],
      [retry, {}],
    ] as const)
      expect(await staff.refusal(text, { input: { ...acme, ...more } })).toMatchObject({ code: 'NOT_FOUND', reason: 'NO_EMAIL_DOMAIN' });
  });
});

describe('setting up', () => {
  it.each([
    ['displayName', '', 'validation.emailDomain.displayName.required'],
    ['displayName', ' ', 'validation.emailDomain.displayName.required'],
    ['displayName', 'x'.repeat(101), 'validation.emailDomain.displayName.maxLength'],
    ...[...Array.from('<>"@,;:\\[]()'), '\u0007', '\r\nBcc: x', '\u202e'].map((bad) => [
      'displayName',
      `Acme ${bad} x`,
      'validation.emailDomain.displayName.pattern',
    ]),
    ['emailAddress', '', 'validation.email.required'],
    ['emailAddress', `${'a'.repeat(90)}@acme.example`, 'validation.email.maxLength'],
    ...[
      'jobs@acme',
      'jobs@äcme.example',
      'jöbs@acme.example',
      'jobs@-acme.example',
      'jobs@127.0.0.1',
      `jobs@${'a'.repeat(64)}.example`,
    ].map((bad) => ['emailAddress', bad, 'validation.email.format']),
  ])('refuses a %s of %j at the field', async (field, value, key) => {
    const input = { ...acme, displayName: 'Acme', emailAddress: 'jobs@acme.example', [field]: value };
    expect(await staff.refusal(create, { input })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: key } });
  });

  it('answers at once the records that are to be made, without capitals and spaces', async () => {
    const input = { ...acme, displayName: ' Acme Careers ', emailAddress: ' Jobs@Mail.Acme.Example ' };
    const made = await staff.get<Domain>(create, { input });
    expect(made).toMatchObject({
      ...{ customerId: acme.customerId, displayName: 'Acme Careers', emailAddress: 'jobs@mail.acme.example' },
      ...{ emailIdentity: 'mail.acme.example', isCustomizedEmailDomainEnabled: false, isRetried: false },
      sendingIdentity: { verificationStatus: 'PENDING', verifiedForSendingStatus: false, identityType: 'DOMAIN' },
    });
    const { tokens } = made.sendingIdentity.dkimAttributes;
    expect(new Set(tokens).size).toBe(3);
    expect(made.dkimRecords).toEqual(
      tokens.map((token) => ({
        name: `${token}._domainkey.mail.acme.example`,
        type: 'CNAME',
        value: `${token}.dkim.mail.provider.test`,
        ...{ found: null, isRight: null },
      })),
    );
    expect(await domain()).toEqual(made);
  });

  it('is done once for a customer', async () => {
    const input = { ...acme, displayName: 'Acme', emailAddress: 'jobs@other.example' };
    expect(await staff.refusal(create, { input })).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_DOMAIN_EXISTS' });
  });

  it('of a domain that somebody has is refused in every region, and says not whose it is; a subdomain is another domain', async () => {
    const globex = await scopeOf(running, 'globex');
    const made = (emailAddress: string) =>
      staff.ask(create, { input: { ...globex, displayName: 'Globex', emailAddress } }, globex.awsRegion);
    const { errors } = await made('hr@MAIL.acme.example');
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'EMAIL_DOMAIN_TAKEN' },
      fields: { emailAddress: 'validation.emailDomain.emailAddress.taken' },
    });
    expect(JSON.stringify(errors)).not.toMatch(new RegExp(`acme|${acme.customerId}`, 'i'));
    expect((await made('hr@acme.example')).errors).toBeUndefined();
  });
});

describe('the keys', () => {
  it('are made soon, 2048 bits for each token, and published for operators; the private ones are sealed and never answered', async () => {
    await job.run();
    const { tokens } = ((await row()) ?? {}) as { tokens: { token: string; publicKey: string; privateKey: string }[] };
    const zone = await (await running.platform.fetch(new Request(`${origin}/dkim/zone.txt`))).text();
    for (const { token, publicKey, privateKey } of tokens) {
      const key = createPrivateKey(unseal(running.platform.settings, 'dkim', token, privateKey));
      expect(key.asymmetricKeyDetails?.modulusLength).toBe(2048);
      expect(createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')).toBe(publicKey);
      const line = zone.split('\n').find((each) => each.startsWith(`${token}.dkim.mail.provider.test. 3600 IN TXT `)) ?? '';
      expect([...line.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join('')).toBe(`v=DKIM1; k=rsa; p=${publicKey}`);
      for (const [, part = ''] of line.matchAll(/"([^"]*)"/g)) expect(part.length).toBeLessThanOrEqual(255);
    }
    const answers = `${JSON.stringify(await domain())}${zone}`;
    expect(JSON.stringify(tokens)).not.toContain('PRIVATE KEY');
    for (const { privateKey } of tokens) expect(answers).not.toContain(privateKey);
    expect(answers).not.toContain('PRIVATE');
    const asked = await running.platform.fetch(new Request(`${origin}/dkim/zone.txt`, { headers: { 'x-forwarded-for': '192.0.2.7' } }));
    expect(asked.status).toBe(403);
  });
});

describe('the verification', () => {
  it('waits for what is missing or wrong, looking often at first and ever more rarely', async () => {
    expect(await statusNow()).toEqual(['PENDING', 'TYPE_NOT_FOUND']);
    await publish((value, index) => (index === 0 ? ['elsewhere.example'] : [value]));
    expect(await look(31_000)).toEqual(['PENDING', 'INVALID_VALUE']);
    expect((await domain()).dkimRecords.map(({ found, isRight }) => [found, isRight])).toEqual([
      [['elsewhere.example'], false],
      ...(await domain()).dkimRecords.slice(1).map(({ value }) => [[value], true]),
    ]);
    const pauses: number[] = [];
    for (let looks = 0; looks < 12; looks += 1) {
      const { due_at: due } = ((await row()) ?? {}) as unknown as { due_at: Date };
      const pause = due.getTime() - running.clock.now().getTime();
      pauses.push(pause);
      await look(pause);
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses[0]).toBe(30_000);
  });

  it('refuses to switch on before it succeeds', async () => {
    const input = { ...acme, isCustomizedEmailDomainEnabled: true };
    expect(await staff.refusal(update, { input })).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_DOMAIN_NOT_VERIFIED' });
  });

  it('of a zone whose server fails is a failure for now, that nobody need do anything about', async () => {
    await publish((value, index) => (index === 0 ? 'SERVFAIL' : [value]));
    expect(await look(hour)).toEqual(['TEMPORARY_FAILURE', 'DNS_SERVER_ERROR']);
    expect((await domain()).dkimRecords[0]).toMatchObject({ found: null, isRight: null });
    expect(await staff.refusal(retry, { input: acme })).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_DOMAIN_NOT_FAILED' });
  });

  it('fails after 72 hours, when nothing is looked at any more', async () => {
    await publish(() => 'NXDOMAIN');
    expect(await look(hour)).toEqual(['PENDING', 'HOST_NOT_FOUND']);
    expect(await look(72 * hour)).toEqual(['FAILED', 'HOST_NOT_FOUND']);
    await publish((value) => [value]);
    expect(await look(100 * hour)).toEqual(['FAILED', 'HOST_NOT_FOUND']);
  });

  it('begins again for 72 hours when it is retried, and then succeeds', async () => {
    await publish(() => 'NXDOMAIN');
    const { sendingIdentity } = await domain();
    expect(await staff.get(retry, { input: acme })).toEqual({
      DkimStatus: 'PENDING',
      DkimTokens: sendingIdentity.dkimAttributes.tokens,
    });
    expect(await domain()).toMatchObject({ isRetried: true, sendingIdentity: { verificationStatus: 'PENDING' } });
    expect(await look()).toEqual(['PENDING', 'HOST_NOT_FOUND']);
    expect(await look(71 * hour)).toEqual(['PENDING', 'HOST_NOT_FOUND']);
    await publish((value) => [value]);
    expect(await look(hour)).toEqual(['SUCCESS', null]);
    const { verificationInfo, verifiedForSendingStatus } = (await domain()).sendingIdentity;
    expect(verifiedForSendingStatus).toBe(true);
    expect(verificationInfo.sOARecord).toEqual({
      ...{ primaryNameServer: 'ns1.mail.acme.example', adminEmail: 'hostmaster.mail.acme.example', serialNumber: 2024010101 },
    });
    expect(verificationInfo.lastSuccessTimestamp).toBe(running.clock.now().toISOString());
  });
});

describe('a verified domain', () => {
  it('is switched on and off, whatever name somebody gives it meanwhile', async () => {
    const turn = (isCustomizedEmailDomainEnabled: boolean) =>
      staff.get<Domain>(update, { input: { ...acme, isCustomizedEmailDomainEnabled } });
    const { version } = await domain();
    expect(await turn(true)).toMatchObject({ isCustomizedEmailDomainEnabled: true, version });
    const renamed = { ...acme, displayName: ' Acme Jobs ', expectedVersion: version };
    expect(await staff.get(update, { input: renamed })).toMatchObject({ displayName: 'Acme Jobs', version: version + 1 });
    expect(await staff.refusal(update, { input: { ...renamed, displayName: 'Mine' } })).toMatchObject({ reason: 'NEWER_VERSION' });
    expect(await turn(false)).toMatchObject({ isCustomizedEmailDomainEnabled: false, displayName: 'Acme Jobs' });
    await turn(true);
    expect(await staff.refusal(update, { input: { ...acme } })).toMatchObject({
      fields: { displayName: 'validation.emailDomain.displayName.required' },
    });
  });

  it('is looked at every day; what vanishes is a failure for now, and comes back', async () => {
    expect(await look(23 * hour)).toEqual(['SUCCESS', null]);
    await publish(() => 'NXDOMAIN');
    expect(await look(hour)).toEqual(['TEMPORARY_FAILURE', 'HOST_NOT_FOUND']);
    expect(await domain()).toMatchObject({ isCustomizedEmailDomainEnabled: true });
    await publish((value) => [value]);
    expect(await look(hour)).toEqual(['SUCCESS', null]);
  });

  it('whose records stay away for three days has failed, and is switched off', async () => {
    await publish(() => 'NXDOMAIN');
    expect(await look(24 * hour)).toEqual(['TEMPORARY_FAILURE', 'HOST_NOT_FOUND']);
    expect(await look(47 * hour)).toEqual(['TEMPORARY_FAILURE', 'HOST_NOT_FOUND']);
    expect(await look(hour)).toEqual(['FAILED', 'HOST_NOT_FOUND']);
    expect(await domain()).toMatchObject({ isCustomizedEmailDomainEnabled: false });
  });
});

it('tells the audit trail who did what, and no key', async () => {
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ operation: string }>(
    `select e.operation, v.* from audit_entries e join audit_values v on v.entry_id = e.id where e.operation ~ 'EmailDomain|Dkim'`,
  );
  expect(new Set(rows.map(({ operation }) => operation))).toEqual(
    new Set(['NotifCreateEmailDomain', 'NotifUpdateEmailDomainSetting', 'NotifRetryDkimVerification']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/PRIVATE|privateKey|publicKey/);
});
