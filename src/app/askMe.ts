import { ask } from '../client/ask.ts';
import { AuthMe } from '../generated/documents.ts';
import type { Me } from '../screens/shell/customers.ts';

/** Asks who is signed in: the first question of every start. */
export const askMe = async (region: string): Promise<Me> => (await ask<{ AuthMe: Me }>(AuthMe.text, {}, { region })).AuthMe;
