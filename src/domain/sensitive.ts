/** Sensitive field names, shared by the platform's log and all error reports (specification 1 §8). */

/** Parts of the names of fields that hold a secret, or somebody's contact data; compared in lower case without `-` and `_`. */
const names = new RegExp(
  [
    'passw|secret|token|csrf|cookie|authori[sz]ation|credential|certificate|privatekey|apikey|saml|assertion|nameid|smtpurl|databaseurl|dsn',
    'email|phone|mobile|firstname|lastname|fullname|username|recipient|^(session|notes?|mfacode)$',
  ].join('|'),
);

export const removed = '[removed]';

export const isSensitive = (name: string): boolean => names.test(name.toLowerCase().replace(/[-_]/g, ''));

/** Texts that are secret or personal by their looks, wherever they stand. The order counts: what is replaced by one is not looked at by the next. */
const looks: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/-----BEGIN [^-]+-----[\s\S]*?(?:-----END [^-]+-----|$)/g, removed],
  // Credentials of an address, and the values of its query and fragment.
  [/:\/\/[^\s/]+@/g, `://${removed}@`],
  [/([?&#;][\w.[\]-]+=)[^&#\s"'<>)]+/g, `$1${removed}`],
  [/\b(bearer|basic)\s+[^\s"']+/gi, `$1 ${removed}`],
  // A field that is spelled out, with what it holds.
  [
    /([\w-]+)(\\?["']?\s?[=:]\s?)(?!\[removed\])(\[?\\?["']?)[^\s"'\\,;&)}\]]+/g,
    (found = '', name = '', between = '', quote = '') => (isSensitive(name) ? name + between + quote + removed : found),
  ],
  [/[^\s@"'<>(),;:=/[\]]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Three parts like a signed token's, then anything as long as a key or a hash.
  [/\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g, (found = '') => (/\d/.test(found) ? removed : found)],
  [/[A-Za-z0-9+/]{40,}={1,2}|[A-Za-z0-9_+-]{32,}=*/g, (found = '') => (/\d/.test(found) ? removed : found)],
  [/(?<![\w.:+-])\+?\(?\d[\d ()./-]{6,}\d(?![\w:])/g, (found = '') => (isPhone(found) ? '[phone]' : found)],
  // Mailed codes have six digits.
  [/(?<![\w.:/-])\d{6}(?![\w.:/-])/g, '[code]'],
];

const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= (text.startsWith('+') ? 7 : 9);

export function scrubText(text: string): string {
  let shown = text;
  for (const [look, by] of looks) shown = typeof by === 'string' ? shown.replaceAll(look, by) : shown.replaceAll(look, by);
  return shown;
}

const deepest = 8;

/** The same value less its sensitive fields, at any depth; `text` makes of each remaining text what may be shown. A copy is made only where there is a difference. */
export function scrub(value: unknown, text: (text: string) => string = scrubText, depth = 0): unknown {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return removed;
  if (Array.isArray(value)) {
    const items = value.map((item) => scrub(item, text, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, held] of Object.entries(value)) {
    const shown = held !== null && held !== undefined && isSensitive(key) ? removed : scrub(held, text, depth + 1);
    if (shown !== held) (copy ??= { ...value })[key] = shown;
  }
  return copy ?? value;
}

/** Cuts from a text every text that stands in a value, such as the variables of the call that an error came of. */
export function cutSent(text: string, sent: unknown): string {
  const words = [...textsIn(sent)].filter((word) => word.length >= 4 && text.includes(word));
  // The longest first: a part of one may be another.
  return words.toSorted((one, other) => other.length - one.length).reduce((shown, word) => shown.replaceAll(word, removed), text);
}

const spellings = (text: string): string[] => {
  const taken = [text, text.trim(), text.trim().toLowerCase()];
  // Half of a pair of characters has no address.
  if (/\p{Surrogate}/u.test(text)) return taken;
  return [...taken, ...taken.flatMap((each) => [JSON.stringify(each).slice(1, -1), encodeURIComponent(each)])];
};

function textsIn(value: unknown, found = new Set<string>(), depth = 0): Set<string> {
  if (found.size > 5000 || depth > deepest) return found;
  if (typeof value === 'string') for (const written of spellings(value)) found.add(written);
  else if (typeof value === 'number') found.add(String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, held] of Object.entries(value)) {
      // The keys of a map are the caller's words as well.
      if (!Array.isArray(value)) found.add(key);
      textsIn(held, found, depth + 1);
    }
  }
  return found;
}
