import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allTexts as en } from './console/app/texts.ts';
import { plans } from '../src/generated/plans.ts';
import { walk } from '../src/engine/plan/Source.ts';
import { at, type Values } from '../src/engine/plan/sources.ts';
import { titlePaths } from '../src/engine/plan/titleOf.ts';
import { Caller, deep } from './support/caller.ts';
import { formOf, isOfAnotherKind, nextSeed, variantsOf, verdictOf } from './support/formExamples.ts';
import { mailViews } from './support/mailedViews.ts';
import { plantFactor } from './support/plantedFactor.ts';
import { hostileSearches as hostile } from './support/hostileTexts.ts';
import { disorderOf } from './support/order.ts';
import { absentRecord, choicePaths, recordPaths, archiveOf, Resource, scopeOf, type Asked } from './support/resource.ts';
import { head, isAnswered, shared, sortable } from './support/rows.ts';
import { mailsSent } from './support/settled.ts';
import { patience } from './support/until.ts';
import { startPlatform, type Running } from './platform/browser.ts';
import { propertiesOf } from './validation/sample.ts';

// Every declared resource over the whole platform. Nothing here is written for one of them: a new declaration is covered by itself.

const sizes = [30, 50, 100];
const enough = deep ? 105 : 65;
const nobody = '0'.repeat(24);
const unkeepable = ['\0', 'a\0b', '\ud800', 'x\udc00y'];

if (deep) vi.setConfig({ testTimeout: 600_000 });

let running: Running;
let staff: Caller;
const resources = new Map<string, Resource>();
beforeAll(async () => {
  // The embedded database's own part is in every-resource-embedded.test.ts.
  running = startPlatform({}, { embedded: deep });
  staff = await new Caller(running.platform).as('staff@demo.example');
  // Somebody who lists their own sessions has several.
  for (let others = 0; others < 3; others += 1) await new Caller(running.platform).as('staff@demo.example');
  const scope = await scopeOf(staff);
  await mailViews(staff, scope);
  await plantFactor(running, 'staff@demo.example');
  for (const plan of plans) resources.set(plan.name, new Resource(plan, staff, scope));
  for (const resource of resources.values()) await resource.prepare();
});
afterAll(() => running.close());

