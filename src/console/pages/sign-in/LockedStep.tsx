import { useEffect, useRef } from 'react';
import type { Translate } from '../../../engine/texts/translate.ts';

export interface LockedStepProps {
  translate: Translate;
  /** Until somebody may try again. */
  seconds?: number | undefined;
  onBack: () => void;
  /** No heading of its own: a dialog has one. */
  untitled?: boolean;
}

/** Too many wrong passwords (spec 1 §8). */
export function LockedStep({ translate, seconds, onBack, untitled }: LockedStepProps) {
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
      <p>{translate(...lockText(seconds))}</p>
      <button type="button" className="signin-submit" onClick={onBack}>
        {translate('signIn.backToLogin')}
      </button>
    </div>
  );
}

/** Specification 1 names only the five minutes of the first lock; later locks last longer, and some time may have passed. */
function lockText(seconds = 300): [key: string, args?: Record<string, unknown>] {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 5) return ['signIn.locked.text'];
  return minutes <= 1 ? ['signIn.locked.minute'] : ['signIn.locked.minutes', { minutes }];
}
