import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, sealedBy, unseal } from '../../../src/platform/database/sealed.ts';

const secret = { secret: 'a secret of an installation, long enough' };
const other = { secret: 'another secret of an installation' };

/** As seals were before they named their key. */
function unnamed(purpose: string, about: string, text: string): string {
  const iv = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', secret.secret, 'sealed', purpose, 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return ['v1', ...[iv, cipher.getAuthTag(), sealed].map((each) => each.toString('base64url'))].join('.');
}

describe('a sealed text', () => {
  const sealed = seal(secret, 'ats', 'row 1', 'pa55word ✓');

  it('is opened for the same purpose and row, and holds nothing that can be read', () => {
    expect(unseal(secret, 'ats', 'row 1', sealed)).toBe('pa55word ✓');
    expect(sealed).not.toContain('pa55');
    expect(Buffer.from(sealed.split('.')[4] ?? '', 'base64url').toString()).not.toContain('pa55');
  });

  it('is another one each time, so that equal secrets do not look alike', () => {
    expect(seal(secret, 'ats', 'row 1', 'pa55word ✓')).not.toBe(sealed);
  });

  it.each([
    ['another installation', other, 'ats', 'row 1'],
    ['another purpose', secret, 'mail', 'row 1'],
    ['another row', secret, 'ats', 'row 2'],
  ])('is not opened for %s', (_, key, purpose, about) => {
    expect(() => unseal(key, purpose, about, sealed)).toThrow();
  });

  it('is not opened once a character of it was changed', () => {
    const [version, id, iv, tag, text = ''] = sealed.split('.');
    const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    expect(() => unseal(secret, 'ats', 'row 1', [version, id, iv, tag, changed].join('.'))).toThrow();
    expect(() => unseal(secret, 'ats', 'row 1', 'plain')).toThrow('not sealed');
  });

  it('is opened by a former secret, and sealed by the current one', () => {
    const changed = { secret: other.secret, secretPrevious: [secret.secret] };
    expect(unseal(changed, 'ats', 'row 1', sealed)).toBe('pa55word ✓');
    expect(unseal(changed, 'ats', 'row 1', unnamed('ats', 'row 1', 'old'))).toBe('old');
    expect(() => unseal(other, 'ats', 'row 1', unnamed('ats', 'row 1', 'old'))).toThrow();
    expect(unseal(other, 'ats', 'row 1', seal(changed, 'ats', 'row 1', 'new'))).toBe('new');
  });

  it('names its key by something that reveals nothing of it', () => {
    expect(sealed.startsWith(sealedBy(secret))).toBe(true);
    expect(sealedBy(secret)).toMatch(/^v2\.[\w-]{8}\.$/);
    expect(sealedBy(secret)).not.toBe(sealedBy(other));
  });

  it('is refused before there is a secret', () => {
    expect(() => seal({}, 'ats', 'row 1', 'x')).toThrow('identity store');
  });
});
