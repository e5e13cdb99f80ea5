import type { Delivery } from './simulatedAts.ts';
import type { LoggedReport } from './simulatedConnection.ts';

export interface AtsFigures {
  received: number;
  repeated: number;
  outOfOrder: number;
  lost: number;
  /** Not done yet, by the platform's own log. */
  waiting: number;
  /** Refused for good by this ATS. */
  refused: number;
  /** Received, but not in the platform's log. */
  unlogged: number;
}

/** Compares what arrived with the platform's log, which lists the reports in the order in which they were queued. */
export function compare(deliveries: readonly Delivery[], logged: readonly LoggedReport[]): AtsFigures {
  const position = new Map(logged.map(({ _id }, index) => [_id, index]));
  const keys = new Set(deliveries.map(({ key }) => key));
  const answered = (accepts: (status: number) => boolean) =>
    new Set(deliveries.flatMap(({ key, answer }) => (answer !== 'broken' && accepts(answer) ? [key] : [])));
  const accepted = answered((status) => status < 300);
  const refused = answered((status) => status === 422);
  const lost = logged.filter(
    ({ _id, status }) =>
      (status === 'ATS_REQUEST_COMPLETED' && !accepted.has(_id)) || (status === 'ATS_REQUEST_FAILED' && !refused.has(_id)),
  );
  return {
    received: keys.size,
    repeated: deliveries.length - keys.size,
    outOfOrder: outOfOrder(deliveries, position),
    lost: lost.length,
    waiting: logged.filter(({ status }) => status === 'ATS_REQUEST_STARTED').length,
    refused: refused.size,
    unlogged: [...keys].filter((key) => !position.has(key)).length,
  };
}

/** Deliveries that came after a later report of the same application, repeated ones included. */
function outOfOrder(deliveries: readonly Delivery[], position: ReadonlyMap<string, number>): number {
  const latest = new Map<string, number>();
  let count = 0;
  for (const { key, application } of deliveries) {
    const at = position.get(key);
    if (at === undefined) continue;
    const before = latest.get(application) ?? -1;
    if (at < before) count += 1;
    latest.set(application, Math.max(at, before));
  }
  return count;
}
