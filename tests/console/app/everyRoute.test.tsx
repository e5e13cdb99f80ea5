import { cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCan, grantsOf } from '../../../src/engine/client/permissions.ts';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { flagsOf } from '../../../src/console/app/flags.ts';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { plans } from '../../../src/generated/plans.ts';
import { rights } from '../../../src/generated/rights.ts';
import { menuOf } from '../../../src/engine/screens/shell/menu.ts';
import { availability, type Use } from '../../../src/engine/plan/availability.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { rightsOfRole } from '../../../src/platform/services/policies/rights.ts';
import { base, goTo, openConsole } from './openedConsole.tsx';
import { consoleRoutes, type ConsoleRoute } from './routes.ts';

// Every address of the console with every flag off, alone and all together, and for every role. Declarations, router and menu are the real
// ones; in place of the screens that they lead to stands their name. With one flag off its own addresses are opened, and some of the others: each
// of them with one flag or another. `DEEP=1` opens all of them with each.
const deep = process.env['DEEP'] === '1';

vi.mock('../../../src/engine/screens/list/ListScreen.tsx', () => ({ ListScreen: stub('list') }));
vi.mock('../../../src/engine/screens/list/ArchiveScreen.tsx', () => ({ ArchiveScreen: stub('archive') }));
vi.mock('../../../src/engine/screens/shell/recordScreens.tsx', () => ({
  ActionScreen: stub('action'),
  CreateScreen: stub('create'),
  EditScreen: stub('update'),
  LogScreen: stub('list'),
  SettingsScreen: stub('show'),
  RecordPage: stub('show'),
  usePreload: () => undefined,
}));
vi.mock('../../../src/console/app/bespokePages.tsx', () => ({
  bespokePages: { dashboard: { Page: stub('show') }, 'tree-editor': { Page: stub('show') } },
}));
vi.mock('../../../src/engine/screens/shell/Shell.tsx', () => ({
  Shell: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('../../../src/console/app/pageTexts.tsx', () => ({
  loadPageTexts: async () => undefined,
  WithPageTexts: ({ children }: { children: unknown }) => children,
}));

function stub(screenName: string) {
  return ({ plan }: { plan: Plan }) => <h1>{`${screenName} of ${plan.name}`}</h1>;
}

beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }));
});
beforeEach(() => {
  keepExpiry(new Date(Date.now() + 7_200_000).toISOString());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(cleanup);

const notFound = "Sorry, we couldn't find this page.";
const all = Object.keys(flagDefaults);
const flagSets: [name: string, off: string[]][] = [
  ['nothing', []],
  ...all.map((flag): [string, string[]] => [flag, [flag]]),
  ['every flag', all],
];
const valuesWithout = (off: readonly string[]) => Object.fromEntries(all.map((flag) => [flag, !off.includes(flag)]));
const heading = () => document.querySelector('main h1')?.textContent ?? '';

type Outcome = 'page' | 'refused' | 'not found';
const shown = (): Outcome => (heading() === notFound ? 'not found' : / of /.test(heading()) ? 'page' : 'refused');

function outcomeOf({ plan, use }: ConsoleRoute, of: (plan: Plan, use: Use) => { exists: boolean; may: boolean }): Outcome {
  if (use === 'tabs')
    return plans.some(({ name, ...tab }) => plan.tabs?.includes(name) && of({ name, ...tab }, 'open').may) ? 'page' : 'refused';
  const { exists, may } = of(plan, plan.actions.find(({ name, path }) => name === use && path !== undefined) ?? (use as Use));
  // These pages say by themselves that they may not be seen.
  const saysItself = use === 'list' || use === 'archive' || (plan.kind === 'settings' && use === 'show' && !plan.pages?.show);
  if (!exists) return 'not found';
  return may || saysItself ? 'page' : 'refused';
}

describe('the routes that the declarations make', () => {
  it('are many, and each flag of a declaration is one of the platform’s', () => {
    expect(consoleRoutes.length).toBeGreaterThan(50);
    expect(consoleRoutes.flatMap(({ flags }) => flags).filter((flag) => !all.includes(flag))).toEqual([]);
  });
});

describe.each(flagSets.map(([name, off], index) => [name, off, index] as const))('with %s off', (_, off, index) => {
  const isOpened = (isOwn: boolean, at: number) => deep || off.length !== 1 || isOwn || at % flagSets.length === index;
  const isOff = ({ flags }: ConsoleRoute) => flags.some((flag) => off.includes(flag));

  it('each route of a flag that is off is a page that does not exist, and no other is', async () => {
    await openConsole('/nowhere', { flags: valuesWithout(off) });
    await waitFor(() => expect(heading()).toBe(notFound));
    const wrong: string[] = [];
    for (const route of consoleRoutes.filter((each, at) => isOpened(isOff(each), at))) {
      await goTo(route.path);
      if ((heading() === notFound) !== isOff(route)) wrong.push(`${route.path}: ${heading()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('no entry of the menu leads to a page that does not exist', async () => {
    const flags = flagsOf(valuesWithout(off));
    const entries = menuOf(plans, '', { can: () => true, holds: () => true, flag: flags }).flatMap(({ entries }) => entries);
    expect(entries.length).toBeGreaterThan(3);
    await openConsole('/nowhere', { flags: valuesWithout(off) });
    for (const { path } of entries.filter((_, at) => isOpened(false, at))) {
      await goTo(path);
      expect(heading(), path).toMatch(/ of /);
    }
  });
});

describe.each(['ph-role-customer-admin', 'ph-role-recruiter', 'ph-role-hiring-manager'] as const)('for %s', (role) => {
  const held = Object.fromEntries(rightsOfRole(role).map((right) => [right, true]));
  const can = createCan(rights, { tenant: held });

  it('every list stays at its own address and says itself whether it may be seen', async () => {
    await openConsole('/nowhere', { can });
    await waitFor(() => expect(heading()).toBe(notFound));
    for (const { path, plan } of consoleRoutes.filter(({ use, plan: { list } }) => use === 'list' && list)) {
      await goTo(path);
      expect(heading(), path).toBe(`list of ${plan.name}`);
      expect(location.pathname).toBe(base + path);
    }
  });

  it('every route shows its page, a refusal or nothing, as its availability says', async () => {
    // A flag of some pages is off, so that all three occur.
    const flags = valuesWithout(['edgeGroupDetailEnabled', 'edgeUserCreationEnabled', 'edgeAtsRequestsEnabled']);
    await openConsole('/nowhere', { can, flags });
    await waitFor(() => expect(heading()).toBe(notFound));
    const grants = grantsOf(can, flagsOf(flags));
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const route of consoleRoutes) {
      await goTo(route.path);
      const expected = outcomeOf(route, (plan, use) => availability(plan, use, grants));
      seen.add(expected);
      if (shown() !== expected) wrong.push(`${route.path}: ${heading()}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
    expect(seen).toContain('page');
    expect(seen).toContain('not found');
    if (role !== 'ph-role-customer-admin') expect(seen).toContain('refused');
  });
});
