import type { ComponentType } from 'react';
import type { ActionDialog } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { later } from '../later.tsx';

/** What the dialog of an action is given. */
export interface ActionDialogProps {
  /** The action's name. */
  title: string;
  /** The one record that the action is on. */
  record?: Values | undefined;
  onClose: () => void;
}

/** Dialogs that actions name, for what takes several steps; each is fetched when it is first opened. */
export const dialogs: Record<ActionDialog, ComponentType<ActionDialogProps>> = {
  connectionTest: later(async () => (await import('./connectionTest/ConnectionTest.tsx')).ConnectionTest),
  signInTest: later(async () => (await import('./signInTest/SignInTest.tsx')).SignInTest),
};
