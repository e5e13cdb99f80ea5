import { fileURLToPath } from 'node:url';
import type { Outcome } from '../package/Outcome.ts';

/** Runs a command when its file is what was started; a test that imports it runs nothing. */
export async function asCommand(url: string, run: (args: string[]) => Promise<Outcome>): Promise<void> {
  if (process.argv[1] !== fileURLToPath(url)) return;
  const { code, says } = await run(process.argv.slice(2)).catch(async (error: unknown): Promise<Outcome> => {
    // Imported on failure only: these errors load much of the platform.
    const { explainError } = await import('./explainError.ts').catch(() => {
      throw error;
    });
    const message = explainError(error);
    if (message === undefined) throw error;
    return { code: 1, says: message };
  });
  (code === 0 ? process.stdout : process.stderr).write(`${says}\n`);
  process.exitCode = code;
}
