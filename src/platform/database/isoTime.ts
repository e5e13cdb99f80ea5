const day = 86_400_000;
const days = new Map<number, string>();
const two = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** ISO text in UTC, five times as fast as Date.toISOString: a page has a hundred of them. */
export function isoTime(date: Date): string {
  const time = date.getTime();
  if (!(time >= 0 && time < 253_402_300_800_000)) return date.toISOString();
  const rest = time % day;
  const [hours, minutes, seconds] = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60, Math.floor(rest / 1000) % 60];
  const thousandths = rest % 1000;
  return `${dayText((time - rest) / day)}${two[hours]}:${two[minutes]}:${two[seconds]}.${thousandths < 100 ? '0' : ''}${two[thousandths] ?? thousandths}Z`;
}

/** ISO text of PostgreSQL's timestamptz in a UTC session. */
export const isoFromPostgres = (text: string): string => {
  if (!text.endsWith('+00')) return new Date(text).toISOString();
  const fraction = text.length - 23;
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${
    fraction > 0
      ? text
          .slice(20, 20 + fraction)
          .padEnd(3, '0')
          .slice(0, 3)
      : '000'
  }Z`;
};

function dayText(number: number): string {
  const known = days.get(number);
  if (known !== undefined) return known;
  if (days.size > 5000) days.clear();
  const text = new Date(number * day).toISOString().slice(0, 11);
  days.set(number, text);
  return text;
}
