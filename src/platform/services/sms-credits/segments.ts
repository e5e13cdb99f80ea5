// A message (GSM 03.38, 3GPP TS 23.038) holds 160 basic characters, or 153 as one of several; 70 and 67 of other texts.

export function smsParts(text: string): number {
  const sizes = gsmSizes(text);
  return sizes ? partsOf(sizes, 160, 153) : partsOf(unicodeSizes(text), 70, 67);
}

/** Never splits a character across parts. */
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

function gsmSizes(text: string): number[] | undefined {
  const sizes: number[] = [];
  for (const character of text) {
    if (basic.has(character)) sizes.push(1);
    else if (extension.has(character)) sizes.push(2);
    else return undefined;
  }
  return sizes;
}

const unicodeSizes = (text: string): number[] => Array.from(text, (character) => character.length);

const basic = new Set(
  [
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ',
    ' !"#¤%&\'()*+,-./0123456789:;<=>?',
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§',
    '¿abcdefghijklmnopqrstuvwxyzäöñüà',
  ].join(''),
);

/** Escaped characters, which count twice. */
const extension = new Set('\f^{}\\[~]|€');
