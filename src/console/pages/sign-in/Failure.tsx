import type { Failed } from './flow.ts';
import type { Translate } from '../../../engine/texts/translate.ts';

/** Why the last step failed; read out at once by screen readers. */
export function Failure({ failure, translate }: { failure?: Failed; translate: Translate }) {
  // The live region exists before its text, else some readers stay silent.
  return (
    <div role="alert" className={failure ? 'signin-failure' : undefined}>
      {failure?.title && <strong>{translate(failure.title)}</strong>}
      {failure?.messages.map((message) => (
        <p key={message.key}>{translate(message.key, message.args)}</p>
      ))}
      {failure?.sso && <a href={`/loginWithSSO?account_name=${failure.sso}`}>{translate('signIn.singleSignOn')}</a>}
    </div>
  );
}
