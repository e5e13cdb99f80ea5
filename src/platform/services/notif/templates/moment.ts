import type { TemplateLanguage } from '../../../../generated/values.ts';
import type { Region } from '../../../regions.ts';
import { regionZones } from '../../../../domain/regionZones.ts';

/** A time of day to tell somebody, in their language and by the clock of a region (decisions §8). */
export interface Moment {
  at: Date;
  language: TemplateLanguage;
  region: Region;
}

/** As in «Tuesday 24 November 2026 at 2:00 pm (Australian Eastern Daylight Time, UTC+11)». */
export function longMoment(moment: Moment): string {
  const said = format(moment, { dateStyle: 'full', timeStyle: 'short' }).format(moment.at);
  const name = zonePart(format(moment, { timeZoneName: 'long' }), moment.at);
  return `${said} (${name}, ${offset(moment)})`;
}

/** As in «24/11/2026, 2:00 pm UTC+11». */
export function shortMoment(moment: Moment): string {
  const said = format(moment, { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' }).format(moment.at);
  // A narrow space, or the accent of «août», would make a text message cost twice as much.
  return `${said.replace(/\s/g, ' ').replaceAll('û', 'u')} ${offset(moment)}`;
}

const format = ({ language, region }: Moment, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language, region), { ...options, timeZone: regionZones[region] });

/** Outside the United States English is read with the day before the month, and so is every other language. */
const localeOf = (language: TemplateLanguage, region: Region): string => (language === 'en-US' ? english[region] : language);

const english: Record<Region, string> = { 'us-east-1': 'en-US', 'eu-west-1': 'en-IE', 'ap-southeast-2': 'en-AU' };

/** The same in every language, since it is what everybody can reckon with. */
const offset = ({ at, region }: Moment): string =>
  zonePart(new Intl.DateTimeFormat('en-US', { timeZone: regionZones[region], timeZoneName: 'shortOffset' }), at).replace('GMT', 'UTC');

const zonePart = (format: Intl.DateTimeFormat, at: Date): string =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
