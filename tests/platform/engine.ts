import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Settings } from '../../src/platform/context.ts';
import { csrfToken } from '../../src/platform/http/cookies.ts';
import type { Session } from '../../src/platform/http/session.ts';
import { createPlatform } from '../../src/platform/platform.ts';
import type { Platform, PlatformOptions, Services } from '../../src/platform/platform.ts';
import { readSettings } from '../../src/platform/settings/read.ts';

export const origin = 'http://localhost:4100';
/** All tests share one empty embedded database to copy. */
export const templateDir = join(tmpdir(), 'console-tests-template');

export interface Engine {
  platform: Platform;
  lines: string[];
  post(body: unknown, headers?: Record<string, string>, region?: string): Promise<Response>;
  /** A call of the session, with its token. */
  ask(query: string, variables?: object): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

const secret = 'the secret of the tests’ engines';

/** The anti-forgery token of a session of theirs, as its cookie and as its header. */
export const tokenOf = (sessionId = 's'): string => csrfToken({ secret }, sessionId);

export const session = (more: Partial<Session> = {}): Session => ({
  id: 's',
  identityId: 'identity',
  userId: 'user',
  email: 'someone@demo.example',
  userType: 'PROVIDER_STAFF',
  groupIds: [],
  organizationId: 'o1',
  customerId: 'c1',
  hierarchyId: 'h1',
  region: 'eu-west-1',
  statements: [{ effect: 'allow', actions: ['*:*'], resources: ['Any'] }],
  expiresAt: new Date(Date.now() + 3_600_000),
  ...more,
});

/** The engine with services of the test's own, on embedded stores in a folder of their own. */
export function startEngine(
  services: Partial<Services> = {},
  settings: Partial<Settings> = {},
  options: Partial<PlatformOptions> = {},
): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'console-engine-'));
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const platform = createPlatform(
    {
      ...readSettings({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: origin, SECRET: secret, RATE_LIMIT_SCALE: '1000' }),
      templateDir,
      consoleDir: join(folder, 'console'),
      ...settings,
    },
    { services: { operations: [], loadSession: async (token) => (token === 'token' ? session() : null), ...services }, log, ...options },
  );
  const post: Engine['post'] = (body, headers = {}, region = 'eu-west-1') =>
    platform.fetch(
      new Request(`${origin}/api/${region}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return {
    platform,
    lines,
    post,
    ask: async (query, variables = {}) => {
      const answer = await post({ query, variables }, { cookie: `session=token; csrf=${tokenOf()}`, 'x-csrf-token': tokenOf() });
      return (await answer.json()) as Answer;
    },
    close: async () => {
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
