import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { misfitText } from '../engine/compile/problems.ts';
import type { Api } from '../engine/server/knownApi.ts';
import { createConsole } from '../platform/http/console.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { createNodeServer } from '../platform/http/node.ts';
import { messageOf } from './apiArguments.ts';
import type { SignInWay } from './auth.ts';
import { createConsoleServer } from './consoleServer.ts';
import { placed } from './places.ts';
import { providerOrigins } from './provider.ts';

export interface ServeOptions {
  api: Api;
  brand: string;
  /** 0 takes a free one. */
  port: number;
  /** Folder of the built page. */
  assets: string;
  way?: SignInWay | undefined;
}

/** Serves a built console and returns its address. Listens on loopback only: whoever reaches it may do what the headers may. */
export async function serve({ port: requested, ...given }: ServeOptions): Promise<string> {
  const options = { ...given, connections: await providerOrigins(given.way?.answer) };
  let handle = createConsoleServer({ ...options, port: requested });
  const server = createNodeServer((incoming) => handle(incoming));
  const port = await listen(server, requested);
  if (port !== requested) handle = createConsoleServer({ ...options, port });
  return `http://localhost:${port}`;
}

/** Serves what a static build wrote as any web host does: pages call the API themselves. */
export async function serveFiles(folder: string, endpoint: string, requested: number, way?: SignInWay): Promise<string> {
  const page = createConsole(folder);
  const headers = securityHeaders({ publicUrl: 'http://localhost' }, [new URL(endpoint).origin, ...(await providerOrigins(way?.answer))]);
  const server = createNodeServer(async (incoming) => {
    const answer = page(incoming);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  });
  return `http://localhost:${await listen(server, requested)}`;
}

/** Listens on loopback until a signal ends the process; returns the port. */
export async function listen(server: Server, requested: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(requested, '127.0.0.1', resolve);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
      // The sockets of `dev` are no connections of the server any more, but keep it open.
      setTimeout(() => process.exit(0), 500).unref();
    });
  return (server.address() as AddressInfo).port;
}

export function welcome({ host, own, fromKept, away }: Api, address: string, way?: SignInWay, folder = '.'): string {
  const lines = [`\n  ${address}  the console of ${host}\n`];
  if (away !== undefined) lines.push(`  ${away} The page says so, and opens as soon as it answers.`);
  else if (way?.answer.kind === 'oidc')
    lines.push(`  Users sign in at ${way.answer.authority}. Redirect address to register there: ${address}/`);
  else if (!own && way) lines.push('  The API tells its schema to users who signed in.');
  else if (!own) lines.push('  The API needs a token: enter one in the page, or pass --header.');
  else {
    const { entries, dialect } = own;
    lines.push(`  ${entries.length} ${entries.length === 1 ? 'list' : 'lists'} found. ${recognised(dialect.name, dialect.evidence)}`);
    lines.push('  “Not shown” at the foot of the menu says what of the API is on no page, and why.');
    if (fromKept) lines.push(`  ${host} does not answer: this is what it said another time.`);
    for (const drifted of placed(own.drifted, folder)) lines.push(`  ${misfitText(drifted)}`);
  }
  return `${lines.join('\n')}\n\n`;
}

/** Other dialects are named after what they are for. */
function recognised(dialect: string, evidence: readonly string[]): string {
  if (dialect === 'plain') return 'Paging, filters and sorting were recognised by the usual names of arguments.';
  return `The API looks like ${apis[dialect] ?? `“${dialect}”`}: ${evidence.join(' ')}`;
}

const apis: Readonly<Record<string, string>> = {
  ...{ relay: 'a Relay API', hasura: 'Hasura', postgraphile: 'PostGraphile', prisma: 'Prisma or Keystone', payload: 'Payload' },
  ...{ options: 'Vendure', strapi: 'Strapi', directus: 'Directus' },
};

export function explained(fault: unknown): string {
  if ((fault as NodeJS.ErrnoException).code === 'EADDRINUSE') return 'The port is in use: choose another one with --port.';
  return messageOf(fault) ?? `The console could not start: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`;
}
