import { ask } from '../../engine/client/ask.ts';
import { AuthCheckToken, AuthLogout, AuthNoteActivity, AuthRefreshToken, CommonCheckPolicy } from '../../generated/signedInDocuments.ts';
import { firstFetch } from './firstRequests.ts';
import type { TokenRefresh } from './session/renewal.ts';
import type { SessionActivity, TokenCheck } from './session/session.ts';

export type PolicyResult = Record<string, Record<string, boolean>>;

/** Calls wait for a renewal, so it must not hang. */
const patience = 20_000;

export const askRefresh = async (region: string): Promise<TokenRefresh> =>
  (await ask(AuthRefreshToken.text, {}, { region, signal: AbortSignal.timeout(patience) })).AuthRefreshToken;

export const askCheck = async (region: string): Promise<TokenCheck> => (await ask(AuthCheckToken.text, {}, { region })).AuthCheckToken;

export const askActivity = async (region: string): Promise<SessionActivity> =>
  (await ask(AuthNoteActivity.text, {}, { region })).AuthNoteActivity;

export const askLogout = async (region: string): Promise<unknown> => (await ask(AuthLogout.text, {}, { region })).AuthLogout;

/** Checks all rights of the console in one request (spec 1 §6). */
export const askPolicy = async (region: string, todos: Record<string, string[]>): Promise<PolicyResult> =>
  (await ask(CommonCheckPolicy.text, { policy: { todos } }, { region, fetch: firstFetch })).CommonCheckPolicy.policyResult as PolicyResult;
