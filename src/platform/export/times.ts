import { isoTime } from '../database/isoTime.ts';

const quarter = 900_000;

/** How the times of an export are written. */
export interface Times {
  /** As text: in a time zone `2026-11-20 09:06:05`, without one ISO 8601. */
  text: (date: Date) => string;
  /** What clocks show there, as if it were UTC. */
  shown: (date: Date) => Date;
}

/** Makes the times of a zone by its IANA name; without one, or with one that nobody knows, they are raw. */
export function timesOf(timeZone: string | null | undefined): Times {
  const offset = timeZone ? offsets(timeZone) : null;
  if (!offset) return { text: isoTime, shown: (date) => date };
  const shown = (date: Date) => new Date(date.getTime() + offset(date.getTime()));
  return { text: (date) => isoTime(shown(date)).slice(0, 19).replace('T', ' '), shown };
}

/** Is there such a zone. */
export const isTimeZone = (name: string): boolean => offsets(name) !== null;

/** Zones change their offset on quarters of an hour: each is asked for once, since asking costs more than writing a row. */
function offsets(timeZone: string): ((time: number) => number) | null {
  let format: Intl.DateTimeFormat;
  try {
    const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', era: 'short', ...numbers });
  } catch {
    return null;
  }
  const known = new Map<number, number>();
  return (time) => {
    const key = Math.floor(time / quarter);
    const found = known.get(key);
    if (found !== undefined) return found;
    const at = key * quarter;
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const offset = Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'], part['second']) - at;
    if (known.size > 20_000) known.clear();
    known.set(key, offset);
    return offset;
  };
}
