import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Because } from '../../../src/console/pages/access-explainer/Because.tsx';
import { GroupsField } from '../../../src/console/widgets/Groups.tsx';
import { MemberField } from '../../../src/engine/screens/widgets/Member.tsx';
import { VacancyLinkField } from '../../../src/console/widgets/applications/VacancyLink.tsx';
import { plans } from '../../../src/generated/plans.ts';
import type { ColumnPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

// Every component of the console that links to a record's page by itself.

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const planOf = (name: string): Plan => {
  const plan = byName[name];
  if (!plan) throw new Error(`no ${name}`);
  return plan;
};
const column = (more: Partial<ColumnPlan>): ColumnPlan => ({ path: 'x', label: 'x', kind: 'json', ...more });
const group = { _id: 'g1', name: 'Recruiters' };
const application = { _id: 'a1', vacancyId: 'v1', stageId: 's1' };
const members = { Group: { label: 'Group', title: 'name', id: '_id', reference: 'groups' } };
const reason = { effect: 'allow' as const, group, talentHub: false, statement: 0, resource: null, department: null };

interface LinkCase {
  component: string;
  target: string;
  name: string;
  element: ReactNode;
}

const links: LinkCase[] = [
  {
    ...{ component: 'a group of a user', target: 'groups', name: 'Recruiters' },
    element: <GroupsField value={[group]} column={column({})} record={{}} />,
  },
  {
    ...{ component: 'a member of several types', target: 'groups', name: 'Recruiters' },
    element: <MemberField value={{ __typename: 'Group', ...group }} column={column({ members })} />,
  },
  {
    ...{ component: 'the group of a reason', target: 'groups', name: 'Recruiters' },
    element: <Because reason={reason} who="Ada" />,
  },
  {
    ...{ component: 'the rule of a reason', target: 'groups', name: 'basic rule' },
    element: <Because reason={reason} who="Ada" />,
  },
  {
    ...{ component: 'the vacancy of an application', target: 'vacancies', name: 'Barista' },
    element: <VacancyLinkField value="Barista" column={column({ reference: 'vacancies' })} record={application} />,
  },
];

async function linkIn(
  target: string,
  element: ReactNode,
  name: string,
  off: { flag?: string | undefined; operation?: string | undefined },
) {
  await openScreen({
    dataProvider: {},
    plan: planOf(target),
    plans: byName,
    at: `/${target}`,
    element,
    can: (operation) => operation !== off.operation,
    flag: (flag) => flag !== off.flag,
  });
  expect(await screen.findByText((text, node) => text.includes(name) && node?.closest('nav') === null)).toBeVisible();
  return screen.queryByRole('link', { name });
}

describe.each(links)('$component', ({ target, name, element }) => {
  const { flags, get } = planOf(target);

  it('leads to its page', async () => {
    expect(await linkIn(target, element, name, {})).toHaveAttribute('href', expect.stringContaining(`/${target}/`));
  });

  it('is plain text while the flag of that page is off', async () => {
    expect(flags['show']).toBeDefined();
    expect(await linkIn(target, element, name, { flag: flags['show'] })).toBeNull();
  });

  it('is plain text without the right to that page', async () => {
    expect(await linkIn(target, element, name, { operation: get?.name })).toBeNull();
  });
});
