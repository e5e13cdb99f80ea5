import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

// A name server of a test's own: UDP, and TCP for what was truncated. It knows as much of the protocol as answering CNAME and SOA takes.

export type Zone = string[] | 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | 'silent' | 'garbage';

export interface DnsServer {
  /** `127.0.0.1:port`, as resolvers are configured. */
  address: string;
  /** By name, in small letters; of every other name there are no records. */
  names: Map<string, Zone>;
  /** Texts of TXT records, by name in small letters; each is cut into parts, as DNS does with long ones. */
  texts: Map<string, string[]>;
  /** Names that exist not: they and all below them, unless `names` says more. */
  absent: Set<string>;
  /** Names of which UDP says only that the answer is too long for it. */
  truncated: Set<string>;
  /** The serial number of the SOA records; none where it is undefined. */
  serial: number | undefined;
  /** Every question that came, `CNAME name`. */
  asked: string[];
  close: () => Promise<void>;
}

type Known = Omit<DnsServer, 'address' | 'close'>;

const types: Record<number, string> = { 1: 'A', 5: 'CNAME', 6: 'SOA', 16: 'TXT' };
const codes = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };

/** Starts one on a loopback port that is free for UDP and for TCP. */
export async function startDnsServer(): Promise<DnsServer> {
  const server: Known = { names: new Map(), texts: new Map(), absent: new Set(), truncated: new Set(), serial: 2024010101, asked: [] };
  const { udp, tcp, port } = await listenOnBoth(server);
  return Object.assign(server, {
    address: `127.0.0.1:${port}`,
    close: async () => {
      await new Promise<void>((resolve) => udp.close(() => resolve()));
      await new Promise<void>((resolve) => tcp.close(() => resolve()));
    },
  });
}

/** Asks TCP first, which gives away the scarcer ports; takes another one where UDP has it already. */
async function listenOnBoth(server: Known): Promise<{ udp: Socket; tcp: Server; port: number }> {
  for (;;) {
    const tcp = overTcp(server).listen(0, '127.0.0.1');
    await once(tcp, 'listening');
    const { port } = tcp.address() as AddressInfo;
    const udp = createSocket('udp4').bind(port, '127.0.0.1');
    try {
      await once(udp, 'listening');
    } catch {
      udp.close();
      tcp.close();
      continue;
    }
    udp.on('message', (message, peer) => {
      const answer = answerTo(server, message, 'udp');
      if (answer) udp.send(answer, peer.port, peer.address);
    });
    return { udp, tcp, port };
  }
}

function overTcp(server: Known): Server {
  return createServer((socket) => {
    let pending: Buffer = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      pending = Buffer.concat([pending, data]);
      while (pending.length >= 2 && pending.length >= 2 + pending.readUInt16BE(0)) {
        const length = pending.readUInt16BE(0);
        const answer = answerTo(server, pending.subarray(2, 2 + length), 'tcp');
        pending = pending.subarray(2 + length);
        if (answer) socket.write(Buffer.concat([short(answer.length), answer]));
      }
    });
  });
}

function answerTo(server: Known, message: Buffer, by: 'udp' | 'tcp'): Buffer | undefined {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  const question = message.subarray(12, at + 5);
  const type = types[message.readUInt16BE(at + 1)] ?? 'another';
  const name = labels.join('.').toLowerCase();
  server.asked.push(`${type} ${name}`);
  const known = server.names.get(name);
  if (known === 'silent') return undefined;
  if (known === 'garbage') return Buffer.concat([message.subarray(0, 2), Buffer.from('no answer at all')]);
  const reply = (code: number, records: Buffer[] = [], truncated = false) =>
    Buffer.concat([
      message.subarray(0, 2),
      Buffer.from([truncated ? 0x87 : 0x85, 0x80 | code]),
      ...[short(1), short(records.length), short(0), short(0)],
      question,
      ...records,
    ]);
  if (server.truncated.has(name) && by === 'udp') return reply(codes.NOERROR, [], true);
  if (known === 'SERVFAIL' || known === 'REFUSED') return reply(codes[known]);
  if (known === 'NXDOMAIN' || (!known && isAbsent(server.absent, name))) return reply(codes.NXDOMAIN);
  if (type === 'SOA' && server.serial !== undefined) return reply(codes.NOERROR, [record(6, soa(name, server.serial))]);
  const texts = server.texts.get(name);
  if (type === 'TXT' && texts)
    return reply(
      codes.NOERROR,
      texts.map((text) => record(16, textBytes(text))),
    );
  const values = type === 'CNAME' && Array.isArray(known) ? known : [];
  return reply(
    codes.NOERROR,
    values.map((value) => record(5, nameBytes(value))),
  );
}

const isAbsent = (absent: Set<string>, name: string): boolean => [...absent].some((each) => name === each || name.endsWith(`.${each}`));

/** The queried name starts at byte 12. */
const record = (type: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xc0, 12]), short(type), short(1), Buffer.from([0, 0, 0, 60]), short(data.length), data]);

function soa(name: string, serial: number): Buffer {
  const numbers = Buffer.alloc(20);
  numbers.writeUInt32BE(serial);
  return Buffer.concat([nameBytes(`ns1.${name}`), nameBytes(`hostmaster.${name}`), numbers]);
}

const nameBytes = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])), Buffer.from([0])]);

const textBytes = (text: string): Buffer =>
  Buffer.concat((text.match(/.{1,20}/gs) ?? ['']).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));

function short(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(number);
  return bytes;
}
