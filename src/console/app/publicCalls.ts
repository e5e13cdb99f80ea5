import { ask } from '../../engine/client/ask.ts';
import type { Answers } from '../../generated/operationTypes.ts';
import type { AskPublic, PublicOperation } from '../pages/sign-in/flow.ts';
import { AuthEmailLogin, AuthGetUserRegion } from '../../generated/documents.ts';

/** Asks by the documents given; each call answers the operation's own result. */
export const askBy =
  (documents: Partial<Record<PublicOperation, { text: string }>>): AskPublic =>
  async (region, operation, variables) =>
    (await ask<Answers>(documents[operation]?.text ?? '', variables, { region }))[operation];

/** The calls of the sign-in form; those of the steps after it come with them (signInLater.tsx). */
export const askPublic = askBy({ AuthEmailLogin, AuthGetUserRegion });
