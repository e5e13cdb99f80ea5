import { SignIn } from '../pages/sign-in/SignIn.tsx';
import { lacking } from '../../generated/lacking.ts';
import { askPublic } from './publicCalls.ts';
import { show } from '../../engine/app/frame/root.ts';
import { createChannel } from './session/channel.ts';
import { keepExpiry } from './session/storage.ts';
import type { Config } from './settings/config.ts';
import { demoAccounts } from './signInDemo.tsx';
import { signInTranslation } from './signInTranslation.ts';
import { whileIdle } from './whileIdle.ts';

/** Shows the form; afterwards `enter` puts the console in its place. */
export function showSignIn(config: Config, enter: () => Promise<void>): void {
  const translate = signInTranslation(config);
  const channel = createChannel();
  // Another tab of this browser signed in: the session is here already.
  const silence = channel.listen((news) => news.kind === 'signedIn' && location.reload());
  const later = async () => (await import('./signInLater.tsx')).laterSteps(config);
  document.title = translate('signIn.documentTitle');
  const query = new URLSearchParams(location.search);
  const isPasswordSet = query.has('passwordSet');
  // Show it only once, not again after a reload.
  query.delete('passwordSet');
  if (isPasswordSet) history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query.toString()}` : ''}`);
  show(
    <SignIn
      translate={translate}
      ask={askPublic}
      brandName={config.brandName}
      policyUrls={config.policyUrls}
      notice={isPasswordSet ? translate('signIn.passwordSet') : undefined}
      later={later}
      passkeys={isPasskeyHost(config)}
      suggestPasskeys={(signal, onChosen) =>
        whileIdle(async () => {
          if (!signal.aborted) await (await later()).suggestPasskeys(signal, onChosen);
        })
      }
      onSignedIn={({ expiresAt }, email) => {
        keepExpiry(expiresAt);
        silence();
        channel.post({ kind: 'signedIn', email });
        void enter();
      }}
      aside={config.demo ? demoAccounts : undefined}
    />,
  );
  // While the form is filled in, the code of what follows comes (stack.md, point 11).
  whileIdle(() =>
    Promise.all([
      later(),
      import('../../engine/app/frame/libraries.ts'),
      import('./showConsole.tsx'),
      import('./start.ts'),
      import('../locales/later/index.ts'),
    ]),
  );
}

/** Passkeys need an HTTPS page, or localhost, and a platform that knows them. */
const isPasskeyHost = ({ unfit }: Config): boolean =>
  'PublicKeyCredential' in window && !lacking.has('Mutation.AuthPasskeyLogin') && !unfit.includes('AuthPasskeyLogin');
