import { AuthMfaLogin, AuthPasskeyLogin, AuthResendMfaCode, AuthStartPasskeyLogin } from '../../generated/accountDocuments.ts';
import { CodeStep } from '../pages/sign-in/CodeStep.tsx';
import { Frame } from '../../engine/app/frame/Frame.tsx';
import type { LaterSteps } from '../pages/sign-in/laterSteps.ts';
import { LockedStep } from '../pages/sign-in/LockedStep.tsx';
import { signInLater } from '../locales/signInLater.ts';
import { askBy } from './publicCalls.ts';
import { regionToAsk } from './regions.ts';
import { storesHealth } from '../../engine/client/ask.ts';
import { report } from '../../engine/app/frame/reporting.ts';
import { show } from '../../engine/app/frame/root.ts';
import type { Config } from './settings/config.ts';
import { signInTranslation } from './signInTranslation.ts';

/** Code and texts of the steps after the first one. */
export const laterSteps = (config: Config): LaterSteps => ({
  CodeStep,
  LockedStep,
  translate: signInTranslation(config, signInLater),
  ask: askLater,
  signInByPasskey: async () => (await import('../pages/sign-in/passkeyFlow.ts')).signInByPasskey(askLater),
  suggestPasskeys: async (signal, onChosen) =>
    (await import('../pages/sign-in/passkeyFlow.ts')).suggestPasskeys(askLater, signal, onChosen),
});

const askLater = askBy({ AuthMfaLogin, AuthResendMfaCode, AuthStartPasskeyLogin, AuthPasskeyLogin });

/** A `redirect` that leads nowhere, or where it must not (spec 1 §2.1, §8). */
export function showRefusal(config: Config, reason: 'invalid' | 'blocked'): void {
  const translate = signInTranslation(config, signInLater);
  const message = translate(`signIn.redirect.${reason}`);
  report(message);
  const [title = message, text] = message.split(' - ');
  document.title = title;
  show(
    <Frame brandName={config.brandName}>
      <div className="signin-form">
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="signin-submit" href="/">
          {translate('signIn.redirect.goOn')}
        </a>
      </div>
    </Frame>,
  );
}

const retriesEach = 3000;

/** Nobody answered at the start, or a store was away: tries again by itself once the stores answer. */
export function showUnreachable(config: Config, { isAway, retry }: { isAway: boolean; retry: () => void }): void {
  const translate = signInTranslation(config, signInLater);
  document.title = translate('signIn.unreachable.title');
  const address = storesHealth(regionToAsk(location.pathname));
  const again = () => {
    clearInterval(timer);
    retry();
  };
  const timer = setInterval(async () => {
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) again();
  }, retriesEach);
  show(
    <Frame brandName={config.brandName}>
      <div className="signin-form" role="alert">
        <h1>{translate('signIn.unreachable.title')}</h1>
        <p>{translate(`signIn.unreachable.${isAway ? 'away' : 'text'}`)}</p>
        <button type="button" className="signin-submit" onClick={again}>
          {translate('signIn.unreachable.retry')}
        </button>
      </div>
    </Frame>,
  );
}
