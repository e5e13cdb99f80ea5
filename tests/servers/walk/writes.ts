import type { FieldPlan, FormPlan } from '../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { fillForm, formOf, pick, textFor } from './fill.ts';
import { absent, complaint, difference, faulty, none, open, settle, titleText, works, type Result, type Visit } from './visit.ts';

const stampOf = (): string => String(Date.now()).slice(-6);

/** Makes a record: exactly one more is there, and no other has changed. */
export async function walkCreate(visit: Visit): Promise<Result> {
  const { page, plan, raw } = visit;
  const id = plan.forms.create;
  if (plan.create === undefined || id === undefined)
    return absent(visit, /^Create\b|^Mutation “((create|add|insert|new|make)|\w+(Create|Add|Insert)”)/, isOffered(visit, creating));
  const before = await raw.rows(plan);
  let refusal = '';
  for (const only of ['all', 'required'] as const) {
    await open(visit);
    const link = page.getByRole('main').getByRole('link', { name: 'Create New' });
    if ((await link.count()) === 0) return faulty('a form is there, and no link to it');
    await link.first().click();
    await settle(page);
    await discardDraft(visit);
    const stamp = stampOf();
    await fillForm(page, await formOf(page, id), only, (field) => visit.values[field.name] ?? textFor(field, stamp));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await settle(page);
    const { added, removed, changed } = difference(before, await raw.rows(plan));
    if (removed.length > 0 || changed.length > 0) return faulty(`changed ${changed.length} and removed ${removed.length} other records`);
    if (added.length === 1 && added[0] !== undefined) {
      visit.made = added[0];
      return page.url().endsWith('/create')
        ? faulty('made, but the form stays')
        : works(only === 'required' ? `refused with more: ${refusal}` : '');
    }
    if (added.length > 1) return faulty(`made ${added.length} records`);
    refusal = [refusal, (await complaint(page)) ?? 'nothing happened, and nothing is said'].filter(Boolean).join(' / ');
    if (!page.url().includes('/create')) return faulty('the form closed, and no record is there');
  }
  return faulty(refusal);
}

/** Changes one field: only it is another one afterwards, of that record alone. */
export async function walkEdit(visit: Visit): Promise<Result> {
  const { page, plan, raw } = visit;
  const formId = plan.forms.update;
  if (plan.update === undefined || formId === undefined)
    return absent(visit, /^Update\b|^Mutation “((update|edit|change|modify|patch|set)|\w+(Update|Edit)”)/, isOffered(visit, updating));
  const before = await raw.rows(plan);
  const id = visit.made ?? [...before.keys()].at(-1);
  if (id === undefined) return none('no record');
  await openRecord(visit, id);
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
  if ((await edit.count()) === 0) return faulty(`the record has no Edit: ${(await complaint(page)) ?? ''}`);
  await edit.click();
  await settle(page);
  await discardDraft(visit);
  const form = await formOf(page, formId);
  const field = await changeOne(visit, form);
  if (field === undefined) return none('no field of text or number');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await settle(page);
  const { added, removed, changed } = difference(before, await raw.rows(plan));
  if (added.length > 0 || removed.length > 0) return faulty(`added ${added.length} and removed ${removed.length} records`);
  const others = changed.filter((each) => each.id !== id);
  if (others.length > 0) return faulty(`changed ${others.length} other records`);
  const keys = changed[0]?.keys ?? [];
  if (keys.length === 0) return faulty(`${field.name} is as before: ${(await complaint(page)) ?? 'and nothing is said'}`);
  const more = keys.filter((key) => !related(key, field.name));
  return more.length > 0 ? faulty(`${field.name} was changed, and with it ${more.join(', ')}`) : works(field.name);
}

