import type { RaRecord } from 'ra-core';

/** The rows were fetched already, the time is over, or the session has ended. */
export class BrokenOff extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** JSON object per line; a stream that ends within a line was cut off. */
export async function* streamRows(path: string, signal: AbortSignal): AsyncGenerator<RaRecord[]> {
  const response = await fetch(path, { credentials: 'same-origin', signal });
  if (!response.ok || !response.body) throw new BrokenOff(response.status);
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (let from = 0; from < lines.length; from += atOnce)
      yield lines.slice(from, from + atOnce).map((line) => JSON.parse(line) as RaRecord);
  }
  if (rest !== '') throw new TypeError('The rows were cut.');
}

/** Number of rows formatted at a time, so that the page stays responsive. */
const atOnce = 500;
