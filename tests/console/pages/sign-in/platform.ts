import { AskError } from '../../../../src/engine/client/ask.ts';
import type { AskPublic, PublicOperation } from '../../../../src/console/pages/sign-in/flow.ts';

export type Answers = Partial<Record<PublicOperation, unknown>>;
export const expiresAt = '2026-11-20T11:00:00.000Z';
export const home = 'eu-west-1';

export const plain: Answers = {
  AuthGetUserRegion: { defaultAwsRegion: home },
  AuthEmailLogin: { mfa: false, expiresAt, defaultAwsRegion: home, minutesForRememberDevice: 20_160 },
};

export const withCode: Answers = {
  ...plain,
  AuthEmailLogin: { mfa: true, expiresAt: null, defaultAwsRegion: home, minutesForRememberDevice: 20_160 },
  AuthMfaLogin: { defaultAwsRegion: home, expiresAt },
  AuthResendMfaCode: { isResendCodeSuccess: true },
};

/** Stub platform; throws answers that are errors. `asked` records the calls in order. */
export function answering(answers: Answers) {
  const asked: [region: string, operation: PublicOperation, variables: Record<string, unknown>][] = [];
  const ask: AskPublic = async (region, operation, variables) => {
    asked.push([region, operation, variables]);
    const answer = answers[operation];
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  return { ask, asked, answers };
}

export const refusal = (reason: string, more: Record<string, unknown> = {}) => {
  const code = reason === 'USER_LOCKED' ? 'RATE_LIMITED' : 'BAD_USER_INPUT';
  return new AskError('refused', code, 200, { code, reason, ...more });
};
export const nobodyAnswered = new AskError('Failed to fetch', 'NETWORK', 0);
export const unparsable = new AskError('HTTP 502', 'INTERNAL_SERVER_ERROR', 502);
export const somethingElse = new AskError('oops', 'INTERNAL_SERVER_ERROR', 200, { code: 'INTERNAL_SERVER_ERROR' });
export const tooBusy = new AskError('slow down', 'RATE_LIMITED', 429, { code: 'RATE_LIMITED' });
