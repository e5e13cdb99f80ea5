import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createStores } from '../platform/database/stores.ts';
import { createIds } from '../platform/ids.ts';
import { createStaff } from '../platform/services/users/staff.ts';
import { settingsHelp } from '../platform/settings/help.ts';
import { readSettings } from '../platform/settings/read.ts';
import { limits } from '../domain/limits.ts';
import { asCommand } from './commandLine.ts';
import type { Outcome } from '../package/Outcome.ts';

const usage = `npm run create-staff -- --email you@your.example [--first-name Sam --last-name Staff] [--password-stdin]

Makes an account of the provider's staff, who administer every customer. A password is made up and shown once,
unless --password-stdin reads one from the standard input. It reads these settings:

${settingsHelp(['Data'])}`;

/** Makes a staff account from the command line; answers what to say and the exit code. */
export async function run(args: string[], environment: NodeJS.ProcessEnv, input: () => Promise<string>): Promise<Outcome> {
  const given = read(args);
  if (typeof given === 'string') return { code: 2, says: given };
  const password = given.fromInput ? (await input()).replace(/\r?\n$/, '') : madeUp();
  const weak = given.fromInput ? weakness(password) : null;
  if (weak) return { code: 2, says: weak };
  const settings = readSettings(environment);
  const stores = createStores(settings);
  try {
    const now = () => new Date();
    const made = await createStaff({ stores, settings, now, newId: createIds(now) }, { ...given, password, forceReset: !given.fromInput });
    if (!made) return { code: 1, says: `There is an account of ${given.email} already.` };
    return { code: 0, says: `Made ${given.email}.${given.fromInput ? '' : ` Its password, shown only here: ${password}`}` };
  } finally {
    await stores.close();
  }
}

interface StaffAccount {
  email: string;
  firstName: string;
  lastName: string;
  fromInput: boolean;
}

function read(args: string[]): StaffAccount | string {
  let values;
  try {
    const option = { type: 'string' } as const;
    ({ values } = parseArgs({
      args,
      options: {
        email: option,
        'first-name': option,
        'last-name': option,
        'password-stdin': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return `${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`;
  }
  const email = values.email?.trim() ?? '';
  if (values.help || !email) return usage;
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return `${email} is no e-mail address.`;
  if (email.length > limits.email) return `Please keep the email within ${limits.email} characters.`;
  const [firstName, lastName] = [values['first-name']?.trim() || 'Provider', values['last-name']?.trim() || 'Staff'];
  if (firstName.length > limits.personName || lastName.length > limits.personName)
    return `Please keep names within ${limits.personName} characters.`;
  return { email, firstName, lastName, fromInput: values['password-stdin'] ?? false };
}

const classes = [/[a-z]/, /[A-Z]/, /\d/, /[-+_!@#$%^&*.,? ]/];

const weakness = (password: string): string | null =>
  password.length >= limits.newPasswordAtLeast && password.length <= limits.password && classes.every((each) => each.test(password))
    ? null
    : `A password has ${limits.newPasswordAtLeast} to ${limits.password} characters, among them a lower-case and an upper-case letter, a digit and a special character.`;

/** Twenty characters that are easy to tell apart aloud: about 110 random bits. */
function madeUp(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  for (;;) {
    const parts = Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''));
    const password = parts.join('-');
    if (!weakness(password)) return password;
  }
}

await asCommand(import.meta.url, (args) => run(args, process.env, () => text(process.stdin)));
