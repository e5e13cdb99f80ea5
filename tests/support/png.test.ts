import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodePng, encodeGrey } from '../journeys/png.ts';

// Written by the formulas of https://www.w3.org/TR/png-3/#9Filters, the other way round than they are read.
const filters: Record<string, (at: number, left: number, up: number, corner: number) => number> = {
  none: (at) => at,
  sub: (at, left) => at - left,
  up: (at, _, up) => at - up,
  average: (at, left, up) => at - Math.floor((left + up) / 2),
  paeth: (at, left, up, corner) => {
    const guess = left + up - corner;
    const nearest = [left, up, corner].toSorted((one, other) => Math.abs(guess - one) - Math.abs(guess - other))[0] ?? 0;
    return at - nearest;
  },
};
const names = Object.keys(filters);
const [width, height] = [7, 6];

/** Every value differs from its neighbours, and many of their sums are over 255. */
const byteAt = (at: number) => (at * 157 + (at % 11) * 53) % 256;

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A picture whose row `n` has the filter `rows[n]`. */
function filtered(rows: string[], channels: number, { depth = 8, kind = [0, 0, 0, 2, 6][channels] ?? 0, interlaced = 0 } = {}) {
  const length = width * channels;
  const data = Uint8Array.from({ length: length * height }, (_, at) => byteAt(at));
  const lines = rows.map((name, row) => {
    const of = (column: number, up: number) => (column < 0 || row < up ? 0 : (data[(row - up) * length + column] ?? 0));
    const bytes = Array.from({ length }, (_, column) =>
      filters[name]?.(of(column, 0), of(column - channels, 0), of(column, 1), of(column - channels, 1)),
    );
    return Buffer.from([names.indexOf(name), ...bytes.map((each) => (each ?? 0) & 255)]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, kind, 0, 0, interlaced], 8);
  const packed = deflateSync(Buffer.concat(lines));
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0made up')),
    // Divided, as browsers do with long ones.
    chunk('IDAT', packed.subarray(0, 20)),
    chunk('IDAT', packed.subarray(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { png, data };
}

describe('a PNG', () => {
  it.each([1, 3, 4].flatMap((channels) => names.map((name) => [name, channels] as const)))(
    'of the filter %s in each of its rows, %i channels, is read as it was written',
    (name, channels) => {
      const { png, data } = filtered(
        Array.from({ length: height }, () => name),
        channels,
      );
      expect(decodePng(png)).toEqual({ width, height, channels, data });
    },
  );

  it('of another filter in each row is read as it was written', () => {
    const { png, data } = filtered(['paeth', 'sub', 'average', 'up', 'none', 'paeth'], 3);
    expect(decodePng(png).data).toEqual(data);
  });

  it('of greys is read as it was written here', () => {
    const grey = { width, height, data: Uint8Array.from({ length: width * height }, (_, at) => byteAt(at)) };
    expect(decodePng(encodeGrey(grey))).toEqual({ ...grey, channels: 1 });
  });

  it.each([
    ['16 bits a channel', { depth: 16 }],
    ['a palette', { kind: 3 }],
    ['interlacing', { interlaced: 1 }],
  ])('with %s is refused', (_, head) => {
    const { png } = filtered(
      Array.from({ length: height }, () => 'none'),
      1,
      head,
    );
    expect(() => decodePng(png)).toThrow('This PNG can’t be read');
  });

  it('that lacks rows is refused, and one of an unknown filter', () => {
    expect(() => decodePng(filtered(['none', 'none'], 1).png)).toThrow('This PNG has not all of its rows.');
    const { png } = filtered(
      Array.from({ length: height }, () => 'other'),
      1,
    );
    expect(() => decodePng(png)).toThrow('a row of the filter');
  });
});
