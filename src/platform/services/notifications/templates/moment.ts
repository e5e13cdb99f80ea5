import type { TemplateLanguage } from '../../../../generated/values.ts';
import type { Region } from '../../../regions.ts';
import { momentText, offset } from '../../../mail/language.ts';
import { regionZones } from '../../../../domain/regionZones.ts';

export interface Moment {
  at: Date;
  language: TemplateLanguage;
  region: Region;
}

export const longMoment = ({ at, language, region }: Moment): string => momentText(at, localeOf(language, region), region);

export function shortMoment(moment: Moment): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const zoned = { ...options, timeZone: regionZones[moment.region] };
  const text = new Intl.DateTimeFormat(localeOf(moment.language, moment.region), zoned).format(moment.at);
  // A thin space or the “û” of “août” would double the cost of a text message.
  return `${text.replace(/\s/g, ' ').replaceAll('û', 'u')} ${offset(moment.at, moment.region)}`;
}

/** Region's English for en-US, so that the day precedes the month outside the United States. */
const localeOf = (language: TemplateLanguage, region: Region): string => (language === 'en-US' ? english[region] : language);

const english: Record<Region, string> = { 'us-east-1': 'en-US', 'eu-west-1': 'en-IE', 'ap-southeast-2': 'en-AU' };
