import type { ComponentType } from 'react';
import type { Values } from '../../plan/sources.ts';
import { later } from '../later.tsx';

/** A picture of what the values of a form come to, beside it while one types. */
export type Preview = ComponentType<{ values: Values }>;

/** The preview that a form names; none of an unknown name. */
export const previewOf = (name: string): Preview | undefined => previews[name];

const previews: Record<string, Preview | undefined> = {
  chatInterview: later(async () => (await import('./ChatInterview.tsx')).ChatInterview),
  retention: later(async () => (await import('./Retention.tsx')).Retention),
};