/** Deletes one record: exactly that one is gone. */
export async function walkDelete(visit: Visit): Promise<Result> {
  const { page, plan, raw } = visit;
  const action = plan.actions.find(({ name }) => name === 'delete');
  if (action === undefined)
    return absent(visit, /^Delete\b|^Mutation “((delete|remove|destroy)|\w+(Delete|Remove)”)/, isOffered(visit, deleting));
  const before = await raw.rows(plan);
  const id = visit.made ?? [...before.keys()].at(-1);
  if (id === undefined) return none('no record');
  await openRecord(visit, id);
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click({ timeout: 10_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await settle(page);
  const { added, removed, changed } = difference(before, await raw.rows(plan));
  if (removed.length === 0) return faulty(`still there: ${(await complaint(page)) ?? 'and nothing is said'}`);
  if (removed.length > 1 || removed[0] !== id)
    return faulty(`DESTROYS: ${removed.length} records are gone, ${removed.slice(0, 3).join(', ')}`);
  if (added.length > 0 || changed.length > 0) return faulty(`changed ${changed.length} other records`);
  return works();
}

/** The first picker of a form offers names. */
export async function walkPickers(visit: Visit): Promise<Result> {
  const { page, plan } = visit;
  const use = plan.create !== undefined && plan.forms.create !== undefined ? 'create' : 'update';
  const id = plan.forms[use];
  if (id === undefined || plan[use] === undefined) return none('no form');
  await open(visit, '');
  const form = await formOf(page, id);
  const field = form.fields.find(({ kind, reference }) => reference !== undefined && (kind === 'reference' || kind === 'references'));
  if (field === undefined) return none('no field points at a record');
  if (use === 'create') await page.getByRole('main').getByRole('link', { name: 'Create New' }).first().click();
  else {
    const first = [...(await visit.raw.rows(plan)).keys()][0];
    if (first === undefined) return none('no record');
    await openRecord(visit, first);
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  }
  await settle(page);
  const target = visit.answer.related.find(({ name }) => name === field.reference);
  const rows = target === undefined ? new Map<string, Values>() : await visit.raw.rows(target).catch(() => new Map<string, Values>());
  const offered = await pick(page, page.locator(`form [data-field="${field.name}"]`).getByRole('combobox').first());
  if (offered.length === 0)
    return rows.size === 0 ? none(`${field.reference} has no record`) : faulty(`${field.name} offers nothing of ${rows.size}`);
  const ids = offered.filter(
    (text) => rows.has(text.trim()) && target !== undefined && titleText(target, rows.get(text.trim()) ?? {}) !== text.trim(),
  );
  return ids.length > 0 ? faulty(`${field.name} offers bare ids: ${ids[0]}`) : works(field.name);
}

export async function openRecord({ page, at: address, plan }: Visit, id: string): Promise<void> {
  await page.goto(`${address}/data/${plan.path}/${encodeURIComponent(id)}`);
  await settle(page);
}

async function discardDraft({ page }: Visit): Promise<void> {
  const draft = page.getByRole('button', { name: 'Discard', exact: true });
  if ((await draft.count()) > 0) await draft.first().click();
}

async function changeOne({ page, plan }: Visit, form: FormPlan): Promise<FieldPlan | undefined> {
  const inTitle = (name: string): number => (plan.title.split(' ').includes(name.split('.').at(-1) ?? '') ? 0 : 1);
  const simple = fieldsIn(form.fields).filter(({ kind, readOnly, writeOnly }) => typed.has(kind) && !readOnly && !writeOnly);
  for (const field of simple.toSorted((one, other) => inTitle(one.name) - inTitle(other.name))) {
    const input = page.locator(`form [data-field="${field.name}"]`).locator('input, textarea').first();
    if ((await input.count()) === 0 || !(await input.isEditable())) continue;
    const now = await input.inputValue();
    const next = now === '' ? textFor(field, stampOf()) : `${now.slice(0, 20)}x`;
    await input.fill(field.kind === 'number' ? String((Number(now) || 7) + 1) : next);
    return field;
  }
  return undefined;
}

const typed = new Set(['text', 'multiline', 'number']);

/** Fields of a form, those of the first row of each list included. */
const fieldsIn = (fields: readonly FieldPlan[], above = ''): FieldPlan[] =>
  fields.flatMap((field) => {
    const name = above === '' ? field.name : `${above}.${field.name}`;
    if (field.fields === undefined) return [{ ...field, name }];
    return fieldsIn(field.fields, field.kind === 'rows' ? `${name}.0` : name);
  });

/** A field may be shown under several names: `authorId` and `author`. */
const related = (key: string, path: string): boolean =>
  [path, path.split('.').at(-1) ?? ''].some((name) => {
    const [one, other] = [key.toLowerCase(), name.toLowerCase()];
    return one.startsWith(other) || other.startsWith(one);
  });

const creating = /^(create|add|insert|new)|(create|add|insert)$/i;
const updating = /^(update|edit|set|modify|change)|update$/i;
const deleting = /^(delete|remove|destroy)|(delete|remove)$/i;

/** The schema has a mutation of that kind that is named after the type. */
const isOffered = ({ raw, plan }: Visit, verb: RegExp): boolean =>
  Object.keys(raw.schema.getMutationType()?.getFields() ?? {}).some(
    (name) => verb.test(name) && name.toLowerCase().replaceAll('_', '').includes(plan.type.toLowerCase().replaceAll('_', '')),
  );
