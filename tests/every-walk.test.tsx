import type { Me } from '../src/console/customers/customers.ts';
import './engine/screens/documentOnNode.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, it } from 'vitest';
import { plans } from '../src/generated/plans.ts';
import type { Plan } from '../src/engine/plan/Plan.ts';
import type { Values } from '../src/engine/plan/sources.ts';
import { chance, type Chance } from '../src/platform/demo/deterministic.ts';
import { forgetUndoable } from '../src/engine/screens/values/undoable.ts';
import { Caller, deep } from './support/caller.ts';
import { archiveOf, Resource, scopesOf, type Scope } from './support/resource.ts';
import { startPlatform } from './platform/browser.ts';
import './engine/screens/setup.ts';
import type { WalkedList } from './walk/rows.ts';
import { checkSection, sectionSteps } from './walk/section.ts';
import { steps, weighted } from './walk/steps.ts';
import { isSection, openTab } from './walk/tab.tsx';
import { Walk } from './walk/walk.ts';

// Random walks through each list, on its real screens over the real platform: after every step the rows, the selection and the address are compared
// with rows that are read from the database and filtered and sorted naively. `WALK_SEED=7 npx vitest run every-walk -t 'users is'` repeats walk 7.

const lists = plans
  .filter((plan) => plan.list)
  .flatMap((plan) =>
    (plan.archive ? [false, true] : [false]).map((archived) => [`${plan.name}${archived ? ' (archive)' : ''}`, plan, archived] as const),
  );

/** Lists of every run: one of people, one with switches, an archive, and a log. */
const few = new Set(['users', 'vacancy-applications', 'vacancies (archive)', 'emails']);
const seed = process.env['WALK_SEED'];
/** Walks of a list begin until so many seconds are over. */
const seconds = deep ? Number(process.env['WALK_SECONDS'] ?? 60) : 0;
const stepsEach = deep ? 40 : 10;

afterEach(cleanup);

describe.each(lists)('%s', (name, plan, archived) => {
  it.skipIf(!deep && !seed && !few.has(name))('is as the database says, wherever a person goes in it', async () => {
    const counts = new Map<string, number>();
    const end = performance.now() + seconds * 1000;
    for (let number = Number(seed ?? 1), isLast = false; !isLast; number += 1) {
      await walk(plan, archived, chance(name, number), counts).catch((error: unknown) => {
        throw new Error(`Walk ${number} of ${name}: ${(error as Error).message}`, { cause: (error as Error).cause });
      });
      isLast = seed !== undefined || performance.now() >= end;
    }
    if (deep) console.log(`${name}: ${[...counts].map(([step, count]) => `${count} × ${step}`).join(', ')}`);
  });
});

/** Takes as many random steps as can be taken. */
async function walk(plan: Plan, archived: boolean, random: Chance, counts: Map<string, number>): Promise<void> {
  const { walk: here, close } = await begin(plan, archived, random);
  const [ways, names, check] = isSection({ plan })
    ? [sectionSteps, Object.keys(sectionSteps), () => checkSection(here)]
    : [steps, weighted, () => here.check()];
  const path: string[] = [];
  try {
    await check();
    for (let tries = 0; tries < 3 * stepsEach && path.length < stepsEach; tries += 1) {
      const name = random.pick(names);
      path.push(name);
      const words = await ways[name]?.(here);
      path.pop();
      if (words === undefined) continue;
      path.push(`${name} ${words}`);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await check();
    }
  } catch (error) {
    throw new Error([(error as Error).message, ...path.map((step, index) => `${index + 1}. ${step}`)].join('\n'), { cause: error });
  } finally {
    await close();
  }
}

/** Opens the list on a platform of its own, for somebody who may do everything. */
async function begin(plan: Plan, archived: boolean, random: Chance) {
  const running = startPlatform();
  const caller = await new Caller(running.platform).as('staff@demo.example');
  const me = await caller.ask<Me>(
    '{ AuthMe { _id email organizationId customerId hierarchyId customers { organizationId customerId rootHierarchyId awsRegion customerDisplayName uniqueName } } }',
  );
  // The customer with the most rows.
  const scope = (await scopesOf(caller)).find(({ customerName }) => customerName === 'Acme');
  if (!scope) throw new Error('Acme is gone');
  const resource = new Resource(plan, caller, scope);
  const list: WalkedList = { running, plan, archived, scope, parent: await parentOf(resource, caller, scope) };
  const made = deep ? random.pick([0, 0, 35, 70]) : 0;
  if (plan.create && plan.forms.create && !plan.parent) for (let index = 0; index < made; index += 1) await resource.make();
  const archive = archiveOf(plan)?.archive;
  if (archived && archive) await resource.act(archive, (await resource.page(1, 100)).rows.slice(-(40 + made)).map(resource.idOf));
  const reader = { browser: caller.browser, me };
  return {
    walk: new Walk({ list, reader, chance: random, tab: await openTab(list, reader) }),
    close: async () => {
      cleanup();
      forgetUndoable();
      await running.close();
    },
  };
}

/** The record above a child list, as its own page reads it. */
async function parentOf({ plan, parentRecord }: Resource, caller: Caller, scope: Scope): Promise<Values | undefined> {
  const parent = await parentRecord();
  const above = plans.find(({ name }) => name === plan.parent);
  if (!parent || !above?.list || !above.get) return parent;
  const id = String(parent['id']);
  return { ...(await new Resource(above, caller, scope).get(id)), id };
}
