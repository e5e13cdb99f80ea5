declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    on(event: 'server_error', listener: (context: unknown, fault: Error) => void): void;
    AccessToken: { find(token: string): Promise<{ isExpired: boolean } | undefined> };
  }
}
