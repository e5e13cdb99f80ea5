import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPubSub, createSchema, createYoga } from 'graphql-yoga';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

interface Events {
  [name: string]: [unknown];
}

export interface LiveApi {
  url: string;
  /** Publishes a payload of a subscription. */
  emit: (name: 'bookAdded' | 'bookChanged' | 'bookDeleted', payload: unknown) => void;
  /** Subscriptions that are open. */
  open: () => number;
  /** Subscriptions that were opened, closed ones included. */
  opened: () => number;
  authorizations: (string | undefined)[];
  stop: () => Promise<void>;
}

const typeDefs = `type Book { id: ID! title: String! }
  type Query { books(limit: Int, offset: Int): [Book!]! book(id: ID!): Book }
  type Mutation { updateBook(id: ID!, title: String!): Book createBook(title: String!): Book }
  type Subscription { bookAdded: Book! bookChanged: Book! bookDeleted: ID! }`;

interface Options {
  /** Protocols that the API speaks. */
  speaks?: 'sse' | 'graphql-ws' | 'none';
  /** Every request needs this token. */
  token?: string;
  books?: { id: string; title: string }[];
  port?: number;
}

/** Yoga, with server-sent events as it serves them, or the WebSocket server of graphql-ws at the same address. */
export async function startLiveApi({
  speaks = 'sse',
  token,
  books = [{ id: '1', title: 'Ferns' }],
  port = 0,
}: Options = {}): Promise<LiveApi> {
  const pubSub = createPubSub<Events>();
  const authorizations: (string | undefined)[] = [];
  let open = 0;
  let opened = 0;
  const listen = (name: string) => ({
    // No generator: its end would wait for the next payload.
    subscribe: () => {
      const payloads = pubSub.subscribe(name);
      let left = false;
      open += 1;
      opened += 1;
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        next: async () => {
          const { value, done } = await payloads.next();
          return done ? { value: undefined, done } : { value: { [name]: value }, done: false };
        },
        return: async () => {
          if (!left) open -= 1;
          left = true;
          await payloads.return();
          return { value: undefined, done: true };
        },
      };
    },
  });
  const find = (id: string) => books.find((book) => book.id === id) ?? null;
  const schema = createSchema({
    typeDefs,
    resolvers: {
      Query: {
        books: (_, { offset = 0, limit }) => books.slice(offset, limit ? offset + limit : undefined),
        book: (_, { id }) => find(id),
      },
      Mutation: {
        updateBook: (_, { id, title }) => Object.assign(find(id) ?? {}, { title }),
        createBook: (_, { title }) => books[books.push({ id: String(books.length + 1), title }) - 1],
      },
      Subscription: { bookAdded: listen('bookAdded'), bookChanged: listen('bookChanged'), bookDeleted: listen('bookDeleted') },
    },
  });
  const refuses = (header: string | undefined): boolean => token !== undefined && header !== `Bearer ${token}`;
  const yoga = createYoga({ schema, logging: false, landingPage: false, graphiql: false, maskedErrors: false });
  const server = createServer((request, response) => {
    const streams = request.headers.accept?.includes('text/event-stream');
    authorizations.push(request.headers.authorization);
    if (refuses(request.headers.authorization)) return void response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    if (streams && speaks !== 'sse')
      return void response
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"errors":[{"message":"No subscriptions over HTTP."}]}');
    void yoga(request, response);
  });
  const sockets = speaks === 'graphql-ws' ? socketsAt(server) : undefined;
  if (sockets)
    useServer<Record<string, unknown>, { request?: IncomingMessage }>(
      {
        schema,
        onConnect: ({ connectionParams = {} }) => {
          authorizations.push(connectionParams['Authorization'] as string | undefined);
          return !refuses(connectionParams['Authorization'] as string | undefined);
        },
      },
      sockets,
    );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    emit: (name, payload) => pubSub.publish(name, payload),
    open: () => open,
    opened: () => opened,
    authorizations,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets?.clients ?? []) socket.terminate();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const socketsAt = (server: Server): WebSocketServer => new WebSocketServer({ server, path: '/graphql' });
