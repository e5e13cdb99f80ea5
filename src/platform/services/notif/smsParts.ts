// How many messages a text is sent as, each of which costs a credit (GSM 03.38, 3GPP TS 23.038): 160 of the basic alphabet's characters
// fit into one, 153 into each of several; of any other text 70 and 67.

/** The number of parts that a text is sent in; an empty one is sent as one. */
export function smsParts(text: string): number {
  const sizes = gsmSizes(text);
  return sizes ? partsOf(sizes, 160, 153) : partsOf(unicodeSizes(text), 70, 67);
}

/** Characters are not cut in two: what does not fit into a part goes into the next. */
function partsOf(sizes: number[], alone: number, each: number): number {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= alone) return 1;
  let parts = 1;
  let room = each;
  for (const size of sizes) {
    if (size > room) {
      parts += 1;
      room = each;
    }
    room -= size;
  }
  return parts;
}

/** The septets of each character; undefined where one is not in the alphabet, and the whole text is sent as UCS-2. */
function gsmSizes(text: string): number[] | undefined {
  const sizes: number[] = [];
  for (const character of text) {
    if (basic.has(character)) sizes.push(1);
    else if (extension.has(character)) sizes.push(2);
    else return undefined;
  }
  return sizes;
}

/** The 16-bit units of each character. */
const unicodeSizes = (text: string): number[] => Array.from(text, (character) => character.length);

const basic = new Set(
  [
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ',
    ' !"#¤%&\'()*+,-./0123456789:;<=>?',
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§',
    '¿abcdefghijklmnopqrstuvwxyzäöñüà',
  ].join(''),
);

/** Written behind an escape, so that each takes the room of two. */
const extension = new Set('\f^{}\\[~]|€');
