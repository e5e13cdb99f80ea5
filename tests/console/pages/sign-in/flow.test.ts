import { describe, expect, it } from 'vitest';
import { enterCode, resendCode } from '../../../../src/console/pages/sign-in/codeFlow.ts';
import { emailFault, logIn, type Outcome } from '../../../../src/console/pages/sign-in/flow.ts';
import {
  answering,
  expiresAt,
  home,
  nobodyAnswered,
  plain,
  refusal,
  somethingElse,
  tooBusy,
  unparsable,
  withCode,
  type Answers,
} from './platform.ts';

const keysOf = (outcome: Outcome | null) =>
  outcome?.kind === 'failed' ? outcome.messages.map(({ key }) => key.replace('signIn.', '')) : outcome?.kind;
const tryLogin = (answers: Answers) => logIn(answering({ ...plain, ...answers }).ask, 'ada@acme.example', 'secret');
const tryCode = (answers: Answers) => enterCode(answering({ ...withCode, ...answers }).ask, home, 'ada@acme.example', '123456', true);

describe('e-mail and password', () => {
  it("are asked at the user's own region", async () => {
    const { ask, asked } = answering(plain);
    await expect(logIn(ask, 'ada@acme.example', 'secret')).resolves.toEqual({ kind: 'signedIn', region: home, expiresAt });
    expect(asked).toEqual([
      ['ap-southeast-2', 'AuthGetUserRegion', { email: 'ada@acme.example' }],
      [home, 'AuthEmailLogin', { email: 'ada@acme.example', password: 'secret' }],
    ]);
  });

  it('lead to the code when the answer says so, with how long the device may be remembered', async () => {
    await expect(tryLogin(withCode)).resolves.toEqual({ kind: 'code', region: home, rememberMinutes: 20_160, methods: ['EMAIL'] });
    await expect(tryLogin({ AuthEmailLogin: { mfa: true, defaultAwsRegion: home } })).resolves.toMatchObject({
      rememberMinutes: 14 * 24 * 60,
    });
  });

  it('are wrong with invalid credentials and with an answer that cannot be read', async () => {
    expect(keysOf(await tryLogin({ AuthEmailLogin: refusal('INVALID_CREDENTIALS') }))).toEqual(['errors.credentials']);
    expect(keysOf(await tryLogin({ AuthEmailLogin: unparsable }))).toEqual(['errors.credentials']);
  });

  it('tell how many attempts remain', async () => {
    await expect(tryLogin({ AuthEmailLogin: refusal('REMAINING_ATTEMPTS', { attemptsRemaining: 2 }) })).resolves.toEqual({
      kind: 'failed',
      messages: [{ key: 'signIn.errors.credentials' }, { key: 'signIn.errors.remaining', args: { count: 2 } }],
    });
  });

  it('lead to the locked screen', async () => {
    expect(keysOf(await tryLogin({ AuthEmailLogin: refusal('USER_LOCKED') }))).toBe('locked');
    await expect(tryLogin({ AuthEmailLogin: refusal('USER_LOCKED', { retryAfter: 900 }) })).resolves.toEqual({
      kind: 'locked',
      seconds: 900,
    });
  });

  it('fail unexpectedly with anything else, or when the answer lacks what it must have', async () => {
    for (const AuthEmailLogin of [
      somethingElse,
      refusal('NEW_REASON'),
      { mfa: false, defaultAwsRegion: home },
      { mfa: false, expiresAt },
      null,
    ]) {
      expect(await tryLogin({ AuthEmailLogin })).toMatchObject({
        title: 'signIn.errors.unexpectedTitle',
        messages: [{ key: 'signIn.errors.unexpected' }],
      });
    }
  });

  it('stop at a region that cannot be found', async () => {
    for (const AuthGetUserRegion of [somethingElse, unparsable, {}, null])
      expect(keysOf(await tryLogin({ AuthGetUserRegion }))).toEqual(['errors.region']);
  });

  it('say that nobody answered, or that this network asks too often', async () => {
    expect(keysOf(await tryLogin({ AuthGetUserRegion: nobodyAnswered }))).toEqual(['errors.network']);
    expect(keysOf(await tryLogin({ AuthEmailLogin: nobodyAnswered }))).toEqual(['errors.network']);
    expect(keysOf(await tryLogin({ AuthEmailLogin: tooBusy }))).toEqual(['errors.rateLimited']);
  });
});

describe('the code', () => {
  it('signs in, remembering the device when asked to', async () => {
    const { ask, asked } = answering(withCode);
    await expect(enterCode(ask, home, 'ada@acme.example', '123456', true)).resolves.toEqual({ kind: 'signedIn', region: home, expiresAt });
    expect(asked).toEqual([[home, 'AuthMfaLogin', { code: '123456', email: 'ada@acme.example', isRememberDevice: true }]]);
  });

  it.each([
    ['MFA_CODE_MISMATCH', 'codeMismatch'],
    ['MFA_CODE_EXPIRED', 'codeExpired'],
    ['MFA_USER_NOT_FOUND', 'userNotFound'],
    ['MFA_MISSING_ARGUMENTS', 'missingArguments'],
    ['MFA_CHALLENGE_ENDED', 'challengeEnded'],
    ['SOMETHING_NEW', 'codeMismatch'],
  ])('refused with %s tells %s', async (reason, text) => {
    expect(keysOf(await tryCode({ AuthMfaLogin: refusal(reason) }))).toEqual([`codeErrors.${text}`]);
  });

  it('counts as wrong for any unknown error, and says so when nobody answered', async () => {
    expect(keysOf(await tryCode({ AuthMfaLogin: unparsable }))).toEqual(['codeErrors.codeMismatch']);
    expect(keysOf(await tryCode({ AuthMfaLogin: nobodyAnswered }))).toEqual(['errors.network']);
    expect(keysOf(await tryCode({ AuthMfaLogin: refusal('USER_LOCKED') }))).toBe('locked');
  });

  it('can be sent again, which may lock', async () => {
    const again = (AuthResendMfaCode: unknown) => resendCode(answering({ AuthResendMfaCode }).ask, home, 'ada@acme.example', 'secret');
    await expect(again({ isResendCodeSuccess: true })).resolves.toBeNull();
    expect(keysOf(await again({ isResendCodeSuccess: false }))).toEqual(['mfa.resendFailed']);
    expect(keysOf(await again(somethingElse))).toEqual(['mfa.resendFailed']);
    expect(keysOf(await again(refusal('USER_LOCKED')))).toBe('locked');
  });
});

describe('an e-mail address', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ada', 'format'],
    ['ada@acme', 'format'],
    ['ada@@acme.example', 'format'],
    ['ada @acme.example', 'format'],
    ['ada@acme..example', 'format'],
    [`${'a'.repeat(90)}@acme.example`, 'maxLength'],
    ['ada@acme.example', null],
    ['  ada+x@mail.acme.example ', null],
    [`${'a'.repeat(87)}@acme.example`, null],
  ])('%j: %s', (address, fault) => {
    expect(emailFault(address)).toBe(fault);
  });
});
