declare module 'mailparser' {
  import type { ReceivedMail } from './mailServer.ts';
  /** Reads a mail as it came over the wire. */
  export function simpleParser(source: NodeJS.ReadableStream): Promise<ReceivedMail>;
}
