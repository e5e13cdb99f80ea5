import { createSign, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

export interface KeyPair {
  key: string;
  certificate: string;
}

interface KeyOptions {
  bits?: number;
  from?: Date;
  /** Before 2050, where the format of dates changes. */
  until?: Date;
}

/** RSA key and a certificate that it signs itself, both PEM. */
export async function makeKeyPair(name: string, options: KeyOptions = {}): Promise<KeyPair> {
  const { bits = 2048, from = new Date('2020-01-01T00:00:00Z'), until = new Date('2049-12-31T23:59:59Z') } = options;
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits });
  const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
  const commonName = Buffer.concat([Buffer.from('0603550403', 'hex'), element(0x0c, Buffer.from(name))]);
  const issuer = sequence(element(0x31, sequence(commonName)));
  const validity = sequence(utcTime(from), utcTime(until));
  const version = element(0xa0, element(0x02, Buffer.from([2])));
  const serial = element(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)]));
  const body = sequence(version, serial, sha256WithRsa, issuer, validity, issuer, publicKey.export({ type: 'spki', format: 'der' }));
  const signature = createSign('sha256').update(body).sign(privateKey);
  const der = sequence(body, sha256WithRsa, element(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

const utcTime = (date: Date): Buffer => element(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

const sequence = (...parts: Buffer[]): Buffer => element(0x30, Buffer.concat(parts));

function element(kind: number, contents: Buffer): Buffer {
  const { length } = contents;
  if (length < 0x80) return Buffer.concat([Buffer.from([kind, length]), contents]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, 0x80 | bytes.length, ...bytes]), contents]);
}
