import { later } from '../values/later.tsx';
import type { OwnActionsProps } from './OwnActions.tsx';

/** Consoles without actions of their own don't load their code. */
export const LaterOwnActions = later<OwnActionsProps>(async () => (await import('./OwnActions.tsx')).OwnActions);
