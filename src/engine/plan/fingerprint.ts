/** Running 128-bit hash of texts, equal everywhere: Web Crypto needs a secure connection, and the whole file at once. */
export class Fingerprint {
  private readonly state = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];

  add(text: string): this {
    let [a = 0, b = 0, c = 0, d = 0] = this.state;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      a = b ^ Math.imul(a ^ code, 597_399_067);
      b = c ^ Math.imul(b ^ code, 2_869_860_233);
      c = d ^ Math.imul(c ^ code, 951_274_213);
      d = a ^ Math.imul(d ^ code, 2_716_044_179);
    }
    this.state.splice(0, 4, a, b, c, d);
    return this;
  }

  /** 32 hexadecimal characters. */
  text(): string {
    const [a = 0, b = 0, c = 0, d = 0] = this.state;
    const mixed = [
      Math.imul(c ^ (a >>> 18), 597_399_067),
      Math.imul(d ^ (b >>> 22), 2_869_860_233),
      Math.imul(a ^ (c >>> 17), 951_274_213),
      Math.imul(b ^ (d >>> 19), 2_716_044_179),
    ];
    return mixed.map((each) => (each >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

export const fingerprintOf = (text: string): string => new Fingerprint().add(text).text();
