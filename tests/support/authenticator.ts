import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

// A passkey in software (WebAuthn level 3): makes what a browser would answer, and, by its options, what an attacker would.

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

export interface Lies {
  origin?: string;
  host?: string;
  type?: string;
  challenge?: string;
  handle?: string;
  /** Without a finger, a face or a PIN. */
  isUnverified?: boolean;
  isAbsent?: boolean;
  counter?: number;
  /** The signature of another key. */
  key?: KeyObject;
  /** Changes the signed data after they were signed. */
  bent?: boolean;
}

export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  #handle = '';
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Response of `navigator.credentials.create`. */
  register(optionsText: string, { origin, lies = {} }: { origin: string; lies?: Lies }): string {
    const options = JSON.parse(optionsText) as Options;
    this.#handle = options.user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose]);
    const data = Buffer.concat([this.#head(lies.host ?? options.rp?.id ?? '', lies, true), credential]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(data.length);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59]),
      length,
      data,
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', options, origin, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Response of `navigator.credentials.get`. */
  assert(optionsText: string, { origin, lies = {} }: { origin: string; lies?: Lies }): string {
    const options = JSON.parse(optionsText) as Options;
    this.counter += 1;
    const data = this.#head(lies.host ?? options.rpId ?? '', lies, false);
    const client = clientData('webauthn.get', options, origin, lies);
    const signature = sign(
      'sha256',
      Buffer.concat([data, createHash('sha256').update(client).digest()]),
      lies.key ?? this.#keys.privateKey,
    );
    if (lies.bent) data.writeUInt32BE(9999, 33);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: lies.handle ?? this.#handle,
    });
  }

  #head(host: string, { isUnverified, isAbsent, counter }: Lies, attested: boolean): Buffer {
    const flags = (isAbsent ? 0 : 1) | (isUnverified ? 0 : 4) | (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count]);
  }

  #answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}

const clientData = (type: string, options: Options, origin: string, lies: Lies): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? options.challenge,
      origin: lies.origin ?? origin,
      crossOrigin: false,
    }),
  );
