import { decodePng, encodeGrey } from './png.ts';

/** A picture in 16 greys, 0 to 15, row by row. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Sheet extends Grey {
  widths: number[];
}

const gap = 8;
/** From each grey to the next, of 256. */
const step = 17;
const tint = 4;
/** Pixels that differ by fewer greys are taken as equal: the edges of letters vary by one or two. */
const visible = 3;
/** Minimum of differing pixels in a square of this side: a short word has more, stray pixels are never so close. */
const [side, many] = [24, 10];

export function sheetOf(parts: readonly Grey[]): Sheet {
  const width = parts.reduce((sum, part) => sum + part.width + gap, -gap);
  const height = Math.max(...parts.map((part) => part.height));
  const data = new Uint8Array(width * height).fill(8);
  let left = 0;
  for (const part of parts) {
    for (let y = 0; y < part.height; y += 1) data.set(part.data.subarray(y * part.width, (y + 1) * part.width), y * width + left);
    left += part.width + gap;
  }
  return { width, height, data, widths: parts.map((part) => part.width) };
}

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
  for (let y = 0; y < Math.max(one.height, other.height); y += 1)
    for (let x = 0; x < Math.max(one.width, other.width); x += 1) {
      const [here, there] = [valueAt(one, x, y), valueAt(other, x, y)];
      if (Math.abs(here - there) >= visible && (isFarFrom(one, x, y, there) || isFarFrom(other, x, y, here))) found(x, y);
    }
}

const valueAt = ({ width, height, data }: Grey, x: number, y: number): number =>
  x < width && y < height ? (data[y * width + x] ?? 0) : -visible;

/** Ignores shifts of half a pixel. */
function isFarFrom(picture: Grey, x: number, y: number, value: number): boolean {
  const around: number[] = [];
  for (let row = Math.max(0, y - 1); row <= y + 1; row += 1)
    for (let column = Math.max(0, x - 1); column <= x + 1; column += 1) around.push(valueAt(picture, column, row));
  return value <= Math.min(...around) - visible || value >= Math.max(...around) + visible;
}

export const encode = ({ width, height, data }: Grey): Buffer => encodeGrey({ width, height, data: data.map((value) => value * step) });

/** Decodes what `encode` has made. */
export function decode(png: Buffer): Grey {
  const { width, height, channels, data } = decodePng(png);
  if (channels !== 1) throw new Error('A kept picture is grey.');
  // A loop: `map` takes ten times as long.
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at] ?? 0) / step;
  return { width, height, data };
}

/** Half-size greys, since browsers scale differently by layer; below them quarter-size red-green and blue differences. */
export function greyOf(png: Buffer): Grey {
  const { data: colours, channels, ...whole } = decodePng(png);
  if (channels < 3) throw new Error('A picture of a screen has colours.');
  const [width, height] = [whole.width >> 1, whole.height >> 1];
  const columns = Math.floor(width / tint);
  const next = whole.width * channels;
  const data = new Uint8Array(width * (height + Math.ceil(height / tint))).fill(8);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (2 * y * whole.width + 2 * x) * channels;
      const red = mean(colours, at, channels, next);
      const green = mean(colours, at + 1, channels, next);
      const blue = mean(colours, at + 2, channels, next);
      data[y * width + x] = Math.round((0.299 * red + 0.587 * green + 0.114 * blue) / step);
      if (x % tint > 0 || y % tint > 0 || x / tint >= columns) continue;
      const below = (height + y / tint) * width + x / tint;
      data[below] = tintOf(red - green);
      data[below + columns] = tintOf(blue - green);
    }
  return { width, height: data.length / width, data };
}

const mean = (colours: Uint8Array, at: number, channels: number, next: number): number =>
  ((colours[at] ?? 0) + (colours[at + channels] ?? 0) + (colours[at + next] ?? 0) + (colours[at + next + channels] ?? 0)) / 4;

const tintOf = (more: number): number => Math.min(15, Math.max(0, Math.round(8 + more / step)));
