import type { TemplateLanguage } from '../../../../generated/values.ts';
import type { Region } from '../../../regions.ts';
import { formatOf, momentText, offset } from '../../../mail/language.ts';

export interface Moment {
  at: Date;
  language: TemplateLanguage;
  region: Region;
}

export const longMoment = ({ at, language, region }: Moment): string => momentText(at, localeOf(language, region), region);

const short = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

export function shortMoment({ at, language, region }: Moment): string {
  const text = formatOf(localeOf(language, region), region, short).format(at);
  // A thin space or the “û” of “août” would double the cost of a text message.
  return `${text.replace(/\s/g, ' ').replaceAll('û', 'u')} ${offset(at, region)}`;
}

/** Region's English for en-US, so that the day precedes the month outside the United States. */
const localeOf = (language: TemplateLanguage, region: Region): string => (language === 'en-US' ? english[region] : language);

const english: Record<Region, string> = { 'us-east-1': 'en-US', 'eu-west-1': 'en-IE', 'ap-southeast-2': 'en-AU' };
