import type { Translate } from '../../../engine/texts/translate.ts';

export interface DemoAccount {
  email: string;
  /** A key below `signIn.demo`. */
  kind: string;
}

const accountName = 'northlight-training';

const password = 'Demo-Passw0rd!';
const accounts: DemoAccount[] = [
  { email: 'staff@demo.example', kind: 'staff' },
  { email: 'admin@acme.example', kind: 'admin' },
  { email: 'recruiter@acme.example', kind: 'recruiter' },
  { email: 'manager@acme.example', kind: 'manager' },
  { email: 'mfa@acme.example', kind: 'mfa' },
  { email: 'admin@globex.example', kind: 'other' },
];

/** The accounts of the demo, each a click away; the platform says whether this is one. */
export function DemoAccounts({ translate, fill }: { translate: Translate; fill?: (account: { email: string; password: string }) => void }) {
  const outbox = (
    <p>
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        {translate('signIn.demo.outbox')}
      </a>
    </p>
  );
  const sso = (
    <p>
      <a href={`/loginWithSSO?account_name=${accountName}`}>{translate('signIn.demo.sso', { accountName })}</a>
    </p>
  );
  return (
    <aside className="signin-demo" aria-label={translate('signIn.demo.title')}>
      {fill ? <Accounts translate={translate} fill={fill} /> : null}
      {fill ? sso : null}
      {outbox}
    </aside>
  );
}

function Accounts({ translate, fill }: { translate: Translate; fill: (account: { email: string; password: string }) => void }) {
  return (
    <details open={matchMedia('(min-width: 720px)').matches}>
      <summary>{translate('signIn.demo.title')}</summary>
      <p>{translate('signIn.demo.help')}</p>
      <ul>
        {accounts.map(({ email, kind }) => (
          <li key={email}>
            <button type="button" onClick={() => fill({ email, password })}>
              <span>{email}</span>
              <small>{translate(`signIn.demo.${kind}`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
