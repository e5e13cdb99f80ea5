import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { deep } from '../../support/caller.ts';
import { startPlatform } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';
import { seed } from '../policy/policies.ts';
import { editorOf, idOf, memberWith, ownCustomer, updateText } from './hierarchyTools.ts';
import type { Department } from './hierarchyTools.ts';
import { changeMembers, groupWith, setStatements } from './people.ts';
import type { Scope } from './people.ts';
import { heldBy, meant, previewMembersText, previewPolicyText, previewTreeText } from './previewTools.ts';
import type { Preview } from './previewTools.ts';

const tries = deep ? 300 : 36;
const members = 5;

describe('a change that is looked at before it is made', () => {
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  let foreign: Scope;
  let editor: ReturnType<typeof editorOf>;
  let people: { browser: Browser; _id: string }[];
  let groups: string[];
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    scope = await ownCustomer(staff);
    foreign = await ownCustomer(staff);
    editor = editorOf(staff, scope);
    await editor.grow(scope.hierarchyId, 'north', 'north/team', 'north/team/desk', 'south', 'south/shop', 'east');
    groups = await Promise.all([0, 1, 2, 3].map(() => groupWith(running, staff, scope)));
    people = [];
    for (let index = 0; index < members; index += 1) {
      const browser = await memberWith(running, staff, scope, []);
      people.push({ browser, _id: (await browser.get<{ _id: string }>('{ AuthMe { _id } }'))._id });
    }
  });
  afterAll(() => running.close());

  const resourceOf = (tree: readonly Department[], number: number): string => {
    const own = `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}`;
    const department = tree[number % tree.length]?._id ?? '';
    const odd = ['Any', `${own}:*:*:*`, `prn:*:*:*:${department}:*:*`, `prn:ap-southeast-2:${scope.organizationId}:*:*:*:*`];
    const other = `prn:ap-southeast-2:${foreign.organizationId}:${foreign.customerId}:*:*:*`;
    return number % 7 === 0 ? ([...odd, other][number % 5] ?? '') : `${own}:${department}:*:*`;
  };
  const actions = ['org:viewUser', 'org:editUser', 'apps:viewVacancy', 'apps:*', 'ti:access', '*:*', 'edge:access', 'common:editPolicy'];
  const numbers = fc.array(fc.nat(9999), { minLength: 12, maxLength: 12 });
  const statementsFrom = (tree: readonly Department[], [size = 0, ...more]: number[]): Statement[] =>
    Array.from({ length: (size % 3) + 1 }, (_, index) => {
      const [one = 0, two = 0, three = 0] = more.slice(index * 3);
      return {
        effect: one % 4 === 0 ? 'deny' : 'allow',
        actions: [...new Set([actions[two % actions.length] ?? '', actions[one % actions.length] ?? ''])],
        resources: [...new Set([resourceOf(tree, three), resourceOf(tree, one)])],
      };
    });

  /** A change as it is looked at, and as it is saved. */
  interface Step {
    preview: () => Promise<Answer>;
    save: () => Promise<Answer[]>;
  }

  const move = (tree: readonly Department[], [what = 0, which = 0, where = 0, more = 0, name = 0]: number[]): Step => {
    const below = tree.slice(1);
    const node = below[which % below.length] as Department;
    const leaf = below.find(({ _id }) => !tree.some(({ parentId }) => parentId === _id)) as Department;
    const target = (tree[where % tree.length] as Department)._id;
    const change = {
      created:
        what % 3 === 0 ? [{ _id: idOf(`n${name}`), name: `new ${name}`, parentId: (tree[more % tree.length] as Department)._id }] : [],
      updated: what % 4 === 0 ? [] : [{ _id: node._id, name: node.name, parentId: target }],
      archived: what % 5 === 0 && tree.length > 6 && leaf._id !== node._id ? [leaf._id] : [],
    };
    const variables = { hierarchies: { organizationId: scope.organizationId, customerId: scope.customerId, ...change } };
    return {
      preview: () => staff.ask(previewTreeText, { ...variables, limit: 10_000 }),
      save: async () => [await staff.ask(updateText, variables)],
    };
  };
  const edit = async (tree: readonly Department[], [which = 0, ...more]: number[]): Promise<Step> => {
    const groupId = groups[which % groups.length] ?? '';
    const { policy } = await staff.get<{ policy: { id: string } }>(
      'query ($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { policy { id } } }',
      { filter: { _id: groupId } },
    );
    const statements = statementsFrom(tree, more);
    return {
      preview: () => staff.ask(previewPolicyText, { input: { groupId, policyId: policy.id, statements }, limit: 10_000 }),
      save: async () => [
        await staff.ask(
          'mutation ($filter: CommonUpdatePolicyV2Filter!, $update: CommonUpdatePolicyV2Update!) { CommonUpdatePolicyV2(filter: $filter, update: $update) { id } }',
          { filter: { policyId: policy.id }, update: { statements } },
        ),
      ],
    };
  };
  const join = (_: readonly Department[], [which = 0, split = 0, ...more]: number[]): Step => {
    const groupId = groups[which % groups.length] ?? '';
    const chosen = people.filter((__, index) => (more[index] ?? 0) % 3 > 0).map(({ _id }) => _id);
    const [add, remove] = [chosen.slice(0, split % (chosen.length + 1)), chosen.slice(split % (chosen.length + 1))];
    return {
      preview: () => staff.ask(previewMembersText, { param: { groupId, add, remove }, limit: 10_000 }),
      save: async () => [
        ...(add.length > 0 || chosen.length === 0 ? [await changeMembers(staff, 'Add', groupId, add)] : []),
        ...(remove.length > 0 ? [await changeMembers(staff, 'Remove', groupId, remove)] : []),
      ],
    };
  };

  it(`tells exactly what the sessions of the people really gain and lose by it, in ${tries} tries`, { timeout: 600_000 }, async () => {
    for (const [index, groupId] of groups.entries())
      await setStatements(running, groupId, statementsFrom(await editor.read(), [index, 5 * index, 7, 11, 13 * index, 17, 19, 23, 29, 31]));
    for (const [index, { _id }] of people.entries()) await changeMembers(staff, 'Add', groups[index % groups.length] ?? '', [_id]);
    const count: Record<string, number> = {};
    let [tree, held] = [
      await editor.read(),
      await Promise.all(people.map(({ browser }) => editor.read().then((all) => heldBy(running, browser, scope, all)))),
    ];
    for (const [index, numbers_] of fc.sample(numbers, { numRuns: tries, seed }).entries()) {
      const kind = (['moves', 'edits', 'joins'] as const)[index % 3] ?? 'moves';
      const step = { moves: move, edits: edit, joins: join }[kind];
      const { preview, save } = await step(tree, numbers_);
      const looked = await preview();
      const saved = await save();
      const refusals = saved.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
      expect(looked.errors?.[0]?.extensions.code, JSON.stringify([looked.errors, refusals])).toBe(refusals[0]?.code);
      const answer = Object.values(looked.data ?? {})[0] as Preview | undefined;
      const [before, after] = [tree, await editor.read()];
      const now = await Promise.all(people.map(({ browser }) => heldBy(running, browser, scope, after)));
      const named = (all: readonly Department[]) => new Set(all.map(({ name }) => name));
      const [old, young] = [named(before), named(after)];
      for (const [at, { _id }] of people.entries()) {
        const told = answer?.data.find((each) => each._id === _id);
        const [was, is] = [held[at] ?? new Set<string>(), now[at] ?? new Set<string>()];
        const root = before[0]?.name ?? '';
        const counts = (key: string) => {
          const [right, name] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
          return !(was.has(`${right} ${root}`) && is.has(`${right} ${root}`)) || (old.has(name) && young.has(name));
        };
        const [gains, losses] = [
          [...is].filter((key) => !was.has(key) && counts(key)),
          [...was].filter((key) => !is.has(key) && counts(key)),
        ];
        expect(meant(told?.gains ?? [], after), `${kind} ${index}`).toEqual(gains.sort());
        expect(meant(told?.losses ?? [], before), `${kind} ${index}`).toEqual(losses.sort());
        if (gains.length + losses.length > 0) count[kind] = (count[kind] ?? 0) + 1;
      }
      if (answer) {
        expect(answer.gaining).toBe(answer.data.filter(({ gains }) => gains.length > 0).length);
        expect(answer.losing).toBe(answer.data.filter(({ losses }) => losses.length > 0).length);
        expect(answer.unnamed).toBe(0);
      } else count[`${kind} refused`] = (count[`${kind} refused`] ?? 0) + 1;
      [tree, held] = [after, now];
    }
    console.info(`${tries} changes looked at and made: ${JSON.stringify(count)} (seed ${seed})`);
    for (const kind of ['moves', 'edits', 'joins']) expect(count[kind]).toBeGreaterThan(tries / 12);
  });
});
