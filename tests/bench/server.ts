import { spawn, type ChildProcess } from 'node:child_process';

export interface Running {
  pid: number;
  address: string;
  stop(): Promise<void>;
}

/** Starts a Node program that answers on a port, waits for its first answer, and knows how to end it. */
export async function startServer(args: string[], port: number, env: Record<string, string>, probe = '/readyz'): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answered(child, address + probe);
  return { pid: child.pid ?? 0, address, stop: () => end(child) };
}

async function answered(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 6000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await end(child);
  throw new Error(`${url} did not answer within 30 s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Signs a demo account in; answers what each of its calls must carry. */
export async function signedIn(address: string, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/ap-southeast-2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { expiresAt } }',
      variables: { email, password: 'Demo-Passw0rd!' },
    }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrf='))?.slice('csrf='.length);
  if (!token) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  return { cookie: cookies.join('; '), 'x-csrf-token': decodeURIComponent(token) };
}
