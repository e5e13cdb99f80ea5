import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { AskPublic, SignedIn } from './flow.ts';
import { Frame } from '../../../engine/app/frame/Frame.tsx';
import type { LaterSteps, OnPasskeyChosen } from './laterSteps.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { PolicyStatement, type PolicyUrls } from './PolicyStatement.tsx';
import type { Translate } from '../../../engine/texts/translate.ts';
import { useOnline } from './useOnline.ts';
import { useSignIn } from './useSignIn.ts';

export interface SignInProps {
  translate: Translate;
  ask: AskPublic;
  brandName: string;
  policyUrls: PolicyUrls;
  notice?: string | undefined;
  onSignedIn: (answer: SignedIn, email: string) => void;
  /** Fetches the steps after the first. */
  later: () => Promise<LaterSteps>;
  /** Offers passkeys. */
  passkeys?: boolean;
  /** Lists passkeys among the browser's suggestions for the email, until the signal aborts. */
  suggestPasskeys?: (signal: AbortSignal, onChosen: OnPasskeyChosen) => void;
  aside?: (fill?: (account: { email: string; password: string }) => void) => ReactNode;
}

/** The page that lets people in, without any of the console's libraries (spec 1 §2.1, §2.2). */
export function SignIn({
  translate,
  ask,
  brandName,
  policyUrls,
  notice,
  onSignedIn,
  later,
  passkeys,
  suggestPasskeys,
  aside,
}: SignInProps) {
  const [steps, setSteps] = useState<LaterSteps>();
  const signIn = useSignIn({ ask, onSignedIn, ready: async () => setSteps(await later()) });
  const [filled, setFilled] = useState<{ email: string; password: string }>();
  const online = useOnline();
  const { step } = signIn;
  const byPasskey = () =>
    signIn.by(async () => {
      const fetched = await later();
      setSteps(fetched);
      return fetched.signInByPasskey();
    });
  const suggest = useEffectEvent((signal: AbortSignal) => suggestPasskeys?.(signal, signIn.by));
  const mayChoose = passkeys === true && !signIn.busy;
  useEffect(() => {
    if (!mayChoose || step.kind !== 'password') return;
    const left = new AbortController();
    suggest(left.signal);
    return () => left.abort();
    // Each new step, a refusal too, offers them again.
  }, [mayChoose, step]);
  return (
    <Frame
      brandName={brandName}
      footer={<PolicyStatement translate={translate} urls={policyUrls} />}
      aside={(step.kind === 'password' || step.kind === 'code') && aside?.(step.kind === 'password' ? setFilled : undefined)}
    >
      {!online && (
        <p className="signin-notice" role="status">
          {translate('signIn.offline')}
        </p>
      )}
      {notice !== undefined && step.kind === 'password' && (
        <p className="signin-notice" role="status">
          {notice}
        </p>
      )}
      {step.kind === 'password' && (
        <PasswordStep
          key={filled?.email}
          translate={steps?.translate ?? translate}
          busy={signIn.busy}
          email={filled?.email ?? signIn.email}
          password={filled?.password}
          failure={step.failure}
          onSubmit={signIn.submit}
          onEmail={signIn.prepare}
          onPasskey={passkeys ? byPasskey : undefined}
        />
      )}
      {step.kind === 'code' && steps && (
        <steps.CodeStep
          translate={steps.translate}
          ask={steps.ask}
          step={step}
          byPasskey={steps.signInByPasskey}
          onOutcome={signIn.follow}
          onBack={signIn.back}
        />
      )}
      {step.kind === 'locked' && steps && <steps.LockedStep translate={steps.translate} seconds={step.seconds} onBack={signIn.back} />}
      {step.kind === 'done' && (
        <p className="signin-opening" role="status">
          <span className="signin-spinner" aria-hidden="true" />
          {translate('signIn.opening')}
        </p>
      )}
    </Frame>
  );
}
