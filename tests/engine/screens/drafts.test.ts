import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { forms } from '../../../src/generated/forms/all.ts';
import type { FieldPlan, FormPlan } from '../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { put } from '../../../src/engine/screens/values/formValues.ts';

/** Fields with secret names must never be restored (decisions §5). A public certificate is public. */
const secretName = /password|secret|token|credential|passphrase|privatekey|apikey/i;

const all = Object.entries(forms).map(([id, { plan }]) => [id, plan] as const);

/** Every drafts module is fresh: one that has ended keeps nothing any more. */
const load = async () => {
  vi.resetModules();
  return import('../../../src/engine/screens/form/drafts.ts');
};

// The files of screens share their modules.
afterAll(() => void vi.resetModules());
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});

/** A form filled in to the last field, at every depth; what is in its secret fields, and in the others. */
function filled(fields: readonly FieldPlan[], path: string, secret = false): { values: Values; secrets: string[]; shown: string[] } {
  const values: Values = {};
  const secrets: string[] = [];
  const shown: string[] = [];
  for (const field of fields) {
    const here = `${path}/${field.name}`;
    const hidden = secret || field.writeOnly === true;
    const inner = field.fields && filled(field.fields, here, hidden);
    const canary = `canary ${here}`;
    if (!inner) (hidden ? secrets : shown).push(canary);
    secrets.push(...(inner?.secrets ?? []));
    shown.push(...(inner?.shown ?? []));
    put(values, field.name, inner ? (field.kind === 'group' ? inner.values : [inner.values, inner.values]) : canary);
  }
  return { values, secrets, shown };
}

const kept = () => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);

describe('the draft of every form', () => {
  it.each(all)('%s holds all that was typed but its secrets', async (id, plan) => {
    const { draftKey, keepDraft } = await load();
    const { values, secrets, shown } = filled(plan.fields, id);
    keepDraft(draftKey('u1', '/base', id), plan, values);
    for (const each of secrets) expect(kept()).not.toContain(each);
    for (const each of shown) expect(kept()).toContain(each);
  });

  it('knows every field whose name says that it is secret for one', () => {
    const open = (fields: readonly FieldPlan[], path: string): string[] =>
      fields.flatMap((field) => [
        // Addresses that issue tokens are public.
        ...(secretName.test(field.name) && !field.name.endsWith('Url') && !field.writeOnly && field.kind !== 'boolean'
          ? [`${path}.${field.name}`]
          : []),
        ...(field.writeOnly ? [] : open(field.fields ?? [], `${path}.${field.name}`)),
      ]);
    expect(all.flatMap(([id, plan]) => open(plan.fields, id))).toEqual([]);
    expect(all.filter(([, plan]) => plan.fields.some(({ writeOnly }) => writeOnly)).length).toBeGreaterThan(0);
  });
});

describe('a draft', () => {
  const text = (name: string, more: Partial<FieldPlan> = {}): FieldPlan => ({
    name,
    label: '',
    help: '',
    kind: 'text',
    required: false,
    ...more,
  });
  const plan: FormPlan = {
    id: 'x/y',
    operation: 'X',
    argument: 'x',
    transforms: {},
    fields: [
      text('name'),
      text('rows', { kind: 'rows', fields: [text('user'), text('key', { writeOnly: true })] }),
      text('login', {
        kind: 'group',
        fields: [text('url'), text('deep', { kind: 'rows', fields: [text('pin', { writeOnly: true }), text('who')] })],
      }),
    ],
  };
  const values = {
    name: 'Acme',
    rows: [{ user: 'ada', key: 'canary-1' }],
    login: { url: 'https://a.example', deep: [{ pin: 'canary-2', who: 'bob' }] },
  };

  it('holds no secret of a row or a group, however deep', async () => {
    const { draftKey, findDraft, keepDraft } = await load();
    const key = draftKey('u1', '/base', plan.id);
    keepDraft(key, plan, values);
    expect(kept()).not.toContain('canary');
    expect(findDraft(key)?.values).toEqual({
      name: 'Acme',
      rows: [{ user: 'ada' }],
      login: { url: 'https://a.example', deep: [{ who: 'bob' }] },
    });
  });

  it('is its user’s, its tenant’s and its record’s alone', async () => {
    const { draftKey, findDraft, keepDraft } = await load();
    keepDraft(draftKey('u1', '/base', plan.id, 'r1'), plan, values);
    expect(findDraft(draftKey('u1', '/base', plan.id, 'r1'))).not.toBeNull();
    for (const key of [
      draftKey('u2', '/base', plan.id, 'r1'),
      draftKey('u1', '/other', plan.id, 'r1'),
      draftKey('u1', '/base', plan.id, 'r2'),
    ])
      expect(findDraft(key)).toBeNull();
  });

  it('goes after half an hour, also where nobody comes back to its form', async () => {
    vi.useFakeTimers();
    const { draftKey, keepDraft } = await load();
    keepDraft(draftKey('u1', '/base', 'x/forgotten'), plan, values);
    vi.advanceTimersByTime(30 * 60_000 - 1);
    keepDraft(draftKey('u2', '/base', 'x/other'), plan, values);
    expect(sessionStorage).toHaveLength(2);
    vi.advanceTimersByTime(1);
    keepDraft(draftKey('u2', '/base', 'x/other'), plan, values);
    expect(sessionStorage).toHaveLength(1);
  });

  it('goes at the end of the session, and none is kept after it', async () => {
    const { draftKey, endDrafts, keepDraft } = await load();
    keepDraft(draftKey('u1', '/base', plan.id), plan, values);
    endDrafts();
    keepDraft(draftKey('u1', '/base', plan.id), plan, values);
    expect(sessionStorage).toHaveLength(0);
  });
});
