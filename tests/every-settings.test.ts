import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../src/generated/plans.ts';
import type { Plan } from '../src/engine/plan/Plan.ts';
import { at, type Values } from '../src/engine/plan/sources.ts';
import { Caller } from './support/caller.ts';
import { notByExample } from './support/formExamples.ts';
import { readSettings, saveSettings } from './support/settings.ts';
import { Resource, scopesOf, type Scope } from './support/resource.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every resource of the kind `settings` over the whole platform: one record a customer, or one a section. Nothing here is written for one of
// them; a new declaration is covered by itself.

const settings = plans.filter(({ kind, get }) => kind === 'settings' && get);
const saved = settings.filter((plan) => (plan.create && plan.forms.create) || (plan.update && plan.forms.update));

let running: Running;
let staff: Caller;
let scopes: Scope[];
beforeAll(async () => {
  running = startPlatform();
  staff = await new Caller(running.platform).as('staff@demo.example');
  // Acme is whose administrator looks at the others.
  scopes = (await scopesOf(staff)).filter(({ awsRegion, accountName }, _, [own]) => awsRegion === own?.awsRegion && accountName !== 'acme');
});
afterAll(() => running.close());

const sectionsOf = ({ sections }: Plan): (string | undefined)[] => sections?.choices.map(({ id }) => id) ?? [undefined];

const resourceOf = (plan: Plan, scope: Scope): Resource => new Resource(plan, staff, scope);

/** Expected read: the record, or its absence as declared. */
const read = (plan: Plan, scope: Scope, section?: string) => readSettings(resourceOf(plan, scope), section);

const save = (plan: Plan, scope: Scope, section: string | undefined, seed: string, over?: Values, change = same) =>
  saveSettings(resourceOf(plan, scope), { section, seed, over, change });

const same = (form: Values): Values => form;

/** The same form with its first number or switch turned: an example need not differ from what there is. */
function turned(form: Values): Values {
  let isDone = false;
  const turn = (value: unknown): unknown => {
    if (isDone) return value;
    if (typeof value === 'boolean' || typeof value === 'number') {
      isDone = true;
      return typeof value === 'boolean' ? !value : value + 1;
    }
    if (Array.isArray(value)) return value.map(turn);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, turn(each)]));
  };
  return turn(form) as Values;
}

describe.each(settings.map((plan) => [plan.name, plan] as const))('%s', (_, plan) => {
  it('is read, or is said to be absent in the way that was declared, in every section and whatever is shown', async () => {
    for (const section of sectionsOf(plan)) {
      const { none, record } = await read(plan, scopes[0] ?? expect.fail('no customer'), section);
      if (!none) for (const { path } of plan.details) expect(at(record, path), path).not.toBeUndefined();
    }
  });
});

describe.each(saved.filter(({ name }) => !(name in notByExample)).map((plan) => [plan.name, plan] as const))('%s, saved', (name, plan) => {
  let scope: Scope;
  let section: string | undefined;
  beforeAll(async () => {
    [section] = sectionsOf(plan);
    scope = (await firstWithout(plan, section)) ?? scopes[0] ?? expect.fail('no customer');
  });

  if (plan.create && plan.forms.create)
    it('is made once, and is not absent any more', async () => {
      const { code, text, use } = await save(plan, scope, section, 'xmade');
      expect([code, use], text).toEqual([undefined, 'create']);
      expect((await read(plan, scope, section)).none).toBe(false);
      const resource = new Resource(plan, staff, scope);
      const again = await resource.send(operationOf(plan, 'create'), { form: await resource.example('create', 'xagain'), section });
      expect([again.code, again.reason]).toEqual(['CONFLICT', expect.any(String)]);
    });

  if (plan.update && plan.forms.update)
    it('is read back as it was filled in', async () => {
      const { code, text, sent } = await save(
        plan,
        scope,
        section,
        'xchanged',
        (await read(plan, scope, section)).record ?? firstVersion(plan),
      );
      expect(code, text).toBeUndefined();
      const { record = {} } = await read(plan, scope, section);
      expect(record).toMatchObject(shared(sent, record));
    });

  if (plan.update && plan.forms.update && plan.version)
    it('is refused to the second of two editors, whose words change nothing', async () => {
      const { record = firstVersion(plan) } = await read(plan, scope, section);
      const first = await save(plan, scope, section, 'xfirst', record, turned);
      expect(first.code, first.text).toBeUndefined();
      const before = await read(plan, scope, section);
      expect(await save(plan, scope, section, 'xsecond', record)).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
      expect(await read(plan, scope, section)).toEqual(before);
      expect((await save(plan, scope, section, 'xagain', before.record)).code).toBeUndefined();
    });

  // Settings that need no right are the caller's own, whatever the customer.
  it.skipIf(plan.get?.access === 'session')('is nobody’s whose customer it is not, nor told from one that there is not', async () => {
    const admin = await new Caller(running.platform).as('admin@acme.example');
    const operation = operationOf(plan, 'get');
    const of = (customerId: string) => new Resource(plan, admin, { ...scope, customerId }).send(operation, { section });
    const [foreign, nobody] = [await of(scope.customerId), await of('0'.repeat(24))];
    expect(foreign.text.replaceAll(scope.customerId, '-')).toBe(nobody.text.replaceAll('0'.repeat(24), '-'));
    expect(foreign.reading.record ?? null, name).toBeNull();
  });

  /** The first customer that has none. */
  async function firstWithout(of: Plan, part: string | undefined): Promise<Scope | undefined> {
    for (const each of scopes.slice(0, 60)) if ((await read(of, each, part)).none) return each;
    return undefined;
  }
});

const firstVersion = ({ version }: Plan): Values => (version ? { [version]: 0 } : {});

const operationOf = (plan: Plan, use: 'get' | 'create' | 'update') => plan[use] ?? expect.fail(`${plan.name} has no ${use}`);

/** Those of the values that the record has under the same name. */
const shared = (values: Values, record: Values): Values => Object.fromEntries(Object.entries(values).filter(([key]) => key in record));
