import { useState, type KeyboardEvent } from 'react';
import type { Translate } from '../../../engine/texts/translate.ts';

/** A password with a button that shows it and a word about Caps Lock. Pasting is welcome (decisions §5). */
export function PasswordField({ translate, readOnly, defaultValue }: { translate: Translate; readOnly: boolean; defaultValue: string }) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className="signin-field">
      <label htmlFor="signin-password">{translate('signIn.password')}</label>
      <div className="signin-password">
        <input
          id="signin-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          defaultValue={defaultValue}
          readOnly={readOnly}
          required
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setCapsLock(false)}
          aria-describedby="signin-caps"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={translate(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" strokeLinejoin="round" />
            <circle cx="12" cy="12" r="2.8" />
            {shown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      </div>
      <p id="signin-caps" className="signin-hint" role="status">
        {capsLock ? translate('signIn.capsLock') : ''}
      </p>
    </div>
  );
}
