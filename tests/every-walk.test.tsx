import './screens/documentOnNode.ts';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, it } from 'vitest';
import { plans } from '../src/generated/plans.ts';
import type { Plan } from '../src/plan/Plan.ts';
import type { ShellState } from '../src/screens/shell/ShellProvider.tsx';
import { forgetUndoable } from '../src/screens/undo/undoable.ts';
import { Caller, deep } from './engine/caller.ts';
import { archiveOf, Resource, scopeOf } from './engine/resource.ts';
import { startPlatform } from './platform/browser.ts';
import './screens/setup.ts';
import type { Ground } from './walk/reference.ts';
import { agreeSection, sectionSteps } from './walk/section.ts';
import { agree, noFigures, stepsOf, untouched, type Real, type Step } from './walk/steps.ts';
import { isSection, openTab } from './walk/tab.tsx';

// Random walks through each list of the console, on its real screens over the real platform: after every step what is shown, counted, selected and
// addressed is held against rows that are read from the database and filtered and sorted naively. Nothing here is written for one list. In the deep
// run each list is walked for a minute, each walk with the next seed. WALK_SEED=7 -t 'users is' takes that walk again, WALK_SHRINK=1 shortens it.

const lists = plans
  .filter((plan) => plan.list)
  .flatMap((plan) =>
    (plan.archive ? [false, true] : [false]).map((archived) => [`${plan.name}${archived ? ' (archive)' : ''}`, plan, archived] as const),
  );

/** The lists that are walked in every run, a few steps each: of people, with switches, an archive, and a log. */
const few = new Set(['users', 'vacancy-applications', 'vacancies (archive)', 'email-events']);
const asked = process.env['WALK_SEED'];
const [minute, stepsEach] = deep ? [Number(process.env['WALK_SECONDS'] ?? 60) * 1000, 40] : [0, 10];

afterEach(cleanup);

describe.each(lists)('%s', (name, plan, archived) => {
  it.skipIf(!deep && !asked && !few.has(name))('is what the database says it is, wherever somebody goes in it', async () => {
    const figures = noFigures();
    const until = performance.now() + minute;
    let seed = Number(asked ?? 1);
    do {
      await walk(plan, archived, seed, figures);
      seed += 1;
    } while (!asked && performance.now() < until);
    if (process.env['FIGURES']) console.log(`FIGURE ${name}: ${JSON.stringify(figures)}`);
  });
});

/** One walk: always the same for the same seed. */
async function walk(plan: Plan, archived: boolean, seed: number, figures: Real['figures']): Promise<void> {
  const [ways, hold] = isSection({ plan }) ? [sectionSteps, agreeSection] : [stepsOf({ plan, archived }), agree];
  const steps = fc.array(fc.option(fc.oneof(...ways), { freq: 99 }), { minLength: stepsEach, maxLength: stepsEach });
  const more = deep ? fc.constantFrom(0, 0, 35, 70) : fc.constant(0);
  const property = fc.asyncProperty(steps, more, async (each, made) => {
    const { real, close } = await begin(plan, archived, made, figures);
    const trace: Step[] = [];
    try {
      const model = { asked: untouched(), selected: [], matching: undefined, anchor: undefined, history: [] };
      await hold(model, real);
      for (const step of each) {
        if (!step) continue;
        trace.push(step);
        if (await step.run(model, real)) await hold(model, real);
      }
      figures.walks += 1;
    } catch (error) {
      const way = trace.map((step, place) => `${place + 1}. ${step.toString()}`).join('\n');
      throw new Error(
        `Walk ${seed} of ${plan.name}${archived ? ' (archive)' : ''}, ${made} rows made before:\n${way}\n${String((error as Error).message)}`,
        { cause: error },
      );
    } finally {
      await close();
    }
  });
  await fc.assert(property, { seed, numRuns: 1, endOnFailure: !process.env['WALK_SHRINK'] });
}

/** A platform of the walk's own, somebody who may do everything, and the list open before them. */
async function begin(plan: Plan, archived: boolean, made: number, figures: Real['figures']) {
  const running = startPlatform();
  const caller = await new Caller(running.platform).as('staff@demo.example');
  // The customer with the most of everything; those who work for the provider may list all of it.
  const scope = await scopeOf(await new Caller(running.platform).as('admin@acme.example'));
  const me = await caller.ask<ShellState['me']>(
    '{ AuthMe { _id email organizationId customerId hierarchyId customers { organizationId customerId rootHierarchyId awsRegion customerDisplayName uniqueName } } }',
  );
  const resource = new Resource(plan, caller, scope);
  const above = await resource.parentRecord();
  const of = plans.find((each) => each.name === plan.parent);
  const id = String(above?.['id']);
  const whole = above && of?.list && of.get ? await new Resource(of, caller, scope).get(id) : {};
  const ground: Ground = { running, plan, archived, scope, parent: above && { ...above, ...whole, id } };
  if (plan.create && plan.forms.create && !plan.parent) for (let index = 0; index < made; index += 1) await resource.make();
  const archive = archiveOf(plan)?.archive;
  if (archived && archive) await resource.act(archive, (await resource.page(1, 100)).rows.slice(-(40 + made)).map(resource.idOf));
  const reader = { caller, me };
  const real: Real = { ground, reader, tab: await openTab(ground, reader), figures };
  const close = async () => {
    cleanup();
    forgetUndoable();
    await running.close();
  };
  return { real, close };
}
