import { describe, expect, it } from 'vitest';
import { holdsAll } from '../../../src/platform/policy/holds.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';

const allow = (actions: string | string[], resources: string | string[]): Statement => ({
  effect: 'allow',
  actions: [actions].flat(),
  resources: [resources].flat(),
});
const deny = (actions: string, resources: string): Statement => ({ ...allow(actions, resources), effect: 'deny' });
/** root > sales > shops; root > works. */
const paths: Record<string, string[]> = {
  root: ['root'],
  sales: ['root', 'sales'],
  shops: ['root', 'sales', 'shops'],
  works: ['root', 'works'],
};
const holds = (own: Statement[], granted: Statement[]) => holdsAll(own, granted, (id) => paths[id] ?? []);

const customer = 'prn:eu-west-1:o:c:*:*:*';
const sales = 'prn:eu-west-1:o:c:sales:*:*';

describe('nobody grants more than they hold: one', () => {
  it.each<[string, Statement[], Statement[]]>([
    ['nothing, with nothing', [], []],
    ['what they hold themselves', [allow('org:viewUser', customer)], [allow('org:viewUser', customer)]],
    ['some of several rights', [allow(['org:viewUser', 'org:editUser'], customer)], [allow('org:editUser', customer)]],
    ['rights out of several statements', [allow('a:b', customer), allow('c:d', customer)], [allow(['a:b', 'c:d'], customer)]],
    ['a right of a service that they hold whole', [allow('org:*', customer)], [allow(['org:viewUser', 'org:*'], customer)]],
    ['everything, with everything', [allow('*:*', 'Any')], [allow(['*', '*:*', 'a:*', 'a:b'], ['Any', '*', customer, sales])]],
    ['a right on a department of their customer', [allow('a:b', customer)], [allow('a:b', sales)]],
    ['a right on a department below theirs', [allow('a:b', sales)], [allow('a:b', 'prn:eu-west-1:o:c:shops:*:*')]],
    ['a right in one of all regions', [allow('a:b', 'prn:*:o:c:*:*:*')], [allow('a:b', customer)]],
    ['what only denies', [], [deny('a:b', 'Any')]],
    ['what cannot be read and so grants nothing', [], [allow('a:b', ['', 'prn:', 'nonsense', 'prn:eu-west-1:o:c:sales:v:*'])]],
    [
      'a right that a denial elsewhere does not touch',
      [allow('a:*', customer), deny('a:b', 'prn:eu-west-1:o:c:works:*:*')],
      [allow('a:b', sales)],
    ],
  ])('grants %s', (_, own, granted) => {
    expect(holds(own, granted)).toBe(true);
  });

  it.each<[string, Statement[], Statement[]]>([
    ['another right', [allow('org:viewUser', customer)], [allow('org:editUser', customer)]],
    ['a whole service with one right of it', [allow('org:viewUser', customer)], [allow('org:*', customer)]],
    ['everything with a whole service', [allow('org:*', customer)], [allow('*', customer)]],
    ['everything by its other name', [allow('org:*', customer)], [allow('*:*', customer)]],
    ['a right everywhere', [allow('a:b', customer)], [allow('a:b', 'Any')]],
    ['a right on the customer with one on a department', [allow('a:b', sales)], [allow('a:b', customer)]],
    ['a right on a department above or beside theirs', [allow('a:b', sales)], [allow('a:b', 'prn:eu-west-1:o:c:works:*:*')]],
    ['a right on a department that nobody knows', [allow('a:b', sales)], [allow('a:b', 'prn:eu-west-1:o:c:unknown:*:*')]],
    ['a right on another customer', [allow('a:b', customer)], [allow('a:b', 'prn:eu-west-1:o:other:*:*:*')]],
    ['a right in another region', [allow('a:b', customer)], [allow('a:b', 'prn:us-east-1:o:c:*:*:*')]],
    ['one of two resources more', [allow('a:b', customer)], [allow('a:b', [customer, 'prn:*:o:c:*:*:*'])]],
    ['a right that is denied to them', [allow('*:*', 'Any'), deny('a:b', customer)], [allow('a:b', customer)]],
    ['a right that is denied to them below it', [allow('a:b', customer), deny('a:b', sales)], [allow('a:b', customer)]],
    ['a service of which one right is denied to them', [allow('a:*', customer), deny('a:b', customer)], [allow('a:*', sales)]],
    ['what an unreadable denial may take away', [allow('a:b', customer), deny('a:b', 'nonsense')], [allow('a:b', customer)]],
    [
      'what is denied to them on a department that may be the same',
      [allow('a:b', 'Any'), deny('a:b', 'prn:*:*:*:elsewhere:*:*')],
      [allow('a:b', sales)],
    ],
    [
      'a right on a department that may lie below one denied to them',
      [allow('a:b', 'Any'), deny('a:b', sales)],
      [allow('a:b', 'prn:*:*:*:elsewhere:*:*')],
    ],
    ['by what names something smaller than a department', [allow('a:b', 'prn:eu-west-1:o:c:*:v:*')], [allow('a:b', customer)]],
  ])('does not grant %s', (_, own, granted) => {
    expect(holds(own, granted)).toBe(false);
  });
});
