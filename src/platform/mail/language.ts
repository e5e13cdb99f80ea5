import { regionZones } from '../../domain/regionZones.ts';
import type { Region } from '../regions.ts';

/** Languages of mails to the console's users: those of the console. */
export type MailLocale = 'en-GB' | 'en-US';

/** The language of a request, else the region's, as the console itself chooses (spec 1 §9). */
export function mailLocale(accepted: string | null | undefined, region: Region): MailLocale {
  const preferred = /^[^,;]*/
    .exec(accepted ?? '')?.[0]
    .trim()
    .toLowerCase();
  if (preferred === 'en-gb') return 'en-GB';
  return preferred === 'en-us' || region === 'us-east-1' ? 'en-US' : 'en-GB';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it. */
export function formatOf(locale: string, region: Region, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${region} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: regionZones[region] });
  formats.set(key, format);
  return format;
}

/** Day and time in the region's zone, which is named, since a reader may be elsewhere: their own zone is unknown. */
export function momentText(at: Date, locale: string, region: Region): string {
  const moment = formatOf(locale, region, { dateStyle: 'full', timeStyle: 'short' }).format(at);
  return `${moment} (${zonePart(formatOf(locale, region, { timeZoneName: 'long' }), at)}, ${offset(at, region)})`;
}

export const offset = (at: Date, region: Region): string =>
  zonePart(formatOf('en-US', region, { timeZoneName: 'shortOffset' }), at).replace('GMT', 'UTC');

const zonePart = (format: Intl.DateTimeFormat, at: Date): string =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
