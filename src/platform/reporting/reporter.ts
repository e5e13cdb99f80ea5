import { randomBytes } from 'node:crypto';
import { scrub } from '../../domain/sensitive.ts';
import { eventOf } from './event.ts';
import { parseDsn } from './addresses.ts';

export interface Reporter {
  report: (message: string, facts: Record<string, unknown>) => void;
  close: () => Promise<void>;
}

export interface ReporterOptions {
  dsn: string;
  environment?: string;
  release: string;
  now?: () => Date;
  fetch?: typeof fetch;
}

/** Limit for error storms: the first ones matter. */
const mostWaiting = 30;
const patience = 5_000;

export function createReporter({ dsn, environment, release, now = () => new Date(), fetch: send = fetch }: ReporterOptions): Reporter {
  const target = parseDsn(dsn);
  const waiting: string[] = [];
  let sending: Promise<void> | undefined;
  let pausedUntil = 0;
  const closing = new AbortController();
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=hiring-console/${release}, sentry_key=${target?.key}`,
  };

  const sendAll = async (address: string): Promise<void> => {
    for (let body = waiting.shift(); body !== undefined && !closing.signal.aborted; body = waiting.shift()) {
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]);
        const answer = await send(address, { method: 'POST', headers, body, redirect: 'error', signal });
        await answer.body?.cancel();
        if (answer.status === 429) pausedUntil = now().getTime() + 1000 * (Number(answer.headers.get('retry-after')) || 60);
      } catch {
        // Unreachable: the error is in the log.
      }
    }
  };

  return {
    report: (message, facts) => {
      if (!target || waiting.length >= mostWaiting || closing.signal.aborted || now().getTime() < pausedUntil) return;
      const id = randomBytes(16).toString('hex');
      const event = scrub({ ...eventOf(message, facts), release, environment }) as object;
      const payload = JSON.stringify({ ...event, event_id: id, timestamp: now().getTime() / 1000 });
      waiting.push(
        `${JSON.stringify({ event_id: id, sent_at: now().toISOString() })}\n${JSON.stringify({ type: 'event', length: Buffer.byteLength(payload) })}\n${payload}\n`,
      );
      sending ??= sendAll(target.address).finally(() => (sending = undefined));
    },
    close: async () => {
      const late = setTimeout(() => closing.abort(), 2_000);
      await sending;
      clearTimeout(late);
      closing.abort();
    },
  };
}
