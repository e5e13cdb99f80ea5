import { limits } from '../../../../domain/limits.ts';
import type { Region } from '../../../regions.ts';
import type { Fact } from './events.ts';
import { shortMoment, longMoment } from './moment.ts';
import type { Moment } from './moment.ts';

export interface TemplateFacts {
  firstName?: string | null;
  region: Region;
  brand: string;
  customer?: string | null;
  vacancy?: string | null;
  /** Web address; anything else is dropped. */
  link?: string | null;
  startsAt?: Date | null;
  place?: string | null;
  candidate?: string | null;
  code?: string;
  email?: string;
  credits?: number;
  threshold?: number;
}

export type Written = Partial<Record<Fact | 'firstName', string>>;

export const forMail = (facts: TemplateFacts, { language }: Pick<Moment, 'language'>): Written =>
  written(facts, language, longMoment, { person: limits.personName, title: limits.name, place: limits.address });

/** Facts for a text message: shorter names, in cheap letters, since each part costs a credit. */
export const forSms = (facts: TemplateFacts, { language }: Pick<Moment, 'language'>): Written =>
  written(facts, language, shortMoment, { person: 25, title: 45, place: 60 });

interface Lengths {
  person: number;
  title: number;
  place: number;
}

function written(facts: TemplateFacts, language: Moment['language'], moment: (moment: Moment) => string, lengths: Lengths): Written {
  const { region, startsAt, credits, threshold } = facts;
  const number = (value: number | undefined) => value?.toLocaleString(language);
  const all: Record<keyof Written, string | undefined> = {
    firstName: person(facts.firstName, lengths.person),
    candidate: person(facts.candidate, lengths.person * 2),
    vacancy: title(facts.vacancy, lengths.title),
    customer: title(facts.customer, lengths.title),
    brand: oneLine(facts.brand, lengths.title),
    place: oneLine(facts.place, lengths.place),
    code: oneLine(facts.code, limits.name),
    email: oneLine(facts.email, limits.email),
    link: webAddress(facts.link),
    when: startsAt && Number.isFinite(startsAt.getTime()) ? moment({ at: startsAt, language, region }) : undefined,
    credits: number(credits),
    threshold: number(threshold),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/** Normalised web address, safe within attributes and lines. */
export function webAddress(address: string | null | undefined, protocols: readonly string[] = ['https:', 'http:']): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocols.includes(protocol) ? href.replaceAll("'", '%27') : undefined;
}

// Line ends, direction marks and invisible characters. Joiners stay: some scripts need them.
const unseen = /[\p{Cc}\u2028\u2029]+/gu;
const astray = /[\u061c\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]|\p{Cs}|\p{Co}/gu;

const segmenter = new Intl.Segmenter();

function oneLine(text: string | null | undefined, length: number): string | undefined {
  const line = (text ?? '').replace(unseen, ' ').replace(astray, '').replace(/\s+/g, ' ').trim();
  // A letter has one code unit at least.
  if (line.length <= length) return line;
  const letters = Array.from(segmenter.segment(line), ({ segment }) => segment);
  return letters.length > length || line.length > length * 4 ? shortened(letters, length) : line;
}

function shortened(letters: readonly string[], length: number): string {
  let text = '';
  let count = 0;
  for (const letter of letters) {
    if (count + 1 >= length || text.length + letter.length > length * 4) break;
    text += letter;
    count += 1;
  }
  return `${text.trimEnd()}…`;
}

/** Breaks up names that mail programs would turn into links. */
const person = (name: string | null | undefined, length: number): string | undefined =>
  oneLine(name?.replace(/[/\\@:]+/g, ' ').replace(/\.(?=[^\s.])/g, '. '), length);

/** Titles may contain a dot (“.NET developer”), but no address. An emptied title still counts as known. */
const title = (text: string | null | undefined, length: number): string | undefined =>
  oneLine(text?.replace(/:\/\/|\bwww\./gi, ' '), length) || (text ? '–' : undefined);
