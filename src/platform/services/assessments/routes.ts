import { badInput, notFound, unauthenticated } from '../../errors.ts';
import type { PlatformError } from '../../errors.ts';
import { json } from '../../http/message.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import { isSigned, wrongSignature } from '../../http/signature.ts';
import type { Tools } from '../../platform.ts';
import { callbackLimit, readCallback } from './callback.ts';
import { recordCallback } from './record.ts';
import { providerSecret } from './secret.ts';

const callbackPath = '/callbacks/assessments';

export const callbackRoutes = (tools: Tools): Route[] => [
  { method: 'POST', path: callbackPath, budget: 'integration', handle: (incoming) => answer(tools, incoming) },
];

async function answer(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const body = await incoming.body(callbackLimit);
  if (!body) return refused(413, badInput({}, { message: 'The request body is too large.' }));
  // Opening the identity store also loads the secret from which a demo's is derived.
  await tools.stores.identity();
  if (!isSigned(providerSecret(tools.settings), incoming.header, body, tools.now())) {
    tools.log.warn('a callback was refused: its signature, or its time, is wrong');
    return refused(401, unauthenticated('BAD_SIGNATURE', wrongSignature));
  }
  const callback = readCallback(body);
  if ('faults' in callback) return refused(400, badInput(callback.faults));
  const store = await tools.stores.region(callback.region);
  const recorded = await recordCallback(store, { ...tools, region: callback.region }, callback);
  return recorded === 'absent' ? refused(404, notFound()) : json(200, '{"data":{"accepted":true}}');
}

const refused = (status: number, { message, extensions }: PlatformError): Outgoing =>
  json(status, JSON.stringify({ errors: [{ message, extensions }] }));
