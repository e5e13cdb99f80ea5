const key = 'session.expiresAt';
/** Longest time after the access's end in which it can still be renewed (decisions §5: idle 12 h). */
const idle = 12 * 60 * 60 * 1000;

/** End of the access by the last sign-in or renewal, in ms; no secret is stored. */
export function expiresAt(): number | null {
  const time = Date.parse(localStorage.getItem(key) ?? '');
  return Number.isNaN(time) ? null : time;
}

export function keepExpiry(iso: string): void {
  localStorage.setItem(key, iso);
}

/** Empties local storage at the end of a session (spec 1 §4), but for how this browser likes to look and read. */
export function forgetSession(): void {
  for (const name of Object.keys(localStorage)) if (!name.includes('appearance.')) localStorage.removeItem(name);
}

/**
 * Guesses, before any request, that a session exists. A wrong guess costs one refused call, never a wrong page.
 * The anti-forgery cookie tells of a session whose storage was emptied.
 */
export function seemsSignedIn(now = Date.now(), cookies = document.cookie): boolean {
  const end = expiresAt();
  return end === null ? /(?:^|; )(?:__Host-)?csrf=[^;]/.test(cookies) : now - end < idle;
}
