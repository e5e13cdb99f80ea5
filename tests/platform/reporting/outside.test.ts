import { describe, expect, it } from 'vitest';
import { consoleConfig } from '../../../src/platform/http/consoleConfig.ts';
import { readSettings } from '../../../src/platform/settings/read.ts';

const outsideOf = (environment: Record<string, string>) => consoleConfig(readSettings(environment)).outside;

describe('services of others', () => {
  it('are not there unless they are configured', () => {
    expect(readSettings({})).not.toHaveProperty('chatHosts');
    expect(consoleConfig(readSettings({}))).not.toHaveProperty('outside');
  });

  it('are each there by themselves', () => {
    expect(outsideOf({ SENTRY_DSN: 'https://abc@errors.example/12', SENTRY_ENVIRONMENT: 'production' })).toEqual({
      sentryDsn: 'https://abc@errors.example/12',
      sentryEnvironment: 'production',
    });
    expect(outsideOf({ ANALYTICS_URL: 'https://counts.example/take?site=1' })).toEqual({
      analyticsUrl: 'https://counts.example/take?site=1',
    });
    expect(
      readSettings({ CHAT_SCRIPT_URL: 'https://chat.example/w.js', CHAT_HOSTS: 'https://*.chat.example, wss://ws.chat.example' }),
    ).toMatchObject({
      chatHosts: ['https://*.chat.example', 'wss://ws.chat.example'],
      chatScriptUrl: 'https://chat.example/w.js',
    });
  });

  it('are shown a DSN’s key and never the secret that older ones hold', () => {
    expect(outsideOf({ SENTRY_DSN: 'https://abc:hunter2@errors.example:9000/a/b/12' })?.sentryDsn).toBe(
      'https://abc@errors.example:9000/a/b/12',
    );
  });

  const unusable: [Record<string, string>, RegExp][] = [
    [{ SENTRY_DSN: 'https://errors.example/12' }, /SENTRY_DSN must look like/],
    [{ SENTRY_DSN: 'https://hunter2@errors.example/' }, /SENTRY_DSN must look like/],
    [{ SENTRY_DSN: 'ftp://hunter2@errors.example/1' }, /SENTRY_DSN must look like/],
    [{ SENTRY_DSN: 'hunter2' }, /SENTRY_DSN must look like/],
    [{ SENTRY_ENVIRONMENT: 'production' }, /SENTRY_ENVIRONMENT is set without SENTRY_DSN/],
    [{ SENTRY_DSN: 'https://a@errors.example/1', SENTRY_ENVIRONMENT: 'on air' }, /SENTRY_ENVIRONMENT must have at most 64/],
    [{ ANALYTICS_URL: 'counts.example' }, /ANALYTICS_URL must be a URL/],
    [{ ANALYTICS_URL: 'https://me:hunter2@counts.example' }, /ANALYTICS_URL must be a URL .* without a user name and password/],
    [{ CHAT_SCRIPT_URL: 'javascript:hunter2' }, /CHAT_SCRIPT_URL must be a URL/],
    [{ CHAT_HOSTS: 'https://chat.example' }, /CHAT_HOSTS is set without CHAT_SCRIPT_URL/],
    ...['*', 'https:', 'https://*', 'https://chat.example/path', "'unsafe-inline'", 'data:', 'https://a.example;x', 'chat.example'].map(
      (host): [Record<string, string>, RegExp] => [
        { CHAT_SCRIPT_URL: 'https://chat.example/w.js', CHAT_HOSTS: host },
        /CHAT_HOSTS must be hosts like/,
      ],
    ),
  ];
  it.each(unusable)('that cannot be used are said, %j, without repeating an address', (environment, problem) => {
    expect(() => readSettings(environment)).toThrow(problem);
    expect(() => readSettings(environment)).not.toThrow(/hunter2/);
  });
});
