import { describe, expect, it } from 'vitest';
import { loginAddress } from '../../../src/console/app/loginAddress.ts';
import { decideRedirect } from '../../../src/domain/redirects.ts';

const origin = 'https://console.example';
const decide = (wanted: string | null, from = origin) => decideRedirect(wanted, from, ['talent.example']);

describe('a redirect after login', () => {
  it('is none when the parameter is absent or empty', () => {
    expect(decide(null)).toEqual({ kind: 'none' });
    expect(decide('')).toEqual({ kind: 'none' });
  });

  it('stays inside for a path and for an address of this host', () => {
    expect(decide('/region/eu-west-1/customers/1/customers?page=2#x')).toEqual({
      kind: 'inside',
      path: '/region/eu-west-1/customers/1/customers?page=2#x',
    });
    expect(decide(`${origin}/customers`)).toEqual({ kind: 'inside', path: '/customers' });
  });

  it('never leads to the login page again', () => {
    expect(decide('/login?redirect=%2Flogin')).toEqual({ kind: 'none' });
  });

  it.each(['https://talent.example/jobs', 'https://au.talent.example/', 'https://TALENT.example:8443/x'])(
    'leaves for the allowed %s',
    (url) => {
      expect(decide(url)).toEqual({ kind: 'outside', url: new URL(url).href });
    },
  );

  it.each([
    'https://evil.example/',
    'https://eviltalent.example/',
    'https://talent.example.evil.example/',
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example/x',
    'http://talent.example/',
  ])('is blocked for %j, whatever it looks like before parsing', (url) => {
    expect(decide(url)).toEqual({ kind: 'blocked' });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'not an address',
    'talent.example',
    'https://',
    'https://user:pw@talent.example/',
    'https://talent.example@evil.example/',
  ])('is invalid for %j', (url) => {
    expect(decide(url)).toEqual({ kind: 'invalid' });
  });

  it('may lead to an open address only from an open console', () => {
    expect(decide('http://talent.example/', 'http://localhost:4000')).toEqual({ kind: 'outside', url: 'http://talent.example/' });
  });
});

describe('the login address', () => {
  it('keeps the whole original address', () => {
    expect(loginAddress({ pathname: '/region/x/customers/1', search: '?a=1&b=2', hash: '#c' })).toBe(
      `/login?redirect=${encodeURIComponent('/region/x/customers/1?a=1&b=2#c')}`,
    );
  });

  it('is plain for the start page and for itself', () => {
    expect(loginAddress({ pathname: '/', search: '', hash: '' })).toBe('/login');
    expect(loginAddress({ pathname: '/login', search: '?redirect=x', hash: '' })).toBe('/login');
  });
});
