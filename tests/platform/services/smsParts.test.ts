import { describe, expect, it } from 'vitest';
import { smsParts } from '../../../src/platform/services/sms-credits/segments.ts';

const of = (length: number, character = 'a') => character.repeat(length);

describe('the parts of a text message', () => {
  it.each([
    ['an empty text', '', 1],
    ['160 of the basic alphabet', of(160), 1],
    ['161', of(161), 2],
    ['306, two parts of 153', of(306), 2],
    ['307', of(307), 3],
    ['letters of other languages that the alphabet has', `${of(100, 'é')}${of(60, 'Ø')}`, 1],
    ['line breaks', `${of(80)}\r\n${of(78)}`, 1],
  ])('%s', (_, text, parts) => expect(smsParts(text)).toBe(parts));

  it.each([
    ['80 signs of the extension, which take the room of two', of(80, '€'), 1],
    ['81 of them', of(81, '€'), 2],
    // 153 is odd: the sign that would be cut in two begins the next part.
    ['153 of them, of which 76 go into a part', of(153, '€'), 3],
    ['152 of them', of(152, '€'), 2],
  ])('%s', (_, text, parts) => expect(smsParts(text)).toBe(parts));

  it.each([
    ['70 where one character is not in the alphabet', `${of(69)}ц`, 1],
    ['71', `${of(70)}ц`, 2],
    ['134, two parts of 67', of(134, '漢'), 2],
    ['135', of(135, '漢'), 3],
    ['35 pictures, each of two units', of(35, '😀'), 1],
    ['36', of(36, '😀'), 2],
    ['66 of them, of which 33 go into a part', of(66, '😀'), 2],
    ['67 of them', of(67, '😀'), 3],
    ['a letter with an accent that stands apart', `e\u0301`, 1],
    ['a curly apostrophe in a text that else is plain', `${of(150)}’`, 3],
  ])('%s', (_, text, parts) => expect(smsParts(text)).toBe(parts));
});
