import { describe, expect, it } from 'vitest';
import { misspeltSettings } from '../../src/commands/misspeltSettings.ts';
import { readSettings, servable } from '../../src/platform/settings/read.ts';

describe('the configuration', () => {
  it('suits a first start on one’s own machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      demo: true,
      brandName: 'Edge',
      publicUrl: 'http://localhost:4000',
      ownHost: true,
      trustedProxies: 0,
      logLevel: 'warn',
      rateLimitScale: 1,
      accountDisclosure: false,
    });
    expect(readSettings({}).databases).toBeUndefined();
  });

  it('turns the demo off once a database is configured, unless it is asked for', () => {
    const DATABASE_URL = 'postgres://console@db.example/console';
    expect(readSettings({ DATABASE_URL })).toMatchObject({ demo: false, logLevel: 'info', databases: { shared: DATABASE_URL } });
    expect(readSettings({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
    expect(readSettings({ DATABASE_URL: '' }).demo).toBe(true);
    expect(readSettings({ DEMO: 'off' }).demo).toBe(false);
  });

  it('takes a database for each store next to or instead of a shared one, and refuses to guess a missing one', () => {
    const own = 'postgres://console@db.example/own';
    expect(readSettings({ DATABASE_URL: 'postgres://db.example/a', DATABASE_URL_EU_WEST_1: own }).databases).toMatchObject({
      'eu-west-1': own,
    });
    expect(() => readSettings({ DATABASE_URL_IDENTITY: own })).toThrow(
      /DATABASE_URL_AP_SOUTHEAST_2, DATABASE_URL_EU_WEST_1, DATABASE_URL_US_EAST_1: not set/,
    );
  });

  it('takes addresses past a pooler and of replicas next to those that they belong to, and requires what a transaction pooler lacks', () => {
    const [url, direct, read] = ['pooler', 'primary', 'replica'].map((host) => `postgres://${host}.example/console`) as [
      string,
      string,
      string,
    ];
    const pooled = { DATABASE_URL: url, DATABASE_URL_DIRECT: direct, DATABASE_POOLER: 'transaction' };
    expect(readSettings({ ...pooled, DATABASE_URL_READ: read }).databases).toMatchObject({
      ...{ shared: url, pooler: 'transaction', replicaLag: 5 },
      ...{ direct: { shared: direct }, read: { shared: read } },
    });
    expect(() => readSettings({ DATABASE_URL: url, DATABASE_POOLER: 'transaction' })).toThrow(
      /but DATABASE_URL_DIRECT is not set: migrations/,
    );
    expect(() => readSettings({ ...pooled, DATABASE_URL_EU_WEST_1: url })).toThrow(/but DATABASE_URL_EU_WEST_1_DIRECT is not set/);
    expect(() => readSettings({ DATABASE_POOLER: 'transaction' })).toThrow(/but the databases are embedded; set DATABASE_URL/);
    expect(() => readSettings({ DATABASE_URL: url, DATABASE_URL_EU_WEST_1_READ: read })).toThrow(
      /DATABASE_URL_EU_WEST_1_READ is set without DATABASE_URL_EU_WEST_1/,
    );
  });

  it('takes a platform elsewhere for each region instead of databases, without a demo or a public address', () => {
    const [url, own] = ['https://platform.example', 'https://eu.platform.example'];
    const settings = readSettings({ PLATFORM_URL: `${url}/`, PLATFORM_URL_EU_WEST_1: own });
    expect(settings).toMatchObject({ demo: false, ownHost: true });
    expect(settings.platforms).toEqual({ 'ap-southeast-2': url, 'eu-west-1': own, 'us-east-1': url });
    expect(servable(settings)).toBe(settings);
    expect(() => readSettings({ PLATFORM_URL_EU_WEST_1: own })).toThrow(/PLATFORM_URL_AP_SOUTHEAST_2, PLATFORM_URL_US_EAST_1: not set/);
    expect(() => readSettings({ PLATFORM_URL: url, DATABASE_URL: 'postgres://db.example/a' })).toThrow(
      /DATABASE_URL is set, but the platform/,
    );
    for (const wrong of [`${url}/api`, `${url}?x=1`, 'platform.example', 'https://user:word@platform.example', 'ftp://platform.example'])
      expect(() => readSettings({ PLATFORM_URL: wrong }), wrong).toThrow(/PLATFORM_URL must be a URL such as/);
  });

  it.each([
    [{ PORT: '40x' }, /PORT is '40x', but must be a whole number/],
    [{ PUBLIC_URL: 'console.example' }, /PUBLIC_URL must be a URL that starts with http:\/\/ or https:\/\//],
    [{ SMTP_URL: 'http://mail.example' }, /SMTP_URL must be a URL/],
    [{ PROVIDER_SECRET: 'short' }, /PROVIDER_SECRET must have at least 32/],
    [{ ASSESSMENT_URL: 'https://interviews.example/{region}' }, /ASSESSMENT_URL must contain \{assessmentId\}/],
    [{ ORIGINS: 'https://a.example b.example' }, /ORIGINS must be a URL/],
    [{ LOG_LEVEL: 'chatty' }, /LOG_LEVEL is 'chatty', but must be one of/],
    [{ SECRET: 'short' }, /SECRET must have at least 32 characters/],
    [{ SECRET: 's'.repeat(32), SECRET_PREVIOUS: `${'f'.repeat(32)}, short` }, /SECRET_PREVIOUS must have at least 32 characters/],
    [{ SECRET_PREVIOUS: 'f'.repeat(32) }, /SECRET_PREVIOUS is set without SECRET/],
    [{ WEBHOOK_SECRET: 'short' }, /WEBHOOK_SECRET must have at least 32 characters/],
    [{ SUPPORT_URL: 'javascript:alert(1)' }, /SUPPORT_URL must be a URL that starts with .*, or mailto: and an address/],
    [{ SUPPORT_URL: 'mailto:nobody' }, /SUPPORT_URL must be a URL/],
    [{ DOCS_URL: 'mailto:help@acme.example' }, /DOCS_URL must be a URL that starts with http/],
    [{ SMS_URL: 'sms.example' }, /SMS_URL must be a URL that starts with http/],
    [{ SMS_URL: 'https://user:word@sms.example' }, /SMS_URL must not contain a user name/],
    [{ SMS_TOKEN: 'token' }, /SMS_TOKEN is set without SMS_URL/],
    [{ TRUSTED_PROXIES: '-1' }, /TRUSTED_PROXIES/],
    [{ TEMPLATE_ACCOUNT: '1234' }, /TEMPLATE_ACCOUNT is '1234', but must have twelve digits/],
    [{ DKIM_PROVIDER_DOMAIN: 'mail provider' }, /DKIM_PROVIDER_DOMAIN is 'mail provider', but must be a domain/],
    [{ DKIM_PROVIDER_DOMAIN: 'localhost' }, /DKIM_PROVIDER_DOMAIN/],
    [{ DNS_SERVERS: '192.0.2.1, dns.example' }, /DNS_SERVERS contains 'dns.example', but needs IP addresses/],
    [{ DNS_SERVERS: '192.0.2.1:99999' }, /DNS_SERVERS/],
    [{ DNS_SERVERS: '192.0.2.300' }, /DNS_SERVERS/],
  ])('says what is wrong with %j', (environment, problem) => {
    expect(() => readSettings(environment)).toThrow(problem);
  });

  it('takes former secrets apart at commas alone, since a secret may have blanks', () => {
    const [one, other] = ['a former secret of this installation', 'f'.repeat(32)] as const;
    expect(readSettings({ SECRET: 's'.repeat(32), SECRET_PREVIOUS: `${one}, ${other},` }).secretPrevious).toEqual([one, other]);
  });

  it('takes the zone and the resolvers of email domains', () => {
    const dnsServers = ['192.0.2.1', '192.0.2.1:5353', '2001:db8::1', '[2001:db8::1]:5353'];
    expect(readSettings({ DKIM_PROVIDER_DOMAIN: 'Mail.Example.com.', DNS_SERVERS: dnsServers.join(', ') })).toMatchObject({
      dkimProviderDomain: 'mail.example.com',
      dnsServers,
    });
    expect(readSettings({})).not.toHaveProperty('dnsServers');
  });

  it('takes an address of support that is a page or a mailbox', () => {
    for (const SUPPORT_URL of ['https://help.acme.example/', 'mailto:help@acme.example']) {
      expect(readSettings({ SUPPORT_URL }).supportUrl).toBe(SUPPORT_URL);
    }
  });

  it('says all that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'perhaps' })).toThrow(/PORT.*\n.*DEMO/);
    const environment = { SMTP_URL: 'mail', SMS_TOKEN: 'token', DATABASE_URL_IDENTITY: 'postgres://db.example/own' };
    expect(() => readSettings(environment)).toThrow(/SMTP_URL must.*\n.*SMS_TOKEN is set.*\n.*DATABASE_URL_EU_WEST_1.*: not set/);
  });

  it('names a faulty setting once, whatever is wrong with it', () => {
    expect(() => readSettings({ ASSESSMENT_URL: 'interviews' })).toThrow(/^[^\n]*\n  ASSESSMENT_URL must be a URL that [^\n]*$/);
  });
});

describe('a variable whose name is nearly that of a setting', () => {
  it.each([
    [{ SMTP_URI: 'x' }, ['SMTP_URI is not a setting; did you mean SMTP_URL?']],
    [{ DATABSE_CONNECTION: '5' }, ['DATABSE_CONNECTION is not a setting; did you mean DATABASE_CONNECTIONS?']],
    [{ PUBLIC_ULR: 'x' }, ['PUBLIC_ULR is not a setting; did you mean PUBLIC_URL?']],
    [{ SMTP_URI: 'x', SMTP_URL: 'smtp://mail.example' }, []],
    [{ HOME: '/root', HOST: 'here', AWS_TOKEN: 'x', LC_TIME: 'C', PORT: '1', npm_config_url: 'x' }, []],
  ])('is reported with the setting that is meant: %j', (environment, warnings) => {
    expect(misspeltSettings(environment)).toEqual(warnings);
  });
});
