import { createQueryClient } from '../client/queryClient.ts';
import { Frame } from './frame/Frame.tsx';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import { currentLocale } from '../texts/detect.ts';
import { createI18n } from '../texts/i18n.ts';
import { createTranslate, type Translate } from '../texts/translate.ts';
import { listenTo, reportCrash } from './frame/reporting.ts';
import { registeredLanguages, singleParts } from '../screens/values/registry.ts';
import { show } from './frame/root.ts';
import { AnyConsole } from './AnyConsole.tsx';
import './define.ts';
import { createResources } from './resources.ts';
import { texts } from './texts.ts';
import type { Oidc, OidcError } from './oidc.ts';
import { oidcText } from './oidcText.ts';
import { SignInForm } from './SignInForm.tsx';

/** Puts the console of an API on the page. */
export async function showAny(answer: ConsoleAnswer): Promise<void> {
  const languages = registeredLanguages();
  const i18n = await createI18n(texts, currentLocale(null, Object.keys(languages)), answer.brand, { languages });
  const { onEvent } = singleParts();
  if (onEvent) listenTo((kind, what) => kind !== 'user' && onEvent(kind, what));
  show(<AnyConsole answer={answer} i18n={i18n} resources={createResources(answer)} queryClient={createQueryClient()} />);
}

/** The API tells nothing to those whom it does not know. */
export function showSignIn(answer: ConsoleAnswer, onSignedIn: () => void, failure?: string): void {
  const { brand } = answer;
  const translate = createTranslate(texts, { brand });
  document.title = `${translate('any.signIn.title')} – ${brand}`;
  show(
    <Frame brandName={brand}>
      <SignInForm translate={translate} answer={answer} onSignedIn={onSignedIn} failure={failure} />
    </Frame>,
  );
}

/** Back from the provider: the page that one was on, or why not. */
export async function showReturn(answer: ConsoleAnswer, oidc: Oidc, again: () => void): Promise<void> {
  const translate = createTranslate(texts, { brand: answer.brand });
  try {
    const to = await oidc.finish();
    if (to === undefined) return showClosing(answer, translate);
    history.replaceState(null, '', to);
    again();
  } catch (fault) {
    history.replaceState(null, '', '/');
    const { host, redirect } = oidc;
    const isKnown = typeof fault === 'object' && fault !== null && 'key' in fault;
    showSignIn(answer, again, isKnown ? oidcText(translate, fault as OidcError, { host, api: answer.host, redirect }) : String(fault));
  }
}

/** A sign-in window that the browser does not let close itself. */
function showClosing({ brand }: ConsoleAnswer, translate: Translate): void {
  show(
    <Frame brandName={brand}>
      <div className="signin-form" role="status">
        <h1>{translate('any.oidc.done')}</h1>
        <p>{translate('any.oidc.doneText')}</p>
      </div>
    </Frame>,
  );
}

/** A part that the user registered fails before anything is shown. */
export function showBroken(fault: unknown): void {
  reportCrash(fault);
  const translate = createTranslate(texts, {});
  const title = translate('shell.crash.title', { brand: 'Console' });
  document.title = title;
  show(
    <Frame brandName="Console">
      <div className="signin-form" role="alert">
        <h1>{title}</h1>
        <p>{fault instanceof Error ? fault.message : String(fault)}</p>
      </div>
    </Frame>,
  );
}

/** The console's server does not respond, or never reached the API. */
export function showAway(retry: () => void, api?: ConsoleAnswer): void {
  const { brand = 'Console', host, away } = api ?? {};
  const translate = createTranslate(texts, {});
  const say = (part: string) => translate(`any.away.${api ? 'api.' : ''}${part}`, { host });
  document.title = say('title');
  show(
    <Frame brandName={brand}>
      <div className="signin-form" role="alert">
        <h1>{say('title')}</h1>
        {away !== undefined && <p>{away || translate('any.signIn.apiAway', { host })}</p>}
        <p>{say('text')}</p>
        <button type="button" className="signin-submit" onClick={retry}>
          {translate('any.away.retry')}
        </button>
      </div>
    </Frame>,
  );
}
