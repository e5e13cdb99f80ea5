import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/createStaff.ts';
import { run as demoData } from '../../../src/commands/demoData.ts';
import { databasesOf } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import { templateDir } from '../engine.ts';
import { resetText } from '../services/people.ts';

describe('npm run create-staff', () => {
  let folder: string;
  let environment: Record<string, string>;
  const seeded = process.env['SEEDED_SERVER'];
  const server = seeded === undefined ? undefined : databasesOf(seeded);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-staff-'));
    environment = { DATA_DIR: join(folder, 'data'), TEMPLATE_DIR: templateDir, DEMO: 'off', BRAND_NAME: 'Northlight' };
    // On the embedded database, accounts are made by database/killed.test.ts.
    if (server) environment['DATABASE_URL'] = server.database('staff');
  });
  afterAll(() => {
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const create = (args: string[], password = '') => run(args, environment, async () => password);
  const signIn = async (email: string, password: string) => {
    const running = startPlatform(environment);
    const browser = running.browser();
    try {
      const { errors } = await browser.logIn(email, password);
      const refused = errors?.[0]?.extensions;
      if (refused?.reason === 'PASSWORD_RESET_REQUIRED') {
        await browser.get(resetText, { password: 'Chosen-Passw0rd', resetToken: refused['resetToken'] });
        await browser.logIn(email, 'Chosen-Passw0rd');
      }
      return await browser.ask(
        '{ AuthMe { email firstName lastName userType customers { customerDisplayName organizationDisplayName awsRegion } } }',
      );
    } finally {
      await running.close();
    }
  };

  it('makes the first account with the provider’s organisation and customer, and shows its password once, which the first sign-in replaces', async () => {
    const { code, says } = await create(['--email', ' First@corp.example ', '--first-name', 'Fay', '--last-name', 'First']);
    expect(code).toBe(0);
    const { data, errors } = await signIn('first@corp.example', says.split(' ').at(-1) ?? '');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      AuthMe: {
        email: 'first@corp.example',
        firstName: 'Fay',
        lastName: 'First',
        userType: 'PROVIDER_STAFF',
        customers: [{ customerDisplayName: 'Northlight', organizationDisplayName: 'Northlight', awsRegion: 'ap-southeast-2' }],
      },
    });
  });

  it('adds a second one to the same customer, with a password from the standard input', async () => {
    expect(await create(['--email', 'second@corp.example', '--password-stdin'], 'Secret-Passw0rd\n')).toMatchObject({ code: 0 });
    const { data, errors } = await signIn('second@corp.example', 'Secret-Passw0rd');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ AuthMe: { userType: 'PROVIDER_STAFF', customers: [{ customerDisplayName: 'Northlight' }] } });
  });

  it.each([
    ['an address that has an account', ['--email', 'FIRST@corp.example'], '', 1, 'already'],
    ['no address', [], '', 2, '--email'],
    ['what is no address', ['--email', 'nobody'], '', 2, 'no e-mail address'],
    ['a long address', ['--email', `${'a'.repeat(90)}@corp.example`], '', 2, '100 characters'],
    ['a long name', ['--email', 'third@corp.example', '--first-name', 'x'.repeat(51)], '', 2, '50 characters'],
    ['a weak password', ['--email', 'third@corp.example', '--password-stdin'], 'password12', 2, 'upper-case'],
    ['an option that it does not know', ['--mail', 'third@corp.example'], '', 2, '--mail'],
  ])('refuses %s', async (_, args, password, code, word) => {
    const outcome = await create(args, password);
    expect(outcome.code).toBe(code);
    expect(outcome.says).toContain(word);
  });

  it('and demo-data make nothing among data of another kind', async () => {
    expect(await demoData([], { ...environment, DEMO: 'on' })).toMatchObject({ code: 1, says: expect.stringContaining('no demo data') });
    expect(await demoData([], environment)).toMatchObject({ code: 1, says: expect.stringContaining('DEMO=on') });
    expect(await demoData(['--users', 'many'], environment)).toMatchObject({ code: 2 });
  });
});
