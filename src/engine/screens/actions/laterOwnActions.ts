import { later } from '../values/later.tsx';

/** Consoles without actions of their own don't load their code. */
export const LaterOwnActions = later(async () => (await import('./OwnActions.tsx')).OwnActions);
