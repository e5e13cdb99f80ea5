import { spawn, type ChildProcess } from 'node:child_process';

/** Starts a process and waits for what it prints. */
export async function started(args: string[], prints: RegExp) {
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const found = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part) => {
      text += String(part);
      const [, address] = prints.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${text}`)));
  });
  return { found, stop: async () => (child.kill('SIGTERM'), ended) };
}
