import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { regions } from './regions.ts';
import type { ConsoleConfig, Settings } from './context.ts';
import type { DatabaseUrls } from './regions.ts';
import { readOutside } from './reporting/outside.ts';

/** An invalid setting: its name, and what is expected. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

type Environment = Record<string, string | undefined>;

/** Reads the configuration from the environment; the defaults suit a first start on one's own machine. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const read = (name: string) => environment[name]?.trim() || undefined;
  const port = integer(read('PORT'), 'PORT', 4000, [0, 65_535], problems);
  const databases = readDatabases(read, problems);
  const publicUrl = url(read('PUBLIC_URL'), 'PUBLIC_URL', ['http:', 'https:'], problems);
  const geocoderUrl = url(read('GEOCODER_URL'), 'GEOCODER_URL', ['http:', 'https:'], problems);
  const smtpUrl = url(read('SMTP_URL'), 'SMTP_URL', ['smtp:', 'smtps:'], problems);
  const assessmentUrl = url(read('ASSESSMENT_URL'), 'ASSESSMENT_URL', ['http:', 'https:'], problems);
  const outside = readOutside(read, problems);
  const demo = onOff(read('DEMO'), 'DEMO', databases === undefined, problems);
  const settings: Settings = {
    port,
    demo,
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    brandName: read('BRAND_NAME') ?? 'Edge',
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    origins: (read('ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean),
    ownHost: publicUrl === undefined,
    trustedProxies: integer(read('TRUSTED_PROXIES'), 'TRUSTED_PROXIES', 0, [0, 10], problems),
    logLevel: oneOf(
      read('LOG_LEVEL'),
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      demo ? 'warn' : 'info',
      problems,
    ),
    rateLimitScale: integer(read('RATE_LIMIT_SCALE'), 'RATE_LIMIT_SCALE', 1, [1, 100_000], problems),
    accountDisclosure: onOff(read('ACCOUNT_DISCLOSURE'), 'ACCOUNT_DISCLOSURE', false, problems),
    console: { ...readConsole(read, problems), ...optional('outside', outside.services) },
    ...optional('chatHosts', outside.chatHosts),
    ...optional('flags', readFlags(read, problems)),
    ...optional('databases', databases),
    ...optional('geocoderUrl', geocoderUrl),
    ...optional('smtpUrl', smtpUrl),
    ...optional('dkimProviderDomain', zone(read('DKIM_PROVIDER_DOMAIN'), 'DKIM_PROVIDER_DOMAIN', problems)),
    ...optional('dnsServers', resolvers(read('DNS_SERVERS'), 'DNS_SERVERS', problems)),
    ...optional('templateDir', read('TEMPLATE_DIR')),
    ...optional('templateAccount', accountNumber(read('TEMPLATE_ACCOUNT'), 'TEMPLATE_ACCOUNT', problems)),
    ...optional('mailFrom', read('MAIL_FROM')),
    ...optional('smsUrl', url(read('SMS_URL'), 'SMS_URL', ['http:', 'https:'], problems)),
    ...optional('smsToken', read('SMS_TOKEN')),
    ...optional('smsFrom', read('SMS_FROM')),
    ...optional('webhookSecret', read('WEBHOOK_SECRET')),
    ...optional('providerSecret', read('PROVIDER_SECRET')),
    ...optional('assessmentUrl', assessmentUrl),
    ...optional('metricsToken', read('METRICS_TOKEN')),
    ...optional('secret', read('SECRET')),
  };
  for (const origin of settings.origins ?? []) url(origin, 'ORIGINS', ['http:', 'https:'], problems);
  if (settings.secret && settings.secret.length < 32) problems.push('SECRET must have at least 32 characters');
  if (settings.webhookSecret && settings.webhookSecret.length < 32) problems.push('WEBHOOK_SECRET must have at least 32 characters');
  if (settings.smsUrl && new URL(settings.smsUrl).username) problems.push('SMS_URL must not contain a user name; use SMS_TOKEN');
  if (settings.smsToken && !settings.smsUrl) problems.push('SMS_TOKEN is set without SMS_URL');
  if (settings.providerSecret && settings.providerSecret.length < 32) problems.push('PROVIDER_SECRET must have at least 32 characters');
  if (assessmentUrl && !assessmentUrl.includes('{assessmentId}')) problems.push('ASSESSMENT_URL must contain {assessmentId}');
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** Requires the public address outside a demo, for links in mails and the host check. */
export function servable(settings: Settings): Settings {
  if (settings.demo || !settings.ownHost) return settings;
  throw new SettingsError([
    'PUBLIC_URL is not set; without the demo the server needs the address that people open, such as https://console.example',
  ]);
}

