import { webAddress } from './facts.ts';
import type { Variable } from './editableText.ts';
import { linksIn, linkVariable, parseBody, parsePlain, textsIn, variablesIn } from './markup.ts';
import type { Inline, Paragraph } from './markup.ts';
import type { OwnText } from './ownText.ts';

export interface TextProblem {
  field: 'subject' | 'body';
  key: string;
  args?: Record<string, string>;
}

const key = 'validation.messageText';

/** The first problem of each field. */
export function textProblems({ subject, body }: OwnText, isSms: boolean, variables: readonly Variable[]): TextProblem[] {
  const own = isSms ? body.split('\n').map(parsePlain) : parseBody(body);
  return [...(isSms ? [] : subjectProblems(subject ?? '', variables).slice(0, 1)), ...bodyProblems(own, isSms, variables).slice(0, 1)];
}

function subjectProblems(subject: string, variables: readonly Variable[]): TextProblem[] {
  const parts = parsePlain(subject);
  const banned = variables.filter(({ isInSubject }) => !isInSubject).map(({ name }) => name);
  const misplaced = variablesIn(parts).find((name) => banned.includes(name));
  return [
    ...(subject.trim() ? [] : [{ field: 'subject', key: `${key}.subject.required` } as const]),
    ...named('subject', parts, variables),
    ...(misplaced ? [{ field: 'subject', key: `${key}.subject.variable`, args: { name: misplaced } } as const] : []),
  ];
}

function bodyProblems(paragraphs: readonly Paragraph[], isSms: boolean, variables: readonly Variable[]): TextProblem[] {
  const body = (name: string, args?: Record<string, string>): TextProblem => ({
    field: 'body',
    key: `${key}.body.${name}`,
    ...(args && { args }),
  });
  const optional = new Set(variables.flatMap(({ name, isOptional }) => (isOptional ? [name] : [])));
  const always = paragraphs.map(variablesIn).filter((names) => !names.some((name) => optional.has(name)));
  const used = new Set(always.flat());
  // The panel of an interview shows its time.
  if (used.has('details')) used.add('when');
  const missing = variables.find(({ name, isRequired }) => isRequired && !used.has(name));
  const address = paragraphs.flatMap(linksIn).find((to) => linkVariable(to) !== 'link' && !webAddress(to, ['https:', 'mailto:']));
  // Such as a link with brackets in its address, which nobody should get as it was typed.
  const unread = textsIn(paragraphs.flat()).flatMap((text) => /\]\((\S*)/.exec(text)?.[1] ?? []);
  const isAlone = ([only, ...more]: Paragraph) => typeof only === 'object' && 'variable' in only && more.length === 0;
  const isAmongWords = paragraphs.some((paragraph) => variablesIn(paragraph).includes('details') && !isAlone(paragraph));
  return [
    ...named('body', paragraphs.flat(), variables),
    ...[...(address === undefined ? [] : [address]), ...(isSms ? [] : unread)].map((each) => body('address', { address: each })),
    ...(!isSms && isAmongWords ? [body('details')] : []),
    ...(missing ? [body('missing', { name: missing.name })] : []),
  ];
}

/** Unknown variables, and braces that name none. */
function named(field: TextProblem['field'], parts: readonly Inline[], variables: readonly Variable[]): TextProblem[] {
  const known = variables.map(({ name }) => name);
  const unknown = variablesIn(parts).find((name) => !known.includes(name));
  const brace = textsIn(parts).find((text) => /\{\{|\}\}/.test(text));
  return [
    ...(unknown === undefined ? [] : [{ field, key: `${key}.unknown`, args: { name: unknown, known: known.join(', ') } }]),
    ...(brace === undefined ? [] : [{ field, key: `${key}.braces`, args: { near: around(brace) } }]),
  ];
}

function around(text: string): string {
  const at = text.search(/\{\{|\}\}/);
  return text.slice(Math.max(0, at - 10), at + 20).trim();
}
