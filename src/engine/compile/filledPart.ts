import type { Variable } from '../plan/Source.ts';
import type { Shape } from './schema.ts';

export interface FilledPart {
  vars: Variable[];
  /** `awaits`: a source exists, but may have no value before the user enters one. */
  missing: { path: string; shape: Shape; awaits?: string }[];
}

export const nothing: FilledPart = { vars: [], missing: [] };

/** An argument without a source, which a required one must have. */
export const unfilled = (path: string, shape: Shape, hasDefault = false): FilledPart =>
  shape.required && !hasDefault ? { vars: [], missing: [{ path, shape }] } : nothing;
