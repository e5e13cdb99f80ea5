import { ask } from '../../engine/client/ask.ts';
import { AuthMe } from '../../generated/documents.ts';
import type { Me } from '../customers/customers.ts';

/** Loads the signed-in user, the first request of every start. The response always includes the customer of the address. */
export async function askMe(region: string): Promise<Me> {
  const customerId = /\/customers\/([\w-]{1,64})(?:\/|$)/.exec(location.pathname)?.[1];
  return (await ask(AuthMe.text, { customerId }, { region })).AuthMe;
}
