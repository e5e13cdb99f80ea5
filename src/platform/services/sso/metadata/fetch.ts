import { limits } from '../../../../domain/limits.ts';
import type { Settings } from '../../../context.ts';
import { call } from '../../../outbound/call.ts';
import { faultTexts } from '../../../outbound/faults.ts';
import { MetadataFault } from './faults.ts';

/** In ms. */
const patience = 8_000;

/** Reads the address by the guarded call: only public hosts, no redirects. */
export async function fetchMetadata(url: string, { demo }: Pick<Settings, 'demo'>, stop?: AbortSignal): Promise<string> {
  const answer = await call(url, {
    ...{ method: 'GET', headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' } },
    ...{ timeout: patience, most: limits.providerMetadata + 1, allowsPrivate: demo, stop },
  });
  if ('fault' in answer) throw new MetadataFault('UNREACHABLE', { detail: faultTexts[answer.fault] });
  const { status, body } = answer;
  if (status >= 300 && status < 400) throw new MetadataFault('UNREACHABLE', { detail: 'The address redirects, which is not followed.' });
  if (status !== 200) throw new MetadataFault('UNREACHABLE', { detail: `The address answered with status ${status}.` });
  if (Buffer.byteLength(body) > limits.providerMetadata) throw new MetadataFault('TOO_LARGE', { limit: limits.providerMetadata });
  return body;
}
