import type { TemplateLanguage } from '../../../../generated/values.ts';
import type { Region } from '../../../regions.ts';
import { regionZones } from '../../../../domain/regionZones.ts';

export interface Moment {
  at: Date;
  language: TemplateLanguage;
  region: Region;
}

export function longMoment(moment: Moment): string {
  const text = format(moment, { dateStyle: 'full', timeStyle: 'short' }).format(moment.at);
  const name = zonePart(format(moment, { timeZoneName: 'long' }), moment.at);
  return `${text} (${name}, ${offset(moment)})`;
}

export function shortMoment(moment: Moment): string {
  const text = format(moment, { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' }).format(moment.at);
  // A thin space or the “û” of “août” would double the cost of a text message.
  return `${text.replace(/\s/g, ' ').replaceAll('û', 'u')} ${offset(moment)}`;
}

const format = ({ language, region }: Moment, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language, region), { ...options, timeZone: regionZones[region] });

/** Region's English for en-US, so that the day precedes the month outside the United States. */
const localeOf = (language: TemplateLanguage, region: Region): string => (language === 'en-US' ? english[region] : language);

const english: Record<Region, string> = { 'us-east-1': 'en-US', 'eu-west-1': 'en-IE', 'ap-southeast-2': 'en-AU' };

const offset = ({ at, region }: Moment): string =>
  zonePart(new Intl.DateTimeFormat('en-US', { timeZone: regionZones[region], timeZoneName: 'shortOffset' }), at).replace('GMT', 'UTC');

const zonePart = (format: Intl.DateTimeFormat, at: Date): string =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
