import { describe, expect, it } from 'vitest';
import { createLog } from '../../../src/platform/http/log.ts';
import { createPrincipals } from '../../../src/platform/http/principals.ts';
import type { Session } from '../../../src/platform/http/session.ts';
import { session } from '../engine.ts';

function setUp(
  found: (token: string) => Promise<Session | null> = async (token) => session({ identityId: token, expiresAt: new Date(100_000) }),
) {
  let time = 0;
  const loads: string[] = [];
  const principals = createPrincipals({ load: async (token) => (loads.push(token), found(token)), now: () => new Date(time), size: 3 });
  return { principals, loads, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('who is behind a cookie', () => {
  it('is read once, by however many at the same moment, and again after five seconds', async () => {
    const { principals, loads, pass } = setUp();
    await Promise.all([principals.of('a'), principals.of('a'), principals.of('a')]);
    pass(4999);
    await principals.of('a');
    expect(loads).toEqual(['a']);
    pass(1);
    await principals.of('a');
    expect(loads).toEqual(['a', 'a']);
  });

  it('is nobody from the moment on at which the session expires, remembered or not', async () => {
    const { principals, pass } = setUp(async () => session({ expiresAt: new Date(3000) }));
    expect(await principals.of('a')).not.toBeNull();
    pass(2999);
    expect(await principals.of('a')).not.toBeNull();
    pass(1);
    expect(await principals.of('a')).toBeNull();
  });

  it('is read anew once it is forgotten, alone or with all', async () => {
    const { principals, loads } = setUp();
    await Promise.all(['a', 'b'].map((token) => principals.of(token)));
    principals.forget('a');
    await Promise.all(['a', 'b'].map((token) => principals.of(token)));
    expect(loads).toEqual(['a', 'b', 'a']);
    principals.forget('all');
    await Promise.all(['a', 'b'].map((token) => principals.of(token)));
    expect(loads).toEqual(['a', 'b', 'a', 'a', 'b']);
  });

  it('is not remembered from a reading that a change overtook', async () => {
    let answer: (found: Session) => void = () => undefined;
    const { principals, loads } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const first = principals.of('a');
    principals.forget('identity');
    answer(session());
    await first;
    const second = principals.of('a');
    answer(session());
    await second;
    expect(loads).toHaveLength(2);
  });

  it('is asked for each time where there is no session, and after a failure', async () => {
    const nobody = setUp(async () => null);
    await nobody.principals.of('a');
    await nobody.principals.of('a');
    expect(nobody.loads).toHaveLength(2);
    const broken = setUp(async () => Promise.reject(new Error('away')));
    await expect(broken.principals.of('a')).rejects.toThrow('away');
    await expect(broken.principals.of('a')).rejects.toThrow('away');
    expect(broken.loads).toHaveLength(2);
  });

  it('is asked for each time while changes of other processes are not heard of', async () => {
    const loads: string[] = [];
    let heard = false;
    const principals = createPrincipals({
      load: async (token) => (loads.push(token), session()),
      now: () => new Date(0),
      isConnected: () => heard,
    });
    for (let times = 0; times < 2; times += 1) await principals.of('a');
    heard = true;
    for (let times = 0; times < 3; times += 1) await principals.of('a');
    heard = false;
    await principals.of('a');
    expect(loads).toHaveLength(4);
  });

  it('is not looked for without a token, or with one of absurd length, and takes bounded room', async () => {
    const { principals, loads } = setUp();
    expect([await principals.of(undefined), await principals.of(''), await principals.of('x'.repeat(201))]).toEqual([null, null, null]);
    for (const token of ['a', 'b', 'c', 'd', 'd', 'a']) await principals.of(token);
    expect(loads).toEqual(['a', 'b', 'c', 'd', 'a']);
  });
});

it('a log line loses its secrets at any depth', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  log.info({ password: 'p1', a: { Cookie: 'p2', b: { c: { token: 'p3', kept: 'shown' } } } }, 'x');
  expect(lines.join()).not.toMatch(/p1|p2|p3/);
  expect(lines.join()).toContain('shown');
});
