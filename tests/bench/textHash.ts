/** PostgreSQL's `hashtext` of a UTF-8 text, by which Citus chooses a shard: Bob Jenkins’ lookup3, read byte by byte. */
export function textHash(text: string): number {
  const bytes = new TextEncoder().encode(text);
  let a = 0x9e3779b9 + bytes.length + 3923095;
  let b = a;
  let c = a;
  const word = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
  let at = 0;
  for (; bytes.length - at >= 12; at += 12) {
    a = (a + word(at)) | 0;
    b = (b + word(at + 4)) | 0;
    c = (c + word(at + 8)) | 0;
    a = ((a - c) | 0) ^ turned(c, 4);
    c = (c + b) | 0;
    b = ((b - a) | 0) ^ turned(a, 6);
    a = (a + c) | 0;
    c = ((c - b) | 0) ^ turned(b, 8);
    b = (b + a) | 0;
    a = ((a - c) | 0) ^ turned(c, 16);
    c = (c + b) | 0;
    b = ((b - a) | 0) ^ turned(a, 19);
    a = (a + c) | 0;
    c = ((c - b) | 0) ^ turned(b, 4);
    b = (b + a) | 0;
  }
  // The lowest byte of the third word is left to the length.
  a = (a + word(at)) | 0;
  b = (b + word(at + 4)) | 0;
  c = (c + (word(at + 8) << 8)) | 0;
  c = ((c ^ b) - turned(b, 14)) | 0;
  a = ((a ^ c) - turned(c, 11)) | 0;
  b = ((b ^ a) - turned(a, 25)) | 0;
  c = ((c ^ b) - turned(b, 16)) | 0;
  a = ((a ^ c) - turned(c, 4)) | 0;
  b = ((b ^ a) - turned(a, 14)) | 0;
  return ((c ^ b) - turned(b, 24)) | 0;
}

const turned = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
