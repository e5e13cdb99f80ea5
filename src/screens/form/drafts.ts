import type { FormPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { put } from './formValues.ts';

export interface Draft {
  values: Values;
  /** When it was last changed. */
  at: number;
}

/** How long an unfinished form is kept (decisions §5). */
const lifetime = 30 * 60_000;

/** The key of one form's draft: it belongs to one user, one tenant and one record. */
export const draftKey = (userId: string, base: string, formId: string, recordId = 'new'): string =>
  ['draft', userId, base, formId, recordId].join(' ');

/** Keeps what was typed in this browser tab only; secrets are never kept. */
export function keepDraft(key: string, { fields }: FormPlan, values: Values): void {
  const kept: Values = {};
  for (const { name, writeOnly } of fields) {
    const value = at(values, name);
    if (!writeOnly && value !== undefined) put(kept, name, value);
  }
  try {
    sessionStorage.setItem(key, JSON.stringify({ values: kept, at: Date.now() } satisfies Draft));
  } catch {
    // A full or forbidden store costs the draft, never the form.
  }
}

/** The draft of a form, unless it is too old. */
export function findDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    if (draft && Date.now() - draft.at < lifetime) return draft;
    sessionStorage.removeItem(key);
  } catch {
    // Unreadable counts as none.
  }
  return null;
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
