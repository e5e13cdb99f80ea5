import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const createStaff = fileURLToPath(new URL('../../src/commands/createStaff.ts', import.meta.url));

interface Ended {
  code: unknown;
  out: string;
  error: string;
}

const start = (args: string[], settings: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: fileURLToPath(new URL('none', import.meta.url)), ...settings };
    execFile(process.execPath, ['--import', 'tsx', createStaff, ...args], { env }, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : failure.code, out, error }),
    );
  });

describe('a command that is started', () => {
  it('says without a trace what is wrong with a setting or the database, on the error stream, and exits with 1', async () => {
    const email = ['--email', 'first@corp.example'];
    // Nothing listens at port 1.
    const [setting, away] = await Promise.all([
      start(email, { PUBLIC_URL: 'nowhere' }),
      start(email, { DATABASE_URL: 'postgresql://console@127.0.0.1:1/console' }),
    ]);
    const words = 'The configuration is not usable:\n  PUBLIC_URL must be a URL that starts with http:// or https://\n';
    expect(setting).toEqual({ code: 1, out: '', error: words });
    expect(away).toEqual({ code: 1, out: '', error: expect.stringMatching(/^The database does not answer .*\n$/) as string });
  });

  it('exits with 2, and says how it is used, if it is given what it doesn’t know', async () => {
    const { code, out, error } = await start(['--nonsense']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain("Unknown option '--nonsense'");
    expect(error).toContain('npm run create-staff');
  });
});
