import type { FieldPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { isObject, put } from '../values/formValues.ts';

type DraftField = Pick<FieldPlan, 'name' | 'writeOnly' | 'fields'>;

export interface Draft {
  values: Values;
  at: number;
}

/** Lifetime of a draft (decisions §5). */
const lifetime = 30 * 60_000;

export const draftKey = (userId: string, base: string, formId: string, recordId = 'new'): string =>
  ['draft', userId, base, formId, recordId].join(' ');

let ended = false;

/** In this browser tab only, and never secrets, at any depth. */
export function keepDraft(key: string, { fields }: { fields: readonly DraftField[] }, values: Values): void {
  if (ended) return;
  try {
    dropOldDrafts();
    sessionStorage.setItem(key, JSON.stringify({ values: keepable(fields, values), at: Date.now() } satisfies Draft));
  } catch {
    // A full or forbidden storage loses the draft, never the form.
  }
}

/** After signing out, drafts of this tab are dropped and no more are stored. */
export function endDrafts(): void {
  ended = true;
  for (const key of draftKeys()) dropDraft(key);
}

function keepable(fields: readonly DraftField[], values: Values): Values {
  const kept: Values = {};
  for (const field of fields) {
    const value = at(values, field.name);
    if (!field.writeOnly && value !== undefined) put(kept, field.name, withoutSecrets(field, value));
  }
  return kept;
}

function withoutSecrets({ fields }: DraftField, value: unknown): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((row) => (isObject(row) ? keepable(fields, row) : row));
  return isObject(value) ? keepable(fields, value) : value;
}

const draftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));

function dropOldDrafts(): void {
  for (const key of draftKeys()) findDraft(key);
}

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
    // Nothing was stored.
  }
}
