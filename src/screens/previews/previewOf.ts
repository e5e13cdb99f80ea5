import type { ComponentType } from 'react';
import type { Values } from '../../plan/sources.ts';
import { later } from '../later.tsx';

/** What the values of a form, or an action, come to: beside it while one types, or before it is done. */
export type Preview = ComponentType<PreviewProps>;

export interface PreviewProps {
  /** A form's values; of an action, what its operation would be asked with. */
  values: Values;
  /** What stood in the form when it was opened. */
  before?: Values;
  /** Of an action, its operation. */
  operation?: string;
}

/** The preview that a form names; none of an unknown name. */
export const previewOf = (name: string): Preview | undefined => previews[name];

const previews: Record<string, Preview | undefined> = {
  chatInterview: later(async () => (await import('./ChatInterview.tsx')).ChatInterview),
  members: later(async () => (await import('./Members.tsx')).Members),
  retention: later(async () => (await import('./Retention.tsx')).Retention),
  ssoGroups: later(async () => (await import('./SsoGroups.tsx')).SsoGroups),
};
