import { startTransition, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/**
 * Puts a tree on the page, in place of the one before: sign-in gives way to the console without a reload. As a transition the first render
 * is cut into slices of a few milliseconds; in one piece it blocks a slow machine for a third of a second.
 */
export function show(tree: ReactNode): void {
  const shown = (root ??= createRoot(document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))));
  startTransition(() => shown.render(tree));
}
