import { limits } from '../../../../domain/limits.ts';
import type { Region } from '../../../regions.ts';
import type { Fact } from './events.ts';
import { shortMoment, longMoment } from './moment.ts';
import type { Moment } from './moment.ts';

/** What whoever sends a message knows. */
export interface TemplateFacts {
  /** Whom it is to; who has no name is greeted without one. */
  firstName?: string | null;
  /** Where the moment of an interview is told by the clock of. */
  region: Region;
  /** The name of the product. */
  brand: string;
  customer?: string | null;
  vacancy?: string | null;
  /** A web address; anything else counts as none. */
  link?: string | null;
  startsAt?: Date | null;
  place?: string | null;
  /** The candidate's whole name, where somebody else is told. */
  candidate?: string | null;
  code?: string;
  email?: string;
  credits?: number;
  threshold?: number;
}

/** The facts as texts that can stand in a sentence; what is not known is absent. */
export type Written = Partial<Record<Fact | 'firstName', string>>;

/** For a mail: names up to the length that a form lets them have. */
export const forMail = (facts: TemplateFacts, { language }: Pick<Moment, 'language'>): Written =>
  written(facts, language, longMoment, { person: limits.personName, title: limits.name, place: limits.address });

/** For a text message: every part of it costs, so names are cut earlier, and written with the letters that cost least. */
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

/** An address of the web as programs read it; it can end neither an attribute nor a line. */
export function webAddress(address: string | null | undefined, protocols: readonly string[] = ['https:', 'http:']): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocols.includes(protocol) ? href.replaceAll("'", '%27') : undefined;
}

// What ends a line, turns it around, hides in it or belongs to no letter. Joiners stay: some scripts are written with them.
const unseen = /[\p{Cc}\u2028\u2029]+/gu;
const astray = /[\u061c\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]|\p{Cs}|\p{Co}/gu;

/** A text in one line, no longer than it may be. */
function oneLine(text: string | null | undefined, length: number): string | undefined {
  const line = (text ?? '').replace(unseen, ' ').replace(astray, '').replace(/\s+/g, ' ').trim();
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return letters.length > length || line.length > length * 4 ? shortened(letters, length) : line;
}

/** Cut between what is read as letters, however many marks stand on one. */
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

/** Mail programs make links of what looks like an address; a name is none, whoever wrote it. */
const person = (name: string | null | undefined, length: number): string | undefined =>
  oneLine(name?.replace(/[/\\@:]+/g, ' ').replace(/\.(?=[^\s.])/g, '. '), length);

/** A title may have a dot in it, as «.NET developer» has, yet no whole address. One of which nothing is left is still told of. */
const title = (text: string | null | undefined, length: number): string | undefined =>
  oneLine(text?.replace(/:\/\/|\bwww\./gi, ' '), length) || (text ? '–' : undefined);
