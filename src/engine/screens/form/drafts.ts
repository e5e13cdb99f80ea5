import type { FieldPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { isObject, put } from '../values/formValues.ts';

/** What of a form's plan says how its values are kept. */
type Kept = Pick<FieldPlan, 'name' | 'writeOnly' | 'fields'>;

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

let ended = false;

/** Keeps what was typed in this browser tab only; secrets are never kept, at no depth. */
export function keepDraft(key: string, { fields }: { fields: readonly Kept[] }, values: Values): void {
  if (ended) return;
  try {
    dropOldDrafts();
    sessionStorage.setItem(key, JSON.stringify({ values: keepable(fields, values), at: Date.now() } satisfies Draft));
  } catch {
    // A full or forbidden store costs the draft, never the form.
  }
}

/** The session is over by its user's wish: what was typed in this tab goes, and nothing more is kept. */
export function endDrafts(): void {
  ended = true;
  for (const key of draftKeys()) dropDraft(key);
}

/** The values of a form's fields without those that are secret. */
function keepable(fields: readonly Kept[], values: Values): Values {
  const kept: Values = {};
  for (const field of fields) {
    const value = at(values, field.name);
    if (!field.writeOnly && value !== undefined) put(kept, field.name, withoutSecrets(field, value));
  }
  return kept;
}

/** A row, or the object of a group, has fields of its own. */
function withoutSecrets({ fields }: Kept, value: unknown): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((row) => (isObject(row) ? keepable(fields, row) : row));
  return isObject(value) ? keepable(fields, value) : value;
}

const draftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));

/** Drafts of forms that nobody came back to. */
function dropOldDrafts(): void {
  for (const key of draftKeys()) findDraft(key);
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
