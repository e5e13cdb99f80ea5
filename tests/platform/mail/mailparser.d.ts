declare module 'mailparser' {
  /** Reads a mail as it came over the wire. */
  export function simpleParser(source: NodeJS.ReadableStream): Promise<import('./mailServer.ts').ReceivedMail>;
}
