import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/engine/plan/Plan.ts';
import { landingPath, menuOf } from '../../../../src/engine/screens/shell/menu.ts';
import { customersPlan } from '../../client/customersPlan.ts';

const base = '/region/eu-west-1/customers/c1';
const yes = () => true;
const everything = { can: yes, holds: yes, flag: yes };
const entries = (groups: ReturnType<typeof menuOf>) => groups.flatMap((group) => group.entries.map((entry) => entry.name));

/** A plan like a real one under another name. */
const like = (name: string, more: Partial<Plan> = {}): Plan => ({ ...customersPlan, name, path: name, flags: {}, ...more });

describe('the menu', () => {
  it('has the declared groups and order', () => {
    const groups = menuOf([like('a'), like('b', { menu: { group: 'people', icon: 'Groups' } }), like('c')], base, everything);
    expect(groups.map(({ name }) => name)).toEqual(['administration', 'people']);
    expect(entries(groups)).toEqual(['a', 'c', 'b']);
    expect(groups[0]?.entries[0]).toMatchObject({ label: 'resources.a.name', path: `${base}/a` });
  });

  it('leaves out what has no place in it, whose flag is off, or whose list may not be asked', () => {
    const { menu: _, ...hidden } = like('hidden');
    const all = [
      hidden,
      like('off', { flags: { list: 'offFlag' } }),
      like('denied', { list: { ...customersPlan.list!, name: 'Denied' } }),
      like('on'),
    ];
    expect(
      entries(menuOf(all, base, { can: (operation) => operation !== 'Denied', holds: yes, flag: (flag) => flag !== 'offFlag' })),
    ).toEqual(['on']);
  });

  it('lands on the first entry, or nowhere', () => {
    expect(landingPath(menuOf([like('a'), like('b')], base, everything))).toBe(`${base}/a`);
    expect(landingPath([])).toBeNull();
  });

  it('never lands on what is in the user’s menu', () => {
    const own = like('own', { menu: { group: 'user' } });
    expect(landingPath(menuOf([own, like('a')], base, everything))).toBe(`${base}/a`);
    expect(landingPath(menuOf([own], base, everything))).toBeNull();
  });
});
