import type { ViewMailFrequency } from '../../../generated/types.ts';

export interface MailTimes {
  frequency: ViewMailFrequency;
  /** 1 is Monday. */
  weekday: number | null;
  hour: number;
  zone: string;
}

const day = 24 * 3_600_000;

/** First moment after another that is due, by the clock of its zone. */
export function nextTime({ frequency, weekday, hour, zone }: MailTimes, after: Date): Date {
  const today = Math.floor((after.getTime() + offsetAt(after.getTime(), zone)) / day) * day;
  for (let date = today; ; date += day) {
    const isDay = frequency === 'DAILY' || (new Date(date).getUTCDay() || 7) === weekday;
    const moment = momentAt(date + hour * 3_600_000, zone);
    if (isDay && moment > after.getTime()) return new Date(moment);
  }
}

/** The moment of a wall clock's time: the first one of an hour that comes twice, and as much later as the clock skips. */
function momentAt(wall: number, zone: string): number {
  const [before, later] = [offsetAt(wall - day, zone), offsetAt(wall + day, zone)];
  const fitting = [wall - before, wall - later].filter((moment) => moment + offsetAt(moment, zone) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}

function offsetAt(moment: number, zone: string): number {
  const whole = Math.floor(moment / 1000) * 1000;
  const parts = clockOf(zone).formatToParts(whole);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - whole;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits });
  if (clocks.size < 500) clocks.set(timeZone, clock);
  return clock;
}

export function isZone(zone: string): boolean {
  try {
    return clockOf(zone).resolvedOptions().timeZone !== '' && zone !== '';
  } catch {
    return false;
  }
}
