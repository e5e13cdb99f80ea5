import { readWireId } from '../mail/wireId.ts';
import type { MessageName } from '../mail/wireId.ts';

export type CallbackOutcome = 'noted' | 'known' | 'unknown' | 'early' | 'malformed';

interface EventHead {
  key: string;
  name: MessageName | undefined;
  timestamp: Date;
}

const earliest = Date.UTC(2000, 0);

/** Parses the common fields; undefined if invalid. Refuses times in the future. */
export function headOf({ id, messageId, timestamp }: Record<string, unknown>, now: Date): EventHead | undefined {
  if (typeof id !== 'string' || id === '' || id.length > 200 || typeof messageId !== 'string' || messageId.length > 400) return undefined;
  const at = timestamp === undefined ? now.getTime() : Date.parse(String(timestamp));
  if (!(at >= earliest)) return undefined;
  return { key: id, name: readWireId(messageId), timestamp: new Date(Math.min(at, now.getTime())) };
}

export const shortText = (input: unknown, most: number): string | null =>
  typeof input === 'string' && input.trim() !== ''
    ? input
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, most)
    : null;
