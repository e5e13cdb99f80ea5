import { connect } from 'node:net';

interface RawAnswer {
  status: number | undefined;
  text: string;
  /** Until the first byte came; 0 where none did. */
  milliseconds: number;
}

/** Sends raw bytes and reads until the server closes; client libraries refuse most of these. */
export function rawRequest(port: number, bytes: string, patience: number): Promise<RawAnswer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const parts: Buffer[] = [];
    // The server waits for more than ever comes, so the client hangs up.
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
