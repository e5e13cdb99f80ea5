import type { NotificationEvent } from '../../../../generated/values.ts';
import type { MailPart, Run } from '../../../mail/renderMail.ts';
import { factsOf } from './events.ts';
import type { Fact } from './events.ts';
import { webAddress } from './facts.ts';
import type { Written } from './facts.ts';
import { linkVariable, parseBody, parsePlain, variablesIn } from './markup.ts';
import type { Inline, Paragraph } from './markup.ts';

/** A customer's own text of a message; a text message has no subject. */
export interface OwnText {
  subject: string | null;
  body: string;
}

/** Facts that a message may lack: a paragraph that needs one of them is left out then. */
export const optionalFacts = (event: NotificationEvent): ReadonlySet<string> => new Set<Fact>(factsOf(event).may ?? []);

export const ownSubject = ({ subject }: OwnText, facts: Written): string => plain(parsePlain(subject ?? ''), facts).trim();

/** @param details the panel with the facts of an interview */
export function ownParts({ body }: OwnText, event: NotificationEvent, facts: Written, details: readonly MailPart[]): MailPart[] {
  return parseBody(body).flatMap((paragraph): MailPart[] => {
    if (isLeftOut(paragraph, event, facts)) return [];
    const [only] = paragraph;
    if (paragraph.length > 1 || typeof only !== 'object') return [{ runs: filled(paragraph, facts) }];
    if ('variable' in only && only.variable === 'details') return [...details];
    const url = 'label' in only ? addressOf(only.to, facts) : undefined;
    if ('label' in only && url) return [{ label: plain(only.label, facts), url }];
    return [{ runs: filled(paragraph, facts) }];
  });
}

export const ownSms = ({ body }: OwnText, event: NotificationEvent, facts: Written): string =>
  body
    .split('\n')
    .map(parsePlain)
    .filter((line) => !isLeftOut(line, event, facts))
    .map((line) => plain(line, facts))
    .join('\n')
    .trim();

function isLeftOut(paragraph: Paragraph, event: NotificationEvent, facts: Written): boolean {
  const optional = optionalFacts(event);
  return variablesIn(paragraph).some((name) => optional.has(name) && !valueOf(name, facts));
}

const valueOf = (name: string, facts: Written): string => (Object.hasOwn(facts, name) ? (facts[name as keyof Written] ?? '') : '');

const addressOf = (to: string, facts: Written): string | undefined =>
  linkVariable(to) === 'link' ? facts.link : webAddress(to, ['https:', 'mailto:']);

function filled(parts: readonly Inline[], facts: Written): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    if (typeof part === 'string') runs.push(part);
    else if ('bold' in part) runs.push({ bold: filled(part.bold, facts) });
    else if ('label' in part) {
      const url = addressOf(part.to, facts);
      const label = filled(part.label, facts);
      if (url) runs.push({ runs: label, url });
      else runs.push(...label);
    } else {
      const value = valueOf(part.variable, facts);
      const before = runs.at(-1);
      // “Hi {{firstName}},” without a name is “Hi,”.
      if (!value && typeof before === 'string') runs.splice(-1, 1, before.replace(/ $/, ''));
      else runs.push(part.variable === 'link' && value ? { runs: [value], url: value } : value);
    }
  }
  return runs;
}

const plain = (parts: readonly Inline[], facts: Written): string => filled(parts, facts).map(runText).join('');

function runText(run: Run): string {
  if (typeof run === 'string') return run;
  return ('bold' in run ? run.bold : run.runs).map(runText).join('');
}
