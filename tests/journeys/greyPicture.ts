import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture in 16 greys, 0 to 15, row by row. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Pictures beside one another; `widths` are those of the parts. */
export interface Sheet extends Grey {
  widths: number[];
}

const gap = 8;
/** Pixels that differ by fewer greys are taken as equal: the edges of letters vary by one or two. */
const visible = 3;
/** So many differing pixels in a square of this side are a difference: a short word has more, stray pixels are never so close. */
const [side, many] = [24, 10];

export function sheetOf(parts: readonly Grey[]): Sheet {
  const width = even(parts.reduce((sum, part) => sum + part.width + gap, -gap));
  const height = Math.max(...parts.map((part) => part.height));
  const data = new Uint8Array(width * height).fill(8);
  let left = 0;
  for (const part of parts) {
    for (let y = 0; y < part.height; y += 1) data.set(part.data.subarray(y * part.width, (y + 1) * part.width), y * width + left);
    left += part.width + gap;
  }
  return { width, height, data, widths: parts.map((part) => part.width) };
}

/** The number of the part that a pixel of a sheet is in. */
export function partAt({ widths }: Sheet, x: number): number {
  let left = 0;
  return Math.max(
    0,
    widths.findIndex((width) => x < (left += width + gap)),
  );
}

/** Top left corners of the squares in which two pictures differ. */
export function differences(one: Grey, other: Grey): { x: number; y: number }[] {
  const [columns, rows] = [Math.ceil(Math.max(one.width, other.width) / side), Math.ceil(Math.max(one.height, other.height) / side)];
  const counts = new Uint32Array(columns * rows);
  eachDifference(one, other, (x, y) => {
    const square = Math.floor(y / side) * columns + Math.floor(x / side);
    counts[square] = (counts[square] ?? 0) + 1;
  });
  return [...counts].flatMap((count, at) => (count < many ? [] : [{ x: (at % columns) * side, y: Math.floor(at / columns) * side }]));
}

/** The first picture, pale, with all that differs from it in black. */
export function marked(one: Grey, other: Grey): Grey {
  const data = one.data.map((value) => 8 + (value >> 1));
  eachDifference(one, other, (x, y) => {
    if (x < one.width && y < one.height) data[y * one.width + x] = 0;
  });
  return { ...one, data };
}

function eachDifference(one: Grey, other: Grey, found: (x: number, y: number) => void): void {
  const valueOf = ({ width, height, data }: Grey, x: number, y: number) => (x < width && y < height ? (data[y * width + x] ?? 0) : -visible);
  for (let y = 0; y < Math.max(one.height, other.height); y += 1)
    for (let x = 0; x < Math.max(one.width, other.width); x += 1)
      if (Math.abs(valueOf(one, x, y) - valueOf(other, x, y)) >= visible) found(x, y);
}

/** Encodes as a greyscale PNG of four bits a pixel. */
export function encode({ width, height, data }: Grey): Buffer {
  const stride = width / 2 + 1;
  const raw = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 2)
      raw[y * stride + 1 + x / 2] = ((data[y * width + x] ?? 0) << 4) | (data[y * width + x + 1] ?? 0);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 4;
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(raw, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Decodes a PNG of the browser's (8 bits a channel) or of `encode`. */
export function decode(png: Buffer): Grey {
  let head = png;
  const parts: Buffer[] = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') head = body;
    if (type === 'IDAT') parts.push(body);
  }
  const [width, height, bits, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  const raw = inflateSync(Buffer.concat(parts));
  return { width, height, data: bits === 4 ? unpacked(raw, width, height) : greys(raw, width, height, kind === 6 ? 4 : 3) };
}

function unpacked(raw: Buffer, width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const two = raw[y * (width / 2 + 1) + 1 + (x >> 1)] ?? 0;
    data[at] = x % 2 === 0 ? two >> 4 : two & 15;
  }
  return data;
}

/** Undoes the PNG filters of each row, and weighs its colours as brightness. */
function greys(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const data = new Uint8Array(width * height);
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1);
    const row = raw.subarray(from + 1, from + 1 + stride);
    const predicted = predictors[raw[from] ?? 0] ?? none;
    if (predicted !== none)
      for (let x = 0; x < stride; x += 1)
        row[x] = (row[x] ?? 0) + predicted(row[x - channels] ?? 0, above[x] ?? 0, above[x - channels] ?? 0);
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = [row[x * channels], row[x * channels + 1], row[x * channels + 2]];
      data[y * width + x] = Math.round((0.299 * red + 0.587 * green + 0.114 * blue) / 17);
    }
    above = row;
  }
  return data;
}

type Predictor = (left: number, up: number, diagonal: number) => number;
const none: Predictor = () => 0;
/** PNG's filters by number. */
const predictors: Predictor[] = [none, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth];

function paeth(left: number, up: number, diagonal: number): number {
  const sum = left + up - diagonal;
  const [fromLeft, fromUp, fromDiagonal] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - diagonal)];
  if (fromLeft <= fromUp && fromLeft <= fromDiagonal) return left;
  return fromUp <= fromDiagonal ? up : diagonal;
}

const even = (width: number): number => width + (width % 2);
