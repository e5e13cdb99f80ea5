import { ask } from '../../engine/client/ask.ts';
import {
  AuthMfaLogin,
  AuthResendMfaCode,
  IDPCompleteSSOStep,
  IDPConfirmSSOStep,
  IDPGetSSOStep,
  IDPMailSSOStep,
} from '../../generated/accountDocuments.ts';
import { AuthEmailLogin, AuthGetUserRegion } from '../../generated/documents.ts';
import type { Answers } from '../../generated/operationTypes.ts';
import { Frame } from '../../engine/app/frame/Frame.tsx';
import { SsoStep } from '../pages/sign-in/SsoStep.tsx';
import type { AskStep } from '../pages/sign-in/stepFlow.ts';
import { signInLater } from '../locales/signInLater.ts';
import { signInSsoStep } from '../locales/signInSsoStep.ts';
import { askBy } from './publicCalls.ts';
import { regionToAsk } from './regions.ts';
import { show } from '../../engine/app/frame/root.ts';
import { keepExpiry } from './session/storage.ts';
import type { Config } from './settings/config.ts';
import { signInTranslation } from './signInTranslation.ts';

/** Renders the extra step of a single sign-on; a separate chunk, since most sign-ins don't need it. */
export function showSsoStep(config: Config, go: (url: string) => void): void {
  const translate = signInTranslation(config, { ...signInLater, ...signInSsoStep });
  const token = new URLSearchParams(location.search).get('confirm') ?? undefined;
  // Keep the token out of the history and referrers: it is valid until it is used.
  if (token) history.replaceState(null, '', '/loginWithSSO?step=confirm');
  document.title = translate('signIn.ssoStep.documentTitle');
  show(
    <Frame brandName={config.brandName}>
      <SsoStep
        translate={translate}
        ask={askPublic}
        askStep={askStep}
        {...(token && { token })}
        leave={(to, expiresAt) => {
          keepExpiry(expiresAt);
          go(to);
        }}
        openReset={(resetToken) => go(`/resetPassword?token=${resetToken}`)}
      />
    </Frame>,
  );
}

const askPublic = askBy({ AuthEmailLogin, AuthGetUserRegion, AuthMfaLogin, AuthResendMfaCode });
const documents = { IDPGetSSOStep, IDPMailSSOStep, IDPConfirmSSOStep, IDPCompleteSSOStep };

/** Every region can serve a step; a session only works in its own. */
const askStep: AskStep = async (operation, variables, region = regionToAsk(location.pathname)) =>
  (await ask<Answers>(documents[operation].text, variables, { region }))[operation];
