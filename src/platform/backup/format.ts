import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

// A backup is one file: lines of JSON, compressed by gzip, encrypted by age (https://age-encryption.org), whose own tools open it, too.

export interface Header {
  line: 'header';
  format: 1;
  /** Version of the program that wrote it. */
  version: string;
  /** ISO 8601: all stores are as they were then. */
  moment: string;
  stores: { name: string; migrations: { name: string; hash: string }[] }[];
  /** Fingerprint of SECRET; absent if it is in the identity store, and so in the backup. */
  secret?: string;
}

export type Line =
  | Header
  | { line: 'table'; store: string; table: string; columns: { name: string; type: string }[] }
  /** Rows of the table before, each with the texts of its columns. */
  | { line: 'rows'; rows: (string | null)[][] }
  | { line: 'sequence'; store: string; name: string; value: string }
  | { line: 'end'; tables: number; rows: number };

/** A backup can't be read: its message says why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Locks a backup: a passphrase, or public keys of age (`age1…`). */
export type Lock = { passphrase: string } | { recipients: readonly string[] };
/** Opens a backup: the passphrase, or private keys of age (`AGE-SECRET-KEY-1…`). */
export type Key = { passphrase: string } | { identities: readonly string[] };

/** Writes a new file that only its owner can read. @throws if the file exists */
export async function writeLines(path: string, lock: Lock, lines: AsyncIterable<Line>): Promise<void> {
  const encrypter = new Encrypter();
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase);
  else for (const recipient of lock.recipients) encrypter.addRecipient(recipient);
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  const packed = createGzip();
  const packing = pipeline(Readable.from(texts()), packed);
  // Rejections of both are seen, whichever comes first.
  packing.catch(() => undefined);
  const encrypted = await encrypter.encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>);
  await pipeline(Readable.fromWeb(encrypted as unknown as WebStream), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  await packing;
}

/** @throws BackupError if the key is wrong, or the file is damaged or ends too early */
export async function* readLines(path: string, key: Key): AsyncGenerator<Line> {
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else for (const identity of key.identities) decrypter.addIdentity(identity);
  const file = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const decrypted = await decrypter.decrypt(file).catch((error: Error) => {
    throw new BackupError(`${path} can’t be opened with this key: ${error.message}.`);
  });
  const unpacked = createGunzip();
  const unpacking = pipeline(Readable.fromWeb(decrypted as unknown as WebStream), unpacked);
  unpacking.catch(() => undefined);
  try {
    for await (const text of linesOf(unpacked)) yield JSON.parse(text) as Line;
    await unpacking;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} is damaged, or ends too early: ${error instanceof Error ? error.message : 'unknown'}.`);
  }
}

/** Texts between line feeds; `readline` would divide at other characters, too. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...pending, chunk.subarray(from, at)]).toString('utf8');
      pending = [];
      from = at + 1;
    }
    if (from < chunk.length) pending.push(chunk.subarray(from));
  }
  if (pending.length > 0) throw new BackupError('The last line is not complete.');
}
