import { ask } from '../client/ask.ts';
import type { Me } from '../screens/shell/customers.ts';
import { AuthCheckToken, AuthLogout, AuthMe, AuthRefreshToken, CommonCheckPolicy } from '../generated/documents.ts';
import type { TokenRefresh } from './session/renewal.ts';

export type PolicyResult = Record<string, Record<string, boolean>>;

export const askMe = async (region: string): Promise<Me> => (await ask<{ AuthMe: Me }>(AuthMe.text, {}, { region })).AuthMe;

export const askRefresh = async (region: string): Promise<TokenRefresh> =>
  (await ask<{ AuthRefreshToken: TokenRefresh }>(AuthRefreshToken.text, {}, { region })).AuthRefreshToken;

export const askCheck = async (region: string): Promise<{ logout: boolean }> =>
  (await ask<{ AuthCheckToken: { logout: boolean } }>(AuthCheckToken.text, {}, { region })).AuthCheckToken;

export const askLogout = (region: string): Promise<unknown> => ask(AuthLogout.text, {}, { region });

/** One question for all rights that the console needs (spec 1 §6). */
export const askPolicy = async (region: string, todos: Record<string, string[]>): Promise<PolicyResult> =>
  (await ask<{ CommonCheckPolicy: { policyResult: PolicyResult } }>(CommonCheckPolicy.text, { policy: { todos } }, { region }))
    .CommonCheckPolicy.policyResult;
