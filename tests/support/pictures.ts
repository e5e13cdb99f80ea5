import { crc32, deflateSync } from 'node:zlib';

/** A picture of one colour, made here: a PNG whose size is right. */
export function png(width = 4, height = 4, more = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width + 1));
  const text = more > 0 ? [part('tEXt', Buffer.alloc(more, 'x'))] : [];
  return Buffer.concat([signature, part('IHDR', head), ...text, part('IDAT', deflateSync(rows)), part('IEND', Buffer.alloc(0))]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
