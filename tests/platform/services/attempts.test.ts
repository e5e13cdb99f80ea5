import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../src/platform/context.ts';
import { counterOf } from '../../../src/platform/services/auth/attempts.ts';

const context = { settings: { secret: 'a secret of this test' }, stores: { identity: async () => ({}) } } as unknown as RequestContext;
const keyOf = async (email: string, about: Parameters<typeof counterOf>[2] = {}) => (await counterOf(context, email, about)).key;

describe('the counter of an account’s tries', () => {
  it.each(['ADA@acme.example', '  ada@acme.example\t', 'ａｄａ@acme.example', 'ＡＤＡ＠ａｃｍｅ．ｅｘａｍｐｌｅ'])(
    'is one however its address is written: %s',
    async (email) => {
      for (const about of [{}, { deviceId: 'd' }, { isCode: true }, { deviceId: 'd', isCode: true }])
        expect(await keyOf(email, about)).toBe(await keyOf('ada@acme.example', about));
    },
  );

  it('is another one for each account, device and kind of try', async () => {
    const abouts = [{}, { deviceId: 'd' }, { deviceId: 'e' }, { isCode: true }, { deviceId: 'd', isCode: true }];
    const keys = await Promise.all(['ada@acme.example', 'bob@acme.example'].flatMap((email) => abouts.map((about) => keyOf(email, about))));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
