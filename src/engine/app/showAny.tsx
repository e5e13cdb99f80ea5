import { createQueryClient } from '../client/queryClient.ts';
import { Frame } from './frame/Frame.tsx';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import { currentLocale } from '../texts/detect.ts';
import { createI18n } from '../texts/i18n.ts';
import { createTranslate } from '../texts/translate.ts';
import { listenTo, report } from './frame/reporting.ts';
import { registeredLanguages, singleParts } from '../screens/values/registry.ts';
import { show } from './frame/root.ts';
import { AnyConsole } from './AnyConsole.tsx';
import './define.ts';
import { createResources } from './resources.ts';
import { texts } from './texts.ts';
import { TokenForm } from './TokenForm.tsx';

/** Puts the console of an API on the page. */
export async function showAny(answer: ConsoleAnswer): Promise<void> {
  const languages = registeredLanguages();
  const i18n = await createI18n(texts, currentLocale(null, Object.keys(languages)), answer.brand, { languages });
  const { onEvent } = singleParts();
  if (onEvent) listenTo((kind, what) => kind !== 'user' && onEvent(kind, what));
  show(<AnyConsole answer={answer} i18n={i18n} resources={createResources(answer)} queryClient={createQueryClient()} />);
}

/** The API tells nothing to those whom it does not know. */
export function showSignIn({ brand, host }: ConsoleAnswer, onSignedIn: () => void): void {
  const translate = createTranslate(texts, { brand });
  document.title = `${translate('any.signIn.title')} – ${brand}`;
  show(
    <Frame brandName={brand}>
      <TokenForm translate={translate} host={host} onSignedIn={onSignedIn} />
    </Frame>,
  );
}

/** A part that the user registered fails before anything is shown. */
export function showBroken(fault: unknown): void {
  report(fault);
  const translate = createTranslate(texts, {});
  document.title = translate('shell.crash.title');
  show(
    <Frame brandName="Console">
      <div className="signin-form" role="alert">
        <h1>{translate('shell.crash.title')}</h1>
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
        {away !== undefined && <p>{away}</p>}
        <p>{say('text')}</p>
        <button type="button" className="signin-submit" onClick={retry}>
          {translate('any.away.retry')}
        </button>
      </div>
    </Frame>,
  );
}
