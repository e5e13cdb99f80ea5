/** The parts of samlp that the tests use; the package brings no types. */
declare module 'samlp' {
  interface Incoming {
    method: string;
    query: Record<string, string>;
  }
  interface Outgoing {
    set: (name: string, value: string) => void;
    send: (body: unknown) => void;
  }
  type Next = (error?: unknown) => void;
  type Handler = (request: Incoming, response: Outgoing, next: Next) => void;
  type Found = (error: unknown, address?: string) => void;

  const samlp: {
    parseRequest: (request: Incoming, done: (fault: unknown, found?: { id: string; assertionConsumerServiceURL: string }) => void) => void;
    auth: (
      options: Record<string, unknown> & { getPostURL: (audience: string, request: Document, incoming: Incoming, found: Found) => void },
    ) => Handler;
    sendError: (options: Record<string, unknown> & { getPostURL: (incoming: Incoming, found: Found) => void }) => Handler;
  };
  export default samlp;
}
