import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Puts a tree on the page, in place of the one before: sign-in gives way to the console without a reload. */
export function show(tree: ReactNode): void {
  root ??= createRoot(document.getElementById('root') ?? document.body.appendChild(document.createElement('div')));
  root.render(tree);
}