function readConsole(read: (name: string) => string | undefined, problems: string[]): ConsoleConfig {
  const link = (name: string) => url(read(name), name, ['http:', 'https:'], problems);
  return {
    ...optional('oldHostMarker', read('OLD_HOST_MARKER')),
    ...optional('newHostMarker', read('NEW_HOST_MARKER')),
    ...optional('talentHubUrl', link('TALENT_HUB_URL')),
    ...optional('questionBankUrl', link('QUESTION_BANK_URL')),
    ...optional('supportUrl', link('SUPPORT_URL')),
    policyUrls: {
      ...optional('privacy', link('POLICY_PRIVACY_URL')),
      ...optional('cookie', link('POLICY_COOKIE_URL')),
      ...optional('acceptableUse', link('POLICY_ACCEPTABLE_USE_URL')),
    },
    redirectDomains: (read('REDIRECT_DOMAINS') ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

function readFlags(read: (name: string) => string | undefined, problems: string[]): Settings['flags'] {
  const [file, token] = [read('FLAGS_FILE'), read('FLAGS_TOKEN')];
  const service = url(read('FLAGS_URL'), 'FLAGS_URL', ['http:', 'https:'], problems);
  if (file && service) problems.push('FLAGS_FILE and FLAGS_URL are both set; choose one');
  if (token && !service) problems.push('FLAGS_TOKEN is set without FLAGS_URL');
  return file || service ? { ...optional('file', file), ...optional('url', service), ...optional('token', token) } : undefined;
}

/** DATABASE_URL for all stores, or one each; refuses missing ones, which would silently be embedded. */
function readDatabases(read: (name: string) => string | undefined, problems: string[]): DatabaseUrls | undefined {
  const databases: DatabaseUrls = {};
  const names = ['identity', ...regions] as const;
  const shared = url(read('DATABASE_URL'), 'DATABASE_URL', ['postgres:', 'postgresql:'], problems);
  if (shared) databases.shared = shared;
  for (const name of names) {
    const variable = databaseVariable(name);
    const own = url(read(variable), variable, ['postgres:', 'postgresql:'], problems);
    if (own) databases[name] = own;
  }
  if (Object.keys(databases).length === 0) return undefined;
  const missing = shared ? [] : names.filter((name) => !databases[name]).map(databaseVariable);
  if (missing.length > 0) problems.push(`${missing.join(', ')}: not set, and neither is DATABASE_URL`);
  databases.connections = integer(read('DATABASE_CONNECTIONS'), 'DATABASE_CONNECTIONS', 10, [2, 200], problems);
  return databases;
}

const databaseVariable = (name: string) => `DATABASE_URL_${name.toUpperCase().replaceAll('-', '_')}`;

/** Names an invalid value without repeating it, since it may contain a password. */
function url(value: string | undefined, name: string, protocols: readonly string[], problems: string[]): string | undefined {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  problems.push(`${name} must be a URL that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
  return undefined;
}

function accountNumber(value: string | undefined, name: string, problems: string[]): string | undefined {
  if (value !== undefined && !/^\d{12}$/.test(value)) problems.push(`${name} is '${value}', but must have twelve digits`);
  return value;
}

/** A DNS name, without a trailing dot. */
function zone(value: string | undefined, name: string, problems: string[]): string | undefined {
  const domain = value?.replace(/\.$/, '').toLowerCase();
  if (domain === undefined || (domain.length <= 150 && /^([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)))
    return domain;
  problems.push(`${name} is '${value}', but must be a domain such as mail.example.com`);
  return undefined;
}

/** IP addresses only: a resolver's own name cannot be resolved. */
function resolvers(value: string | undefined, name: string, problems: string[]): string[] | undefined {
  const servers = value?.split(/[\s,]+/).filter(Boolean);
  const isServer = (each: string) => {
    const [, host = '', port = '53'] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(each) ?? /^([\d.]+)(?::(\d{1,5}))?$/.exec(each) ?? [];
    return isIP(host || each) !== 0 && Number(port) > 0 && Number(port) <= 65_535;
  };
  for (const each of servers ?? [])
    if (!isServer(each))
      problems.push(`${name} contains '${each}', but needs IP addresses such as 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:5353`);
  return servers?.length ? servers : undefined;
}

function integer(value: string | undefined, name: string, fallback: number, [least, most]: [number, number], problems: string[]): number {
  if (value === undefined) return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  problems.push(`${name} is '${value}', but must be a whole number from ${least} to ${most}`);
  return fallback;
}

function onOff(value: string | undefined, name: string, fallback: boolean, problems: string[]): boolean {
  if (value === undefined) return fallback;
  if (/^(on|true|1|yes)$/i.test(value)) return true;
  if (!/^(off|false|0|no)$/i.test(value)) problems.push(`${name} is '${value}', but must be 'on' or 'off'`);
  return false;
}

function oneOf(value: string | undefined, name: string, choices: readonly string[], fallback: string, problems: string[]): string {
  if (value === undefined || choices.includes(value)) return value ?? fallback;
  problems.push(`${name} is '${value}', but must be one of ${choices.join(', ')}`);
  return fallback;
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [_ in Key]?: Value };
