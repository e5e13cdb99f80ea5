import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../../src/platform/database/sealed.ts';

const secret = 'a secret of an installation, long enough';

describe('a sealed text', () => {
  const sealed = seal(secret, 'ats', 'row 1', 'pa55word ✓');

  it('is opened for the same purpose and row, and holds nothing that can be read', () => {
    expect(unseal(secret, 'ats', 'row 1', sealed)).toBe('pa55word ✓');
    expect(sealed).not.toContain('pa55');
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('pa55');
  });

  it('is another one each time, so that equal secrets do not look alike', () => {
    expect(seal(secret, 'ats', 'row 1', 'pa55word ✓')).not.toBe(sealed);
  });

  it.each([
    ['another installation', 'another secret of an installation', 'ats', 'row 1'],
    ['another purpose', secret, 'mail', 'row 1'],
    ['another row', secret, 'ats', 'row 2'],
  ])('is not opened for %s', (_, key, purpose, about) => {
    expect(() => unseal(key, purpose, about, sealed)).toThrow();
  });

  it('is not opened once a character of it was changed', () => {
    const [version, iv, tag, text = ''] = sealed.split('.');
    const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    expect(() => unseal(secret, 'ats', 'row 1', [version, iv, tag, changed].join('.'))).toThrow();
    expect(() => unseal(secret, 'ats', 'row 1', 'plain')).toThrow('not sealed');
  });

  it('is refused before there is a secret', () => {
    expect(() => seal(undefined, 'ats', 'row 1', 'x')).toThrow('identity store');
  });
});
