import '../../engine/screens/documentOnNode.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../platform/browser.ts';
import { address, live } from './live.tsx';

const { open, signedIn } = live();
const customer = 'Acme Outdoor';

describe('a change', () => {
  it('is reported in the activity of its record, before and after, and an archive is undone there', async () => {
    const staff = await signedIn();
    const groupId = await createGroup(staff, 'Traced group');
    const filter = { _id: groupId };
    await staff.get(
      'mutation ($filter: GroupIdFilter!, $update: ORGUpdateGroupUpdate!) { ORGUpdateGroup(filter: $filter, update: $update) { _id } }',
      {
        filter,
        update: { name: 'Traced group', description: 'As it is now.' },
      },
    );
    await staff.get('mutation ($filter: GroupIdsFilter!) { ORGArchiveGroups(filter: $filter) { data { _id } } }', {
      filter: { groupIds: [groupId] },
    });
    const user = await open(`groups/${groupId}?tab=activity`, { customer });
    const entries = within(await screen.findByRole('list', { name: 'Activity, newest first' })).getAllByRole('listitem');
    expect(entries[0]).toHaveTextContent('Sam Staff');
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/As it was\..*changed to.*As it is now\./));
    await user.click(within(entries[0] as HTMLElement).getByRole('button', { name: /^Undo/ }));
    await screen.findByText('1 group has been restored.');
    const group = await staff.get<{ archivedAt: string | null }>(
      'query ($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { archivedAt } }',
      {
        filter,
      },
    );
    expect(group.archivedAt).toBeNull();
  });

  it('is found in the audit log by its kind', async () => {
    await createGroup(await signedIn(), 'Audited group');
    const user = await open('audit-log', { customer });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Created a group' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toMatch(/operations=ORGCreateGroup/));
    expect(await screen.findByRole('row', { name: /Audited group/ })).toHaveTextContent('Sam Staff');
    const rows = () => [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent);
    await waitFor(() => expect(rows().filter((text) => !text?.includes('Created a group'))).toEqual([]));
  });
});

interface Customer {
  customerDisplayName: string;
  organizationId: string;
  customerId: string;
  rootHierarchyId: string;
}

async function createGroup(staff: Browser, name: string): Promise<string> {
  const { data } = await staff.get<{ data: Customer[] }>(
    `query ($searchText: String!) { AuthSearchCustomers(searchText: $searchText) {
      data { customerDisplayName organizationId customerId rootHierarchyId } } }`,
    { searchText: customer },
  );
  const found = data.find(({ customerDisplayName }) => customerDisplayName === customer);
  if (!found) throw new Error(`there is no customer ${customer}`);
  const { organizationId, customerId, rootHierarchyId: hierarchyId } = found;
  const group = { name, description: 'As it was.', organizationId, customerId, hierarchyId };
  const { _id } = await staff.get<{ _id: string }>('mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }', {
    group,
  });
  return _id;
}
