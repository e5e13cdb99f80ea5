/** From now on each call of the platform's API begins a trace, by the W3C's `traceparent`; no other request has one. */
export function traceCalls(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || !isOurs(input)) return send(input, init);
    const headers = new Headers(init?.headers);
    const trace = randomHex(16);
    headers.set('traceparent', `00-${trace}-${randomHex(8)}-01`);
    return send(input, { ...init, headers }).then((response) => {
      if (response.status >= 500) failed = trace;
      return response;
    });
  };
}

let failed: string | undefined;

/** The trace of the last call that failed, for the report of an error. */
export const failedTrace = (): string | undefined => failed;

const isOurs = (address: string): boolean => /^\/api\/[\w-]+\/graphql$/.test(address);

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
