import type { Settings } from '../platform/context.ts';
import { demoAccounts, demoPassword } from '../platform/demo/accounts.ts';

export function welcome(settings: Settings): string {
  const lines = [`The console runs at ${settings.publicUrl}`, ''];
  const elsewhere = settings.platforms && [...new Set(Object.values(settings.platforms))];
  if (elsewhere) {
    lines.push(`for the platform at ${elsewhere.join(', ')}`, '', 'Stop it with Ctrl+C.');
  } else if (settings.demo) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push('Sign in as', ...demoAccounts.map((account) => `  ${account.email.padEnd(width)}  ${describe(account)}`), '');
    lines.push(`with the password ${demoPassword}`, '');
    if (!settings.smtpUrl) lines.push(`Mails, with the codes in them, are read at ${settings.publicUrl}/dev/outbox`, '');
    lines.push('Stop it with Ctrl+C.');
  } else {
    lines.push('The demo is off. Make the first account with', '  npm run create-staff -- --email you@your.example');
    if (settings.ownHost) lines.push('', 'Set PUBLIC_URL to the address that people open: mails link to it.');
  }
  return box(lines);
}

const kinds = {
  PROVIDER_STAFF: 'provider staff',
  CUSTOMER_ADMIN: 'customer admin',
  RECRUITER: 'recruiter',
  HIRING_MANAGER: 'hiring manager',
};

const describe = ({ userType, customer, mfaEnabled }: (typeof demoAccounts)[number]): string =>
  [kinds[userType], userType !== 'PROVIDER_STAFF' && `of ${customer}`, mfaEnabled && 'with a mailed code'].filter(Boolean).join(' ');

function box(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const framed = lines.map((line) => `│ ${line.padEnd(width)} │`);
  return ['', `┌${'─'.repeat(width + 2)}┐`, ...framed, `└${'─'.repeat(width + 2)}┘`, ''].join('\n');
}
