import { ask } from '../../engine/client/ask.ts';
import { AuthForgetPassword, AuthResetPassword } from '../../generated/accountDocuments.ts';
import type { AskAccount } from '../pages/sign-in/accountFlow.ts';
import { ForgottenPassword } from '../pages/sign-in/ForgottenPassword.tsx';
import type { Answers } from '../../generated/operationTypes.ts';
import { Frame } from '../../engine/app/frame/Frame.tsx';
import { ResetPassword } from '../pages/sign-in/ResetPassword.tsx';
import { signInAccount } from '../locales/signInAccount.ts';
import { show } from '../../engine/app/frame/root.ts';
import { forgetSession } from './session/storage.ts';
import type { Config } from './settings/config.ts';
import { signInTranslation } from './signInTranslation.ts';

/** The two pages that stand outside of any session: a forgotten password, and a new one by the mailed link (spec 1 §2.2). */
export function showAccountPage(config: Config): void {
  const translate = signInTranslation(config, signInAccount);
  const resetting = location.pathname === '/resetPassword';
  const query = new URLSearchParams(location.search);
  const [token, email] = [query.get('token') ?? '', query.get('email') ?? ''];
  // Neither in the history nor in a referrer: the link is good until it is used.
  if (token) history.replaceState(null, '', '/resetPassword');
  document.title = translate(`signIn.${resetting ? 'reset' : 'forgotten'}.documentTitle`);
  const done = () => {
    // All sessions have ended, this browser's as well.
    forgetSession();
    location.assign('/login?passwordSet');
  };
  show(
    <Frame brandName={config.brandName}>
      {resetting ? (
        <ResetPassword translate={translate} ask={askAccount} token={token} onDone={done} />
      ) : (
        <ForgottenPassword translate={translate} ask={askAccount} email={email} />
      )}
    </Frame>,
  );
}

const documents = { AuthForgetPassword, AuthResetPassword };

const askAccount: AskAccount = async (region, operation, variables) =>
  (await ask<Answers>(documents[operation].text, variables, { region }))[operation];
