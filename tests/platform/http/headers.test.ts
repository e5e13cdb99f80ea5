import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createConsole } from '../../../src/platform/http/console.ts';
import { securityHeaders, signInHeaders } from '../../../src/platform/http/headers.ts';
import type { Incoming } from '../../../src/platform/http/message.ts';
import { readSettings } from '../../../src/platform/settings/read.ts';

/** The policy as it is where nothing is configured. */
const plain =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
  "img-src 'self' data: blob: https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const PUBLIC_URL = 'http://console.example';
const SENTRY_DSN = 'https://abc@errors.example:9000/x/12';
const ANALYTICS_URL = 'https://counts.example/take?site=1';
const CHAT_SCRIPT_URL = 'https://chat.example/widget.js?id=7';
const CHAT_HOSTS = 'https://*.chat.example wss://ws.chat.example https://chat.example';

/** Every page's policy, and that of the sign-in pages where it is another. */
function policies(environment: Record<string, string>) {
  const settings = readSettings({ PUBLIC_URL, ...environment });
  const all = securityHeaders(settings)['content-security-policy'] ?? '';
  return { all, signIn: signInHeaders(settings)['content-security-policy'] ?? all };
}

const connecting = (...hosts: string[]) => plain.replace("connect-src 'self'", ["connect-src 'self'", ...hosts].join(' '));

describe('the content security policy', () => {
  it('names no host of others unless one is configured', () => {
    expect(policies({})).toEqual({ all: plain, signIn: plain });
    expect(policies({ PUBLIC_URL: 'https://console.example' }).all).toBe(`${plain}; upgrade-insecure-requests`);
  });

  it.each([
    ['error reporting', { SENTRY_DSN }, ['https://errors.example:9000']],
    ['analytics', { ANALYTICS_URL }, ['https://counts.example']],
    ['both', { SENTRY_DSN, ANALYTICS_URL }, ['https://errors.example:9000', 'https://counts.example']],
    ['both at one host', { SENTRY_DSN: 'https://abc@counts.example/1', ANALYTICS_URL }, ['https://counts.example']],
  ])('lets every page tell the one host that %s needs, and load nothing of it', (_, environment, hosts) => {
    expect(policies(environment)).toEqual({ all: connecting(...hosts), signIn: connecting(...hosts) });
  });

  it('lets the sign-in pages alone load, ask and frame the support chat', () => {
    const { all, signIn } = policies({ CHAT_SCRIPT_URL });
    expect(all).toBe(plain);
    expect(signIn).toBe(
      connecting('https://chat.example')
        .replace("script-src 'self'", "script-src 'self' https://chat.example")
        .replace("manifest-src 'self'", "frame-src https://chat.example; manifest-src 'self'"),
    );
  });

  it('names the chat’s further hosts once, and sockets only to connect to', () => {
    const { all, signIn } = policies({ CHAT_SCRIPT_URL, CHAT_HOSTS, SENTRY_DSN });
    expect(all).toBe(connecting('https://errors.example:9000'));
    const pages = 'https://chat.example https://*.chat.example';
    expect(signIn).toContain(`script-src 'self' ${pages};`);
    expect(signIn).toContain(`connect-src 'self' https://errors.example:9000 ${pages} wss://ws.chat.example;`);
    expect(signIn).toContain(`frame-src ${pages};`);
  });
});

describe('the console’s page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-headers-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['index.html', 'signed-in.html', 'main.js']) writeFileSync(join(folder, name), name);
  const serve = createConsole(folder, { 'content-security-policy': 'for sign-in' });
  const policyOf = (path: string, cookie = '', match = '') =>
    serve({ method: 'GET', path, header: (name: string) => ({ cookie, 'if-none-match': match })[name] } as unknown as Incoming).headers[
      'content-security-policy'
    ];

  it('has the policy of the sign-in pages where it is fetched without a session, whatever its address', () => {
    for (const path of ['/', '/login', '/loginWithSSO', '/region/eu-west-1', '/index.html']) expect(policyOf(path)).toBe('for sign-in');
    for (const path of ['/', '/login', '/region/eu-west-1']) expect(policyOf(path, 'a=b; csrf=x')).toBeUndefined();
  });

  it('has it on the pages of a forgotten password always, since nobody is signed in there', () => {
    for (const path of ['/forgetPassword', '/resetPassword']) expect(policyOf(path, 'csrf=x')).toBe('for sign-in');
  });

  it('has it again when the browser’s copy is still good, and a file never has it', () => {
    const { headers } = serve({ method: 'GET', path: '/login', header: () => undefined } as unknown as Incoming);
    expect(policyOf('/login', '', String(headers['etag']))).toBe('for sign-in');
    expect(policyOf('/main.js')).toBeUndefined();
  });
});

describe('an address', () => {
  it('is told to nobody as a referrer beyond its host, not even to this platform: it may hold a token', () => {
    expect(securityHeaders(readSettings({}))['referrer-policy']).toBe('strict-origin');
  });
});
