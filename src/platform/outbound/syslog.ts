import { createSocket } from 'node:dgram';
import { isIP, connect as connectTcp } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const timeout = 10_000;
/** Before our end, in ms. A server that closes meanwhile hasn't read to the end; one that closes later looks like one that has. */
const pause = 200;

export interface SyslogMessage {
  at: Date;
  /** 4 warning, 6 informational. */
  severity: 4 | 6;
  id: string;
  body: object;
}

/** RFC 5424, in the facility “authpriv” (10), with a BOM before the JSON text as UTF-8 needs. */
export function syslogLine({ at, severity, id, body }: SyslogMessage, host: string): Buffer {
  const header = `<${10 * 8 + severity}>1 ${at.toISOString()} ${printable(host)} hiring-console - ${printable(id)} -`;
  return Buffer.from(`${header} \uFEFF${JSON.stringify(body)}`, 'utf8');
}

const printable = (text: string): string => text.replace(/[^!-~]/g, '').slice(0, 32) || '-';

/** RFC 6587: the length comes first, so that no line break in a message ends it. */
export const framed = (line: Buffer): Buffer => Buffer.concat([Buffer.from(`${line.length} `), line]);

/**
 * Sends a batch. By TCP and TLS it is taken once the server has read to the end and closed in its turn, since syslog knows no answers.
 * By UDP nothing tells whether it arrived.
 */
export async function sendSyslog(address: string, lines: readonly Buffer[], signal: AbortSignal): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'udp:') return sendDatagrams(host, Number(port), lines);
  const socket =
    protocol === 'tls:'
      ? connectTls({ host, port: Number(port), ...(isIP(host) === 0 && { servername: host }) })
      : connectTcp({ host, port: Number(port) });
  await sendStream(socket, lines, signal);
}

function sendStream(socket: Socket, lines: readonly Buffer[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let isWritten = false;
    let pausing: NodeJS.Timeout | undefined;
    const fail = (error: Error) => {
      clearTimeout(pausing);
      socket.destroy();
      reject(error);
    };
    const late = setTimeout(() => fail(new Error('The syslog server takes too long')), timeout);
    const stop = () => fail(new Error('Stopped'));
    signal.addEventListener('abort', stop, { once: true });
    socket.on('error', fail);
    // Read any answer, or its end would not be seen.
    socket.resume();
    socket.on('end', () => (isWritten ? undefined : fail(new Error('The syslog server closed before it had everything'))));
    socket.on('close', (hadError) => {
      clearTimeout(late);
      clearTimeout(pausing);
      signal.removeEventListener('abort', stop);
      if (isWritten && !hadError) resolve();
      else reject(new Error('The connection to the syslog server was lost'));
    });
    socket.write(Buffer.concat(lines.map(framed)), () => {
      pausing = setTimeout(() => socket.end(() => (isWritten = true)), pause);
    });
  });
}

async function sendDatagrams(host: string, port: number, lines: readonly Buffer[]): Promise<void> {
  const socket = createSocket(isIP(host) === 6 ? 'udp6' : 'udp4');
  try {
    for (const line of lines)
      await new Promise<void>((resolve, reject) => socket.send(line, port, host, (error) => (error ? reject(error) : resolve())));
  } finally {
    socket.close();
  }
}
