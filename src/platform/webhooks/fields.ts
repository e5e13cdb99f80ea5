import { readWireId } from '../mail/wireId.ts';
import type { MessageName } from '../mail/wireId.ts';

/** What became of one of the events that a provider tells; `early` where it is to be told again. */
export type Told = 'noted' | 'known' | 'unknown' | 'early' | 'malformed';

/** What every event has: its own id, the message that it is about, and when it happened. */
interface EventHead {
  key: string;
  name: MessageName | undefined;
  timestamp: Date;
}

const earliest = Date.UTC(2000, 0);

/** Reads what every event has; undefined where it is not to be understood. A clock that runs ahead is not believed. */
export function headOf({ id, messageId, timestamp }: Record<string, unknown>, now: Date): EventHead | undefined {
  if (typeof id !== 'string' || id === '' || id.length > 200 || typeof messageId !== 'string' || messageId.length > 400) return undefined;
  const at = timestamp === undefined ? now.getTime() : Date.parse(String(timestamp));
  if (!(at >= earliest)) return undefined;
  return { key: id, name: readWireId(messageId), timestamp: new Date(Math.min(at, now.getTime())) };
}

/** A short text, or null. Control characters are nobody's name. */
export const shortText = (given: unknown, most: number): string | null =>
  typeof given === 'string' && given.trim() !== ''
    ? given
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, most)
    : null;
