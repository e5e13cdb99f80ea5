import { connect } from 'node:net';

/** What came back: undefined where the other side closed without a word. */
interface RawAnswer {
  status: number | undefined;
  /** Everything that came, headers too. */
  text: string;
  /** Until the first byte came; 0 where none did. */
  milliseconds: number;
}

/** Sends a letter a byte as it is and reads until the other side closes; a client's library would refuse to send most of what a test of the door sends. */
export function rawRequest(port: number, bytes: string, patience: number): Promise<RawAnswer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const parts: Buffer[] = [];
    // What the server still waits for never comes: hanging up is the client's part then.
    const impatient = setTimeout(() => socket.destroy(), patience);
    let milliseconds = 0;
    socket.once('data', () => (milliseconds = performance.now() - begun));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => {
      clearTimeout(impatient);
      const text = Buffer.concat(parts).toString('utf8');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), text, milliseconds });
    });
  });
}
