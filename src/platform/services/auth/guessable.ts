import { passwordsCommon } from './commonPasswords.ts';

export type Guessable = 'common' | 'personal';

/** Maximum number of digits and signs around a word that add no strength: `Password123!` is guessed like `password`. */
const decoration = 8;

const replaced: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Takes time that grows with the length alone. @param own names of the person, of their e-mail address, and of the product */
export async function guessableAs(password: string, own: readonly string[]): Promise<Guessable | undefined> {
  const lower = password.toLowerCase();
  const cores = [lower, unreplaced(lower)].flatMap((text) => [text, stripped(text), stripped(text).replace(/[^a-z0-9]/g, '')]);
  const common = await passwordsCommon();
  if (cores.some((core) => common.has(core) && lower.length - core.length <= decoration)) return 'common';
  const repeated = /^(.{1,12}?)\1+.{0,3}$/.exec(lower)?.[1];
  if (repeated && (repeated.length < 4 || common.has(repeated) || common.has(stripped(unreplaced(repeated))))) return 'common';
  const rest = own
    .map(letters)
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, ''), letters(unreplaced(lower)));
  return rest.length < 4 && lower.length - decoration <= letters(unreplaced(lower)).length ? 'personal' : undefined;
}

export const namesInAddress = (email: string): string[] => email.toLowerCase().split(/[^a-z]+/);

const unreplaced = (text: string): string => text.replaceAll(/[0134579@$!]/g, (each) => replaced[each] ?? each);

const stripped = (text: string): string => text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
