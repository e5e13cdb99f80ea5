import { describe, expect, it } from 'vitest';
import { decideRedirect } from '../../src/domain/redirects.ts';
import { domains, home as origin, isAllowed, redirectPayloads } from '../support/redirectPayloads.ts';

const payloads = redirectPayloads();
const decided = payloads.map((payload) => ({ payload, to: decideRedirect(payload, origin, domains) }));

describe(`${payloads.length} redirects, as the platform's parser reads them`, () => {
  it('are at least 300', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(300);
    const counts = (['inside', 'outside', 'none', 'blocked', 'invalid'] as const).map((kind) => {
      const count = decided.filter(({ to }) => to.kind === kind).length;
      expect(count, kind).toBeGreaterThan(0);
      return `${count} ${kind}`;
    });
    console.log(`redirects: ${counts.join(', ')}`);
  });

  it('never leave for what is not allowed', () => {
    const left = decided.filter(({ to }) => to.kind === 'outside' && !isAllowed(to.url));
    expect(left).toEqual([]);
  });

  it('stay within the console as a path, however often it is read again', () => {
    const left = decided.filter(({ to }) => {
      if (to.kind !== 'inside') return false;
      const address = new URL(to.path, origin);
      const again = address.pathname + address.search + address.hash;
      return address.origin !== origin || again !== to.path || !/^\/(?![/\\])/.test(to.path) || /\s/.test(to.path);
    });
    expect(left).toEqual([]);
  });

  it('never lead to the pages of signing in and out, which would ask again and again', () => {
    const again = decided.filter(({ to }) => to.kind === 'inside' && /^\/log(in|inWithSSO|out)(?![^/?#])/.test(to.path));
    expect(again).toEqual([]);
  });
});

describe('the allowed domains', () => {
  const leads = (domain: string, to: string) => decideRedirect(to, origin, [domain]).kind;

  it.each(['talent.example', 'TALENT.example', ' talent.example ', '.talent.example', '*.talent.example'])(
    'may be written as %j',
    (domain) => {
      expect(leads(domain, 'https://talent.example/')).toBe('outside');
      expect(leads(domain, 'https://au.talent.example/')).toBe('outside');
      expect(leads(domain, 'https://eviltalent.example/')).toBe('blocked');
    },
  );

  it.each(['', ' ', '.', '*', '*.', '/', 'https://', 'talent.example/path', 'user@talent.example', 'talent example', '?', '#'])(
    'allow nothing by %j',
    (domain) => {
      for (const to of ['https://talent.example/', 'https://evil.example./', 'https://evil.example/', 'https://x.user/'])
        expect(leads(domain, to), to).toBe('blocked');
    },
  );

  it('mean one port alone where they name one', () => {
    for (const configured of ['', ':80', ':443', ':444', ':8443'])
      for (const asked of ['', ':80', ':443', ':444', ':8443'])
        for (const host of ['talent.example', 'jobs.talent.example']) {
          const isAsked = configured === '' || configured === (asked || ':443');
          expect([configured, asked, leads(`talent.example${configured}`, `https://${host}${asked}/`)]).toEqual([
            configured,
            asked,
            isAsked ? 'outside' : 'blocked',
          ]);
        }
    expect(leads('talent.example:8443', 'https://talent.example:8443/')).toBe('outside');
    expect(leads('talent.example:8443', 'https://talent.example/')).toBe('blocked');
  });
});
