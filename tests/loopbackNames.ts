import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';

// Tests ask no name server: names outside this machine don't exist, at once. A slow server would hold the threads that files and hashes need.

const isOwn = (host: string): boolean => host === 'localhost' || isIP(host) > 0;

function notFound(host: string): NodeJS.ErrnoException {
  const error: NodeJS.ErrnoException = new Error(`getaddrinfo ENOTFOUND ${host}`);
  return Object.assign(error, { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: host });
}

const marked = dns as typeof dns & { asksNobody?: true };
if (!marked.asksNobody) {
  marked.asksNobody = true;
  const { lookup } = dns;
  const { lookup: promised } = dns.promises;
  type Answer = (error: NodeJS.ErrnoException) => void;
  const byCallback = (host: string, ...rest: unknown[]): void => {
    if (isOwn(host)) Reflect.apply(lookup, dns, [host, ...rest]);
    else process.nextTick(rest.at(-1) as Answer, notFound(host));
  };
  const byPromise = async (host: string, ...rest: unknown[]): Promise<unknown> => {
    if (isOwn(host)) return Reflect.apply(promised, dns.promises, [host, ...rest]);
    throw notFound(host);
  };
  Object.assign(dns, { lookup: byCallback });
  Object.assign(dns.promises, { lookup: byPromise });
  syncBuiltinESMExports();
}
