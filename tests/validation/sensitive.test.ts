import { describe, expect, it } from 'vitest';
import { cutSent, isSensitive, scrub, scrubText } from '../../src/domain/sensitive.ts';

describe('a field', () => {
  it.each([
    'password',
    'newPassword',
    'passwordHash',
    'resetToken',
    'x-csrf-token',
    'Set-Cookie',
    'authorization',
    'publicCertificates',
    'credential',
    'clientSecret',
    'private_key',
    'apiKey',
    'SAMLResponse',
    'nameId',
    'smtpUrl',
    'sentryDsn',
    'email',
    'candidateEmail',
    'phoneNumber',
    'firstName',
    'last_name',
    'username',
    'recipient',
    'notes',
  ])('called %s is sensitive', (name) => expect(isSensitive(name)).toBe(true));

  it.each([
    'code',
    'name',
    'path',
    'status',
    'operations',
    'identity',
    'request',
    'event',
    'sessionId',
    'constraint',
    'sqlState',
    'region',
  ])('called %s is not', (name) => expect(isSensitive(name)).toBe(false));
});

describe('a text', () => {
  it.each([
    ['mail to Mary.O’Neil+x@acme.example failed', 'mail to [email] failed'],
    ['postgres://console:p@ss@db.example:5432/x', 'postgres://[removed]@db.example:5432/x'],
    ['connect to smtp://user:hunter2@mail.example', 'connect to smtp://[removed]@mail.example'],
    ['GET /resetPassword?token=abc&next=1#code=7', 'GET /resetPassword?token=[removed]&next=[removed]#code=[removed]'],
    ['sent Bearer abc.def', 'sent Bearer [removed]'],
    ['Authorization: abc.def', 'Authorization: [removed]'],
    ['jwt eyJhbGciOi1.eyJzdWIiOi1.c2lnbmF0dXJl', 'jwt [removed]'],
    [`key ${'a1'.repeat(16)}`, 'key [removed]'],
    ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', '[removed]'],
    ['call +61 412 345 678 or (02) 9999 1234', 'call [phone] or [phone]'],
    ['{"password":"hunter2","name":"x"} and clientSecret=abc', '{"password":"[removed]","name":"x"} and clientSecret=[removed]'],
    ['the code 123456 does not match', 'the code [code] does not match'],
  ])('“%s” loses what is secret or personal in it', (text, shown) => {
    expect(scrubText(text)).toBe(shown);
  });

  it.each([
    'Cannot read properties of undefined (reading ‹stores›)',
    'on 2026-11-20T12:44:36.123Z at line 40:12, 12345 rows in 1.25 ms',
    'file:///srv/console/dist/server/server.js:120:33',
    'the row 65f0a1b2c3d4e5f60718293a is there already',
    'QUERY_TOO_COMPLEX in AppsCheckWorkflowSetNameDuplicatedByName',
  ])('“%s” is left as it is', (text) => expect(scrubText(text)).toBe(text));

  it('loses every word that was sent, at any depth and however it was written', () => {
    const sent = { user: { email: ' Mary@Acme.example ', names: ['Mary', 'Poppins'] }, todos: { 'prn:key': ['x'] } };
    expect(cutSent('Poppins is no name, mary@acme.example is no Mary; prn:key', sent)).toBe(
      '[removed] is no name, [removed] is no [removed]; [removed]',
    );
  });
});

describe('an object', () => {
  it('loses its sensitive fields at any depth, in lists too, and is copied only then', () => {
    const clean = { operation: 'AuthMe', list: [{ path: 'a' }] };
    expect(scrub(clean)).toBe(clean);
    expect(scrub({ list: [{ password: 'x', deep: { token: ['y'], email: null } }], at: new Date(0) })).toEqual({
      list: [{ password: '[removed]', deep: { token: '[removed]', email: null } }],
      at: new Date(0),
    });
  });

  it('that goes round in a circle ends', () => {
    const round: Record<string, unknown> = { password: 'x' };
    round['self'] = round;
    expect(JSON.stringify(scrub(round))).not.toContain('"x"');
  });
});
