import type { CallResult } from '../../outbound/call.ts';
import type { RequestRow } from './lane.ts';

/** Hosts that no network has (RFC 2606): a demo answers for them itself, mostly as an ATS that is well. */
export function simulatedAnswer(address: string, { id, requestCount, retryCount }: RequestRow): CallResult | undefined {
  if (!URL.canParse(address) || !new URL(address).hostname.endsWith('.example')) return undefined;
  const luck = (Number.parseInt(id.slice(-4), 16) + requestCount + retryCount) % 12;
  if (luck === 0) return { status: 200, body: JSON.stringify({ ignored: true, reason: 'The requisition is closed' }) };
  if (luck === 1) return { status: 500, body: JSON.stringify({ error: 'Down for maintenance' }) };
  if (luck === 2) return { status: 422, body: JSON.stringify({ error: 'The requisition is on hold' }) };
  return { status: 200, body: JSON.stringify({ accepted: true }) };
}
