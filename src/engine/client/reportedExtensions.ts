import { statuses, type Extensions, type GraphQLAnswerError } from './errors.ts';

/** Never interpreted as a translation key. */
export function reportedExtensions({ message, extensions }: GraphQLAnswerError): Extensions {
  const { code, fields, by } = extensions ?? {};
  // The console's own server speaks for itself: these texts don't name the API as who says it.
  if (by === 'console') return { code: codeOf(code), ...ownWords(message), context: 'own' };
  return { code: codeOf(code), ...ownWords(message), ...wordsAt(isObject(fields) ? Object.entries(fields) : []) };
}

/** The API's own message as a reason; `context` selects texts with a placeholder for it. */
export function ownWords(message: unknown): Extensions {
  const text = plainWords(message);
  return text === '' ? {} : { reason: 'SAID', said: text, context: 'said' };
}

export function wordsAt(fields: readonly (readonly [path: string, words: unknown])[]): Extensions {
  const reported = fields.flatMap(([path, words]) => {
    const text = plainWords(Array.isArray(words) ? words.join(' ') : words);
    return text === '' ? [] : [[path, text] as const];
  });
  if (reported.length === 0) return {};
  return {
    fields: Object.fromEntries(reported.map(([path]) => [path, 'reasons.SAID'])),
    fieldArgs: Object.fromEntries(reported.map(([path, text]) => [path, { said: text }])),
  };
}

const longest = 400;

/** Single plain line: no control characters, limited length, no placeholders of the catalogues. */
export function plainWords(message: unknown): string {
  if (typeof message !== 'string') return '';
  const line = message
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const signs = Array.from(line);
  const shown = signs.length > longest ? `${signs.slice(0, longest).join('').trimEnd()}…` : line;
  return shown.replaceAll('{{', '{\u2060{').replaceAll('$t(', '$\u2060t(');
}

function codeOf(code: unknown): string {
  const input = String(code ?? '');
  // A server that responds is reachable.
  if (Object.hasOwn(statuses, input) && input !== 'NETWORK') return input;
  return variants.find(([variant]) => variant.test(input))?.[1] ?? 'UNKNOWN';
}

const variants: [RegExp, string][] = [
  [/unauth|jwt|invalid-headers|^401$/i, 'UNAUTHENTICATED'],
  [/forbid|denied|permission|authori[sz]|^403$/i, 'FORBIDDEN'],
  [/not.?found|^404$/i, 'NOT_FOUND'],
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
