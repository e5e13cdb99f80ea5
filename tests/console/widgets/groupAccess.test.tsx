import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { together } from '../../../src/console/previews/mergedAccess.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan, ToolPlan } from '../../../src/engine/plan/Plan.ts';
import { openScreen, type Setting } from '../../engine/screens/harness.tsx';

const sales = { _id: 'd1', name: 'Sales' };
const part = (rights: string[], more: object = {}) => ({ rights, whole: false, below: [], alone: [], ...more });

describe('what several groups allow', () => {
  it('is one list: each right once, with rights of the same places together', () => {
    const merged = together([
      part(['org:viewUser', 'org:editUser'], { below: [sales] }),
      part(['org:viewUser', 'apps:viewVacancy'], { below: [sales] }),
      part(['apps:viewVacancy'], { whole: true }),
      part(['apps:viewVacancy'], { alone: [sales] }),
    ]);
    expect(merged).toEqual([part(['org:viewUser', 'org:editUser'], { below: [sales] }), part(['apps:viewVacancy'], { whole: true })]);
  });

  const users = plans.find(({ name }) => name === 'users') as Plan;
  const groups = plans.find(({ name }) => name === 'groups') as Plan;
  const open = (more: Partial<Setting> = {}, rights = ['apps:viewVacancy']) => {
    const getList = async () => ({ data: [{ id: 'g1', _id: 'g1', name: 'Recruiters', description: 'Run vacancies.' }], total: 1 });
    const ask = vi.fn(async (operation: string | ToolPlan) =>
      JSON.stringify(operation).includes('CommonGetGroupGrants') ? { data: [part(rights, { whole: true })], uncomputed: [] } : { data: [] },
    );
    return openScreen({
      plan: users,
      plans: { users, groups },
      at: '/users/create',
      dataProvider: { getList, getMany: getList, ask } as unknown as Setting['dataProvider'],
      ...more,
    });
  };

  it('stands next to the form of a new user as soon as a group is chosen, and each choice says what it is for', async () => {
    const { user } = await open();
    expect(await screen.findByText('Choose groups to see what they allow.')).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: /group/i }));
    const option = await screen.findByRole('option', { name: /Recruiters/ });
    expect(option).toHaveTextContent('Run vacancies.');
    await user.click(option);
    await waitFor(() => expect(document.querySelector('aside li')).toHaveTextContent(/vacanc.*Northwind|vacanc/i));
  });

  it('is said of each choice in short: the first few things, and how many more', async () => {
    const { user } = await open({}, [
      'apps:viewVacancyList',
      'apps:viewVacancy',
      'apps:createVacancy',
      'apps:viewCandidateList',
      'apps:viewCandidate',
      'org:viewUserList',
      'org:viewUser',
      'org:viewGroupList',
      'org:viewGroup',
      'apps:viewWorkflowList',
    ]);
    await user.click(await screen.findByRole('combobox', { name: /group/i }));
    const option = await screen.findByRole('option', { name: /Recruiters/ });
    await waitFor(() =>
      expect(option).toHaveTextContent(
        /^RecruitersRun vacancies\.See and create vacancies; and see candidates, users and groups, and 1 more · the whole customer$/,
      ),
    );
  });

  it('is not shown to those who may not read policies', async () => {
    await open({ can: (operation) => operation !== 'CommonGetGroupGrants' });
    await screen.findByRole('combobox', { name: /group/i });
    await waitFor(() => expect(screen.queryByText('Choose groups to see what they allow.')).not.toBeInTheDocument());
  });
});
