import { ask } from '../client/ask.ts';
import type { AskPublic, PublicOperation } from '../pages/sign-in/flow.ts';
import { AuthEmailLogin, AuthGetUserRegion, AuthMfaLogin, AuthResendMfaCode } from '../generated/documents.ts';

const documents: Record<PublicOperation, { text: string }> = { AuthEmailLogin, AuthGetUserRegion, AuthMfaLogin, AuthResendMfaCode };

/** The calls of signing in; each answers the operation's own result. */
export const askPublic: AskPublic = async (region, operation, variables) =>
  (await ask<Record<string, unknown>>(documents[operation].text, variables, { region }))[operation];
