import type { Appearance } from '../../screens/values/ShellProvider.tsx';

const key = 'appearance.theme';

export function chosenAppearance(): Appearance {
  const chosen = localStorage.getItem(key);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Tells the style sheet of the first paint; without a choice its own media query decides. */
export function applyAppearance(appearance = chosenAppearance()): void {
  if (appearance === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = appearance;
}

export function chooseAppearance(appearance: Appearance): void {
  if (appearance === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, appearance);
  applyAppearance(appearance);
}
