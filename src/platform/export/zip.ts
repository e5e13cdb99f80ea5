import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, made while it is written. */
export interface ZipEntry {
  name: string;
  data: AsyncIterable<string> | Iterable<string>;
}

const most = 0xffffffff;
/** Sizes follow the data, names are UTF-8. */
const flags = 0x0808;
/** 1980-01-01, the first day of the format: the same rows make the same file. */
const [time, day] = [0, 0x21];

/** Writes a ZIP archive as it goes: nothing of it is held but a line a file. */
export async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const head = record(0x04034b50, [[2, 20], ...facts(0, 0, 0), [2, name.length], [2, 0]], name);
    const sizes = { crc: 0, packed: 0, plain: 0 };
    yield head;
    for await (const chunk of deflated(entry.data, sizes)) yield chunk;
    if (offset > most || sizes.plain > most || sizes.packed > most) throw new Error('A workbook of more than 4 GB cannot be written');
    const { crc, packed, plain } = sizes;
    yield record(0x08074b50, [
      [4, crc],
      [4, packed],
      [4, plain],
    ]);
    const place: Field[] = [
      [2, 20],
      [2, 20],
      ...facts(crc, packed, plain),
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(record(0x02014b50, place, name));
    offset += head.length + packed + 16;
  }
  const all = Buffer.concat(directory);
  const counts: Field[] = [
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, all.length],
    [4, offset],
    [2, 0],
  ];
  yield Buffer.concat([all, record(0x06054b50, counts)]);
}

async function* deflated(data: ZipEntry['data'], sizes: { crc: number; packed: number; plain: number }): AsyncGenerator<Buffer> {
  const counted = async function* () {
    for await (const text of data) {
      const chunk = Buffer.from(text);
      sizes.crc = crc32(chunk, sizes.crc);
      sizes.plain += chunk.length;
      yield chunk;
    }
  };
  // What fails in the rows fails here, and whoever stops reading here stops the rows.
  const packed = pipeline(Readable.from(counted()), createDeflateRaw({ level: 3 }), () => undefined);
  for await (const chunk of packed as AsyncIterable<Buffer>) {
    sizes.packed += chunk.length;
    yield chunk;
  }
}

type Field = [bytes: 2 | 4, value: number];

const facts = (crc: number, packed: number, plain: number): Field[] => [
  [2, flags],
  [2, 8],
  [2, time],
  [2, day],
  [4, crc],
  [4, packed],
  [4, plain],
];

function record(signature: number, fields: readonly Field[], name?: Buffer): Buffer {
  const all: Field[] = [[4, signature], ...fields];
  const buffer = Buffer.alloc(all.reduce((length, [bytes]) => length + bytes, 0));
  let at = 0;
  for (const [bytes, value] of all) at = buffer.writeUIntLE(value, at, bytes);
  return name ? Buffer.concat([buffer, name]) : buffer;
}
