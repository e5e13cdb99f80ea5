import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../src/engine/client/authProvider.ts';
import { createCan, grantsOf } from '../../../src/engine/client/permissions.ts';
import { actionsOn, availability, type Grants, type ToolGrants } from '../../../src/engine/plan/availability.ts';
import type { OperationPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { planEntries } from '../../../src/engine/screens/shell/search/planEntries.ts';
import { menuOf } from '../../../src/engine/screens/shell/menu.ts';
import { childrenOf } from '../../../src/engine/screens/record/childPlans.ts';
import { tabsOf } from '../../../src/engine/screens/values/tabPages.ts';
import { controlsOf, hiddenEntries } from '../../../src/engine/screens/shell/why/controls.ts';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { plans } from '../../../src/generated/plans.ts';
import { rights } from '../../../src/generated/rights.ts';
import { rightsOfRole } from '../../../src/platform/services/policies/rights.ts';

// Every plan of the console and every use of it, for each role and each flag: all places that show or explain it must agree.
// Routes are compared in tests/console/app/everyRoute.test.tsx.

const everyRight = [...new Set(Object.values(rights).flatMap((access) => (Array.isArray(access) ? access : [])))];
const roles: [role: string, held: readonly string[]][] = [
  ['everybody', []],
  ...(['ph-role-customer-admin', 'ph-role-recruiter', 'ph-role-hiring-manager'] as const).map((role): [string, string[]] => [
    role,
    rightsOfRole(role),
  ]),
  // Each right alone, and all but each.
  ...everyRight.map((right): [string, string[]] => [`only ${right}`, [right]]),
  ...everyRight.map((right): [string, string[]] => [`all but ${right}`, everyRight.filter((one) => one !== right)]),
  ['all rights', everyRight],
];
const allFlags = Object.keys(flagDefaults);
const flagSets: [off: string, names: readonly string[]][] = [
  ['no flag', []],
  ...allFlags.map((flag): [string, string[]] => [flag, [flag]]),
  ['every flag', allFlags],
];

/** A role with flags, and the grants that it has by them. */
interface Case {
  name: string;
  held: ReadonlySet<string>;
  off: ReadonlySet<string>;
  grants: ToolGrants;
}

const caseOf = ([role, held]: (typeof roles)[number], [flag, off]: (typeof flagSets)[number]): Case => {
  const can = createCan(rights, { tenant: Object.fromEntries(held.map((right) => [right, true])) });
  return {
    name: `${role}, ${flag} off`,
    held: new Set(held),
    off: new Set(off),
    grants: { ...grantsOf(can, (name) => !off.includes(name)), accessOf: (operation) => rights[operation] },
  };
};
const [first = ['no flag', []]] = flagSets;
const everything: (typeof roles)[number] = ['all rights', everyRight];
/** Each role with all flags on, and each set of flags for the usual roles. */
const cases: Case[] = [
  ...roles.map((role) => caseOf(role, first)),
  ...[...roles.slice(0, 4), everything].flatMap((role) => flagSets.map((flags) => caseOf(role, flags))),
];

/** The same answer worked out from a plan and the held rights alone. */
const allows = ({ held, off }: Case, operation: OperationPlan | undefined, flags: (string | undefined)[]): boolean =>
  operation !== undefined &&
  flags.every((flag) => flag === undefined || !off.has(flag)) &&
  (!Array.isArray(operation.access) || operation.access.every((name) => held.has(name)));

const base = '/base';
const translate = (key: string) => key;

/** All places at once, as sets of `plan use`. */
function placesOf(grants: ToolGrants) {
  const commands = new Set(planEntries(plans, { base, grants, translate }).map(({ id }) => id));
  const menu = menuOf(plans, base, grants).flatMap(({ entries }) => entries);
  const hidden = new Set(hiddenEntries(plans, grants).map(({ plan }) => plan.name));
  const provider = createAuthProvider({
    plans: Object.fromEntries(plans.map((plan) => [plan.name, plan])),
    ...grants,
    identity: () => ({ id: 'u1' }),
    logout: async () => undefined,
  });
  return { commands, menu, hidden, canAccess: async (resource: string, action: string) => provider.canAccess?.({ resource, action }) };
}

const hasAddress = ({ parent }: Plan) => parent === undefined;
const mayOpen = (grants: Grants) => (plan: Plan) => availability(plan, 'open', grants).may;

describe('every use of every plan', () => {
  it('is compared for enough roles and flags to say something', () => {
    expect(plans.length).toBeGreaterThan(20);
    expect(cases.length).toBeGreaterThan(200);
  });

  it('is allowed where its flags are on and its rights are held, and nowhere else', () => {
    const wrong = cases.flatMap((one) =>
      plans.flatMap((plan) => {
        const { flags, list, get, create, update, forms } = plan;
        const uses = [
          ['list', list, [flags['list']]],
          ['archive', plan.archive ? list : undefined, [flags['list'], flags['archive']]],
          ['show', get, [flags['list'], flags['show']]],
          ['create', forms.create === undefined ? undefined : create, [flags['list'], flags['create']]],
          ['update', forms.update === undefined ? undefined : update, [flags['list'], flags['update']]],
          ['getList', list, []],
          ['getOne', get, []],
        ] as const;
        const pages = uses.filter(([use, operation, own]) => availability(plan, use, one.grants).may !== allows(one, operation, [...own]));
        const actions = plan.actions.filter(
          (action) =>
            availability(plan, action, one.grants).may !==
            (allows(one, action.operation, [flags['list'], action.flag]) &&
              (action.rights ?? []).every((right) => one.held.has(right)) &&
              (action.operation.access !== 'public' || update === undefined || allows(one, update, []))),
        );
        return [...pages.map(([use]) => use), ...actions.map(({ name }) => name)].map((use) => `${one.name}: ${plan.name} ${use}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is answered alike by menu, palette, tabs, react-admin and the reasons', async () => {
    const wrong: string[] = [];
    for (const one of cases) {
      const { grants } = one;
      const { commands, menu, hidden, canAccess } = placesOf(grants);
      for (const plan of plans) {
        const agree = (use: string, ...answers: (boolean | undefined)[]) => {
          if (new Set(answers.filter((answer) => answer !== undefined)).size > 1)
            wrong.push(`${one.name}: ${plan.name} ${use}: ${answers.join(' ')}`);
        };
        const controls = controlsOf(plan, grants);
        const explained = (id: string) => controls.find((control) => control.id === id)?.because;
        const isShown = (id: string) => explained(id) && explained(id)?.length === 0;
        const may = (use: 'list' | 'archive' | 'show' | 'create' | 'update') => availability(plan, use, grants).may;
        const offered = (id: string, addressed = hasAddress(plan)) => (addressed ? commands.has(`${plan.name}.${id}`) : undefined);

        agree('list', may('list'), isShown('list'), await canAccess(plan.name, 'list'));
        agree('show', may('show'), isShown('show'), await canAccess(plan.name, 'show'));
        agree('update', may('update'), isShown('update'), await canAccess(plan.name, 'edit'));
        agree(
          'create',
          may('create'),
          isShown('create'),
          await canAccess(plan.name, 'create'),
          offered('create', hasAddress(plan) && plan.kind !== 'settings'),
        );
        agree('archive', may('archive'), isShown('archive'), offered('archived'));
        for (const action of plan.actions) {
          const inPalette = action.on === 'list' && action.path !== undefined ? offered(action.name) : undefined;
          const isListed = actionsOn(plan, action.on, grants).includes(action);
          agree(
            action.name,
            availability(plan, action, grants).may,
            isListed,
            isShown(`action.${action.name}`),
            inPalette,
            await canAccess(plan.name, action.name),
          );
        }

        const opens = tabsOf(plans, plan).some(mayOpen(grants));
        if (plan.menu) {
          agree(
            'menu',
            opens,
            menu.some(({ name }) => name === plan.name),
            !hidden.has(plan.name),
          );
          // Its entry leads to a page that may be opened, or to one that goes on to such a tab.
          const entry = menu.find(({ name }) => name === plan.name);
          const target = plans.find(({ path }) => entry?.path === `${base}/${path}`);
          if (entry && target)
            agree(
              'entry',
              true,
              target.tabs?.includes(target.name) === false || mayOpen(grants)(target),
              commands.has(`${target.name}.open`),
            );
        }
        if (plan.parent !== undefined) {
          const parent = plans.find(({ name }) => name === plan.parent);
          agree('child list', mayOpen(grants)(plan), parent && childrenOf(plans, parent, grants).includes(plan));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused with a reason, and allowed without', () => {
    const silent = cases.flatMap(({ name, grants }) =>
      plans.flatMap((plan) =>
        controlsOf(plan, grants)
          .flatMap(({ id, because }) => because.map((reason) => ({ id, reason })))
          .filter(({ reason }) => reason.kind === 'right' && reason.names.length === 0)
          .map(({ id }) => `${name}: ${plan.name} ${id}`),
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe('rights and flags of plans', () => {
  it('are read by `availability` alone', () => {
    const files = ['src/engine/screens', 'src/engine/client', 'src/console'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => `${folder}/${path}`),
    );
    const isOwnCheck = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line) && /\bcan\(|\bflags\[|\baction\.flag\b|\baccessOf\(/.test(line);
    const found = files.flatMap((file) => (readFileSync(file, 'utf8').split('\n').some(isOwnCheck) ? [file] : []));
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });
});
