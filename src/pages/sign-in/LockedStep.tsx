import { useEffect, useRef } from 'react';
import type { Translate } from './texts.ts';

export interface LockedStepProps {
  translate: Translate;
  onBack: () => void;
  /** No heading of its own: a dialog has one. */
  untitled?: boolean;
}

/** Too many wrong passwords (spec 1 §8). */
export function LockedStep({ translate, onBack, untitled }: LockedStepProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="signin-form" ref={text} tabIndex={-1}>
      <svg
        className="signin-lock"
        viewBox="0 0 48 48"
        width="48"
        height="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <rect x="10" y="21" width="28" height="20" rx="4" />
        <path d="M16 21v-6a8 8 0 0 1 16 0v6M24 29v5" strokeLinecap="round" />
      </svg>
      {untitled ? <strong>{translate('signIn.locked.title')}</strong> : <h1>{translate('signIn.locked.title')}</h1>}
      <p>{translate('signIn.locked.text')}</p>
      <button type="button" className="signin-submit" onClick={onBack}>
        {translate('signIn.backToLogin')}
      </button>
    </div>
  );
}
