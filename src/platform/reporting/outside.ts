export interface OutsideServices {
  sentryDsn?: string;
  sentryEnvironment?: string;
  analyticsUrl?: string;
  chatScriptUrl?: string;
}

export interface OutsideSettings {
  services?: OutsideServices;
  chatHosts?: string[];
}

type Read = (name: string) => string | undefined;

/** Reads the settings of external services; reports invalid ones without repeating an address. */
export function readOutside(read: Read, problems: string[]): OutsideSettings {
  const given = {
    sentryDsn: read('SENTRY_DSN'),
    sentryEnvironment: read('SENTRY_ENVIRONMENT'),
    analyticsUrl: read('ANALYTICS_URL'),
    chatScriptUrl: read('CHAT_SCRIPT_URL'),
  };
  const chatHosts = (read('CHAT_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean);
  const { sentryDsn, sentryEnvironment, analyticsUrl, chatScriptUrl } = given;
  const dsn = sentryDsn === undefined ? undefined : parseDsn(sentryDsn);
  if (sentryDsn !== undefined && !dsn) problems.push('SENTRY_DSN must look like https://KEY@HOST/PROJECT');
  if (sentryEnvironment !== undefined && sentryDsn === undefined) problems.push('SENTRY_ENVIRONMENT is set without SENTRY_DSN');
  if (sentryEnvironment !== undefined && !/^[\w.-]{1,64}$/.test(sentryEnvironment))
    problems.push('SENTRY_ENVIRONMENT must have at most 64 letters, digits, "_", "." and "-"');
  for (const [name, value] of [
    ['ANALYTICS_URL', analyticsUrl],
    ['CHAT_SCRIPT_URL', chatScriptUrl],
  ] as const)
    if (value !== undefined && !originOf(value, ['https:', 'http:']))
      problems.push(`${name} must be a URL that starts with https:// or http://, without a user name and password`);
  if (chatHosts.length > 0 && chatScriptUrl === undefined) problems.push('CHAT_HOSTS is set without CHAT_SCRIPT_URL');
  if (chatHosts.some((host) => !isHost(host)))
    problems.push('CHAT_HOSTS must be hosts like https://chat.example, https://*.chat.example or wss://chat.example, without a path');
  const services = Object.fromEntries(
    Object.entries({ ...given, sentryDsn: dsn?.shown }).filter(([, value]) => value !== undefined),
  ) as OutsideServices;
  return { ...(Object.keys(services).length > 0 ? { services } : {}), ...(chatHosts.length > 0 ? { chatHosts } : {}) };
}

export interface Dsn {
  /** Public DSN: old ones contain a secret. */
  shown: string;
  key: string;
  address: string;
}

export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const [, path = '', project] = /^(.*)\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (!['https:', 'http:'].includes(url.protocol) || !/^\w+$/.test(url.username) || !project || url.search || url.hash) return undefined;
  return {
    shown: `${url.protocol}//${url.username}@${url.host}${path}/${project}`,
    key: url.username,
    address: `${url.origin}${path}/api/${project}/envelope/`,
  };
}

export function originOf(address: string, protocols: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return protocols.includes(url.protocol) && !url.username && !url.password ? `${url.protocol}//${url.host}` : undefined;
}

const isHost = (text: string): boolean =>
  /^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?\/?$/.test(text) && originOf(text, ['https:', 'http:', 'wss:', 'ws:']) !== undefined;