describe.each(plans.map((plan) => [plan.name, plan] as const))('%s', (name, plan) => {
  const resource = (): Resource => resources.get(name) ?? expect.fail(`${name} is not there`);
  const actions = archiveOf(plan);

  if (plan.list)
    describe('as a list', () => {
      beforeAll(async () => {
        if (plan.kind === 'log') await mailsSent(running);
        if (!plan.create) return;
        for (let rows = (await resource().page(1, 30)).total; rows < enough; rows += 1) {
          // Several rows a moment, so that many are equal in what a list is sorted by.
          if (rows % 3 === 0) running.clock.pass(1000);
          await resource().make();
        }
        if (actions) await resource().act(actions.archive, (await resource().ids()).slice(0, 5));
      });

      // A log that grows while it is read, by what the platform does by itself, is read anew.
      const settled = async (check: () => Promise<void>) => (plan.kind === 'log' ? vi.waitFor(check, { timeout: patience }) : check());

      it.each(sizes)('has every row once over its pages of %i, and their number as its total', async (size) => {
        await settled(async () => {
          for (const archived of plan.archive ? [false, true] : [false]) {
            const { rows, total } = await resource().whole({ archived }, size);
            expect(new Set(rows.map(resource().idOf)).size).toBe(rows.length);
            expect(total).toBe(rows.length);
            expect(rows.map(resource().idOf)).toEqual(await resource().ids({ archived }));
            const behind = await resource().page(1000, size, { archived });
            expect(behind).toEqual({ rows: [], total });
          }
        });
      });

      it.each(sortable(plan))('is sorted by $path $order, the same each time, on every page', async ({ column, order }) => {
        const asked: Asked = { sort: { field: column.sortBy ?? '', order }, archived: column.only === 'archive' };
        await settled(async () => {
          const { rows, paged } = await resource().atRest(asked);
          expect(rows.length).toBeGreaterThan(1);
          expect(disorderOf(order === 'ASC' ? rows : rows.toReversed(), column)).toBeUndefined();
          const ids = rows.map(resource().idOf);
          expect(new Set(ids)).toEqual(new Set(await resource().ids({ archived: asked.archived ?? false })));
          expect(paged).toEqual(ids);
        });
      });

      if (plan.columns.some(({ sortBy }) => sortBy))
        it('is sorted without being told how', async () => {
          const first = await resource().ids();
          const known = new Set(first);
          // The platform sends mails meanwhile, each of which is an event.
          expect((await resource().ids()).filter((id) => known.has(id))).toEqual(first);
        });

      it('answers the columns that are asked for and no others', async () => {
        const bare = Object.keys(await firstRow({ columns: [] }));
        // Conditions of actions are read with every row,
        const whens = plan.actions.flatMap(({ when = [] }) => when.map(({ field }) => field));
        const primary = plan.columns.flatMap((column) => (column.primary ? [column.path] : []));
        const unfolded = (plan.expand ?? []).flatMap(({ path, also = [] }) => [path, ...also]);
        // and so are the variables of the lists below it,
        const below = plans
          .filter(({ parent }) => parent === name)
          .flatMap(({ list }) => list?.vars.flatMap(([, source]) => walk(source)) ?? []);
        const passed = below.flatMap((source) => (source.from === 'parent' ? [source.path] : []));
        // and the variables and choices of actions.
        const acted = plan.actions.flatMap(({ operation, choose }) => [...recordPaths(operation), ...choicePaths(choose)]);
        const always = [plan.idField, ...titlePaths(plan.title), ...primary, ...whens, ...unfolded, ...passed, ...acted].map(head);
        expect(always).toEqual(expect.arrayContaining(bare));
        for (const { path, also = [], only } of plan.columns) {
          const row = await firstRow({ columns: [path], archived: only === 'archive' });
          expect(Object.keys(row).sort()).toEqual([...new Set([...bare, ...[path, ...also].map(head)])].sort());
        }
        const whole = await firstRow({});
        for (const { path } of plan.columns) expect(isAnswered(whole, path), path).toBe(true);
      });

      if (plan.search)
        describe('that is searched', () => {
          it('finds a row by its title, whatever its case, and by a part of it', async () => {
            const { rows } = await resource().whole();
            for (const row of [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]) {
              const title = resource().titleOf(row ?? {});
              for (const search of [title, title.toUpperCase(), ` ${title} `, title.slice(1, -1)]) {
                expect(await resource().ids({ search }), search).toContain(resource().idOf(row ?? {}));
              }
            }
          });

          if (plan.create)
            it('finds a row by letters of any alphabet, whatever their case', async () => {
              const seed = nextSeed();
              const values = { ...(await resource().example('create', seed)), [plan.title]: `${seed} ÉCOLE Ñandú ΩMEGA Łódź` };
              if (verdictOf(plan.forms.create ?? '', values).errors) return;
              const id = resource().idOf(await resource().make(values));
              for (const search of ['École ñANDÚ', 'ωmega łóDŹ', `${seed} école`])
                expect(await resource().ids({ search }), search).toContain(id);
            });

          it('finds nothing by what no row holds, and says so with a total of none', async () => {
            expect(await resource().page(1, 30, { search: 'qzx nothing is called so jkv' })).toEqual({ rows: [], total: 0 });
          });

          it.each(hostile)('takes %j as a text like any other', async (search) => {
            for (const archived of [false, true]) {
              const { rows, total } = await resource().whole({ search, archived });
              expect(total).toBe(rows.length);
              if (search.trim() === '') continue;
              for (const row of plan.get ? rows : []) {
                const texts = Object.values(await resource().get(resource().idOf(row))).join('\n');
                expect(texts.toLowerCase()).toContain(search.trim().toLowerCase());
              }
            }
          });

          it.each(unkeepable)('refuses %j, which no store can hold, at the field', async (search) => {
            const { code, fields } = await resource().send(resource().operation('list'), { page: 1, size: 30, search });
            expect([code, Object.values(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['validation.characters']]);
          });

          it('takes 100 characters and refuses one more, at the field', async () => {
            const refusal = async (search: string) => {
              const { code, fields } = await resource().send(resource().operation('list'), { page: 1, size: 30, search });
              return code && [code, Object.values(fields ?? {})];
            };
            for (const character of ['x', '😀']) {
              expect(await refusal(character.repeat(100))).toBeUndefined();
              expect(await refusal(character.repeat(101))).toEqual(['BAD_USER_INPUT', ['validation.searchText.maxLength']]);
            }
          });
        });

      if (plan.archive)
        it('shares no row with its archive', async () => {
          const [active, archived] = [await resource().ids(), await resource().ids({ archived: true })];
          expect(archived.length).toBeGreaterThan(0);
          expect(active.filter((id) => archived.includes(id))).toEqual([]);
        });

      const firstRow = async (asked: Asked): Promise<Values> =>
        (await resource().page(1, 30, asked)).rows[0] ?? expect.fail(`${name} has no row`);
    });

  if (plan.get)
    describe('as a record', () => {
      if (plan.list)
        it('is read by the id that its list shows', async () => {
          for (const row of (await resource().page(1, 30)).rows.slice(0, 3)) {
            const record = await resource().get(resource().idOf(row));
            expect(resource().idOf(record)).toBe(resource().idOf(row));
            for (const { path } of plan.details) expect(isAnswered(record, path), path).toBe(true);
          }
        });

      if (plan.kind !== 'settings')
        it('that is absent is not found', async () => {
          for (const id of [nobody, 'x', '', "'", 'é', '😀', 'f'.repeat(1000)]) {
            expect((await resource().send(resource().operation('get'), { id })).code, JSON.stringify(id)).toBe('NOT_FOUND');
          }
        });

      if (plan.kind === 'settings')
        it('is read, or is said to be absent in the way that was declared', async () => {
          const { code, reading } = await resource().send(resource().operation('get'), { section: plan.sections?.choices[0]?.id });
          const { absent } = plan;
          if (code) expect(absent).toEqual({ code });
          else if (!reading.record) expect(absent).toBe('null');
        });
    });

  if (plan.kind !== 'settings' && plan.create && plan.forms.create)
    describe('when one is made', () => {
      const form = plan.forms.create ?? '';

      it('is read back as it was filled in, and stands in the list', async () => {
        const values = await resource().example();
        const made = await resource().make(values);
        expect(made).toMatchObject(shared(verdictOf(form, values).values, made));
        const id = resource().idOf(made);
        const { [plan.shownOnce ?? '']: _, ...readBack } = made;
        if (plan.get) expect(await resource().get(id)).toEqual(readBack);
        if (plan.list) expect(await resource().ids()).toContain(id);
        if (plan.search) expect(await resource().ids({ search: resource().titleOf(made) })).toContain(id);
      });

      it.each(form ? variantsOf(form) : [])('has the same verdict as the browser where $field is $what', async ({ field, value }) => {
        const seed = nextSeed();
        const values = { ...(await resource().example('create', seed)), [field]: value(seed) };
        if (values[field] === undefined) delete values[field];
        await expectBrowsersVerdict(values, field);
      });

      it('once more is a conflict told at a field where names are unique, and adds nothing', async () => {
        const values = await resource().example();
        await resource().make(values);
        const before = plan.list ? (await resource().page(1, 30)).total : 0;
        const again = await resource().send(resource().operation('create'), { form: values });
        const hasUniqueName = Object.keys(values).includes('uniqueName');
        if (!again.code && !hasUniqueName) return;
        expect(again).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('already exist') as string });
        for (const [path, key] of Object.entries(again.fields ?? { '': '' })) {
          expect(Object.keys(values)).toContain(path);
          expect(textAt(key), key).toEqual(expect.any(String));
        }
        if (plan.list) expect((await resource().page(1, 30)).total).toBe(before);
      });

      /** The platform accepts what the browser accepts, and stores it as the browser's transforms leave it; both reject the same fields. */
      async function expectBrowsersVerdict(values: Values, field: string): Promise<void> {
        const { values: sent, errors } = verdictOf(form, values);
        const { code, reason, fields, fieldArgs, reading } = await resource().send(resource().operation('create'), { form: values });
        const told = { code, reason, fields, fieldArgs };
        if (isUnkeepable(values[field])) {
          expect(told).toMatchObject({ code: 'BAD_USER_INPUT' });
          expect(unprefixed(fields)).toEqual({ [field]: 'validation.characters' });
        } else if (errors && !code && typeof values[field] === 'number') {
          // For an ID of the contract, a number counts by its digits.
          expect(reading.record?.[field]).toBe(String(values[field]));
        } else if (errors) {
          expect(told).toMatchObject({ code: 'BAD_USER_INPUT' });
          // A value of another kind, or none of an enum's, does not even reach the form, nor does an object that lacks what the contract asks for.
          if (reason === 'INVALID_VARIABLES')
            return expect(isOfAnotherKind(propertiesOf(formOf(form))[field] ?? {}, values[field]), `the contract refuses ${field}`).toBe(
              true,
            );
          expect(unprefixed(fields)).toEqual(Object.fromEntries(Object.entries(errors).map(([path, { key }]) => [path, key])));
          expect(unprefixed(fieldArgs)).toEqual(
            Object.fromEntries(Object.entries(errors).flatMap(([path, { args }]) => (args ? [[path, args]] : []))),
          );
        } else if ((isReference(field) || hasRows(field) || formOf(form).template !== undefined) && code) {
          // Only the platform knows ids and a template's requirements; it reports them at the field, or in the row.
          expect(told).toMatchObject({ code: 'BAD_USER_INPUT', fields: expect.any(Object) as object });
          expect(Object.keys(unprefixed(fields)).filter((path) => path !== field && !path.startsWith(`${field}.`))).toEqual([]);
        } else {
          expect(told).toEqual({});
          expect(reading.record).toMatchObject(shared(sent, reading.record ?? {}));
        }
      }

      /** Paths as the form has them: the platform may put the argument that the form fills before them. */
      const unprefixed = (paths: Values = {}): Values =>
        Object.fromEntries(
          Object.entries(paths).map(([path, value]) => [path.replace(formOf(form).argument && `${formOf(form).argument}.`, ''), value]),
        );

      const isUnkeepable = (value: unknown) => typeof value === 'string' && /[\0\p{Surrogate}]/u.test(value);

      const hasRows = (field: string) => propertiesOf(formOf(form))[field]?.items?.properties !== undefined;

      const isReference = (field: string) =>
        ['department', 'template'].includes(formOf(form).fields[field]?.widget ?? '') ||
        [...plan.details, ...plan.columns].some(({ path, reference }) => path === field && reference !== undefined);
    });

  if (plan.kind !== 'settings' && plan.update && plan.forms.update && plan.get)
    describe('when one is changed', () => {
      it('is read back as it was filled in, and nothing else of it has changed', async () => {
        const id = resource().idOf(plan.create ? await resource().make() : ((await resource().page(1, 30)).rows[0] ?? {}));
        const before = await resource().get(id);
        const values = await resource().example('update');
        const { code, text } = await resource().send(resource().operation('update'), { id, form: values, record: before });
        expect(code, text).toBeUndefined();
        const after = await resource().get(id);
        const given = shared(verdictOf(plan.forms.update ?? '', values).values, after);
        expect(after).toMatchObject(given);
        // A state follows from what was saved. Lists of which the form's fields are parts.
        const parts = Object.values(formOf(plan.forms.update ?? '').fields).flatMap(({ from }) => from?.path ?? []);
        const rest = (record: Values) =>
          Object.entries(record).filter(([key]) => !(key in given) && !['updatedAt', 'state', plan.version, ...parts].includes(key));
        expect(rest(after)).toEqual(rest(before));
      });

      it('and is not there is not found', async () => {
        const form = await resource().example('update');
        const update = resource().operation('update');
        expect((await resource().send(update, { id: nobody, form, record: absentRecord(update, nobody) })).code).toBe('NOT_FOUND');
      });
    });

  if (actions && plan.create && plan.list)
    describe('when it is archived and restored', () => {
      const { archive, restore } = actions ?? ({} as NonNullable<typeof actions>);
      const make = async (): Promise<string> => resource().idOf(await resource().make());
      const places = async (id: string) => [(await resource().ids()).includes(id), (await resource().ids({ archived: true })).includes(id)];

      it('leaves the list for the archive, can still be read, and comes back', async () => {
        const id = await make();
        const totals = async () => [(await resource().page(1, 30)).total, (await resource().page(1, 30, { archived: true })).total];
        const [active = 0, archived = 0] = await totals();
        expect(await resource().act(archive, [id])).toEqual({ changed: [id], refused: [] });
        expect(await places(id)).toEqual([false, true]);
        expect(await totals()).toEqual([active - 1, archived + 1]);
        if (plan.get) expect(await resource().get(id)).toMatchObject({ archivedAt: expect.any(String) as string });
        expect(await resource().act(restore, [id])).toEqual({ changed: [id], refused: [] });
        expect(await places(id)).toEqual([true, false]);
        expect(await totals()).toEqual([active, archived]);
        if (plan.get) expect(await resource().get(id)).toMatchObject({ archivedAt: null });
      });

      it('a second time is refused for a reason that has a text, while the others are done', async () => {
        for (const [action, other] of [
          [archive, restore],
          [restore, archive],
        ] as const) {
          const [one, two] = [await make(), await make()];
          if (action === restore) await resource().act(other, [one, two]);
          await resource().act(action, [one]);
          const { changed, refused } = await resource().act(action, [one, two]);
          expect(changed).toEqual([two]);
          expect(refused).toEqual([expect.objectContaining({ _id: one, reason: expect.any(String) as string })]);
          expect(textAt(refused[0]?.reason ?? ''), refused[0]?.reason).toEqual(expect.any(String));
        }
      });

      it('with one that is absent changes nothing at all', async () => {
        const id = await make();
        for (const absent of [nobody, 'x', '', "'", '😀']) {
          for (const ids of [[id, absent], [absent, id], [absent]]) {
            expect(
              (await resource().send(archive.operation, { ids, records: await resource().recordsOf(archive, ids) })).code,
              JSON.stringify(ids),
            ).toBe('NOT_FOUND');
          }
        }
        expect(await places(id)).toEqual([true, false]);
      });

      it('needs a selection, and not too large a one', async () => {
        for (const ids of [[], Array.from({ length: 501 }, (_, index) => String(index).padStart(24, '0'))]) {
          for (const { operation } of [archive, restore]) {
            expect(await resource().send(operation, { ids })).toMatchObject({
              code: 'BAD_USER_INPUT',
              fields: expect.any(Object) as object,
            });
          }
        }
      });

      it('twice in one selection is done once', async () => {
        const id = await make();
        expect(await resource().act(archive, [id, id, id])).toEqual({ changed: [id], refused: [] });
      });
    });
});

function textAt(key: string): unknown {
  return at(en, key);
}
