// Algorithms of encrypted assertions (XML Encryption 1.1) that are accepted.

export const contentEncryption = {
  authenticated: ['http://www.w3.org/2009/xmlenc11#aes256-gcm', 'http://www.w3.org/2009/xmlenc11#aes128-gcm'],
  /** Accepted inside a signed response only: else answers would reveal whether a forged text decrypts (Jager and Somorovsky, 2011). */
  unauthenticated: ['http://www.w3.org/2001/04/xmlenc#aes256-cbc', 'http://www.w3.org/2001/04/xmlenc#aes128-cbc'],
} as const;

export const keyEncryption = ['http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p'] as const;

/** SHA-1 within OAEP, its default, is no signature: its collisions help nobody. */
export const keyDigests = ['http://www.w3.org/2000/09/xmldsig#sha1'] as const;
