import type { Answers, Variables } from '../../../generated/operationTypes.ts';
import { busyOrGone, extensionsOf, read, unexpected, type Failed } from './flow.ts';

/** Calls an operation of the extra step of a single sign-on; returns its result, or throws an AskError. */
export type AskStep = <Name extends 'IDPGetSSOStep' | 'IDPMailSSOStep' | 'IDPConfirmSSOStep' | 'IDPCompleteSSOStep'>(
  operation: Name,
  variables: Variables[Name],
  region?: string,
) => Promise<Answers[Name]>;

export interface NeededStep {
  kind: 'LINK' | 'CODE';
  email: string;
  customer: string;
  region: string;
  rememberMinutes: number;
  mayMail: boolean;
  /** Ways to complete the sign-in by password. @default mailed codes */
  methods?: readonly string[];
}

/** Outcome of a step: an address to go to, a code to enter, a text for a browser that isn't signed in, or a new start. */
export type StepOutcome =
  | { kind: 'go'; to: string; region?: string; expiresAt?: string }
  | { kind: 'code' }
  | { kind: 'elsewhere' }
  | { kind: 'ended' }
  | Failed;

/** Loads this browser's pending step; `ended` if there is none, or it has expired. */
export async function findStep(ask: AskStep): Promise<NeededStep | Failed | 'ended'> {
  try {
    const answer = read(await ask('IDPGetSSOStep', {}));
    const [kind, email, customer, region] = (['kind', 'email', 'customerName', 'defaultAwsRegion'] as const).map(answer.text);
    if ((kind !== 'LINK' && kind !== 'CODE') || !email || !region) return 'ended';
    const rememberMinutes = answer.number('minutesForRememberDevice') ?? fortnight;
    return { kind, email, customer: customer ?? '', region, rememberMinutes, mayMail: answer.is('maySendMail') };
  } catch (error) {
    return isEnded(error) ? 'ended' : (busyOrGone(error) ?? unexpected);
  }
}

const fortnight = 14 * 24 * 60;

/** Requests the mail; returns null once it is queued. */
export async function mailStep(ask: AskStep): Promise<StepOutcome | null> {
  try {
    return read(await ask('IDPMailSSOStep', {})).is('isMailSent') ? null : mailFailed;
  } catch (error) {
    if (isEnded(error)) return { kind: 'ended' };
    return extensionsOf(error).reason === 'TOO_MANY_MAILS' ? tooManyMails : (busyOrGone(error) ?? mailFailed);
  }
}

export async function completeStep(ask: AskStep, region: string, expiresAt: string): Promise<StepOutcome> {
  try {
    const to = read(await ask('IDPCompleteSSOStep', {}, region)).text('redirect');
    return to ? { kind: 'go', to, region, expiresAt } : unexpected;
  } catch (error) {
    return isEnded(error) ? { kind: 'ended' } : (busyOrGone(error) ?? unexpected);
  }
}

export async function confirmStep(ask: AskStep, token: string): Promise<StepOutcome> {
  try {
    const answer = read(await ask('IDPConfirmSSOStep', { token }));
    const [to, expiresAt] = [answer.text('redirect'), answer.text('expiresAt')];
    if (answer.is('needsCode')) return { kind: 'code' };
    return answer.is('isSignedIn') && to && expiresAt ? { kind: 'go', to, expiresAt } : { kind: 'elsewhere' };
  } catch (error) {
    return isEnded(error) ? { kind: 'ended' } : (busyOrGone(error) ?? unexpected);
  }
}

const isEnded = (error: unknown): boolean => extensionsOf(error).reason === 'SSO_STEP_ENDED';
const mailFailed: Failed = { kind: 'failed', messages: [{ key: 'signIn.ssoStep.mailFailed' }] };
const tooManyMails: Failed = { kind: 'failed', messages: [{ key: 'signIn.ssoStep.tooManyMails' }] };
