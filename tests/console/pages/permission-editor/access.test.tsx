import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { allow, at, giveHeights, openEditor, rule, save, update } from './fakeGroup.tsx';

beforeAll(giveHeights);

const box = (name: string) => rule().getByRole('checkbox', { name });
const section = (name: string) => rule().getByRole('button', { name: new RegExp(`^${name} \\d`) });
const role = (name: string) => rule().getByRole('button', { name });

describe('the rights of a rule', () => {
  it('stand in sections that are closed and counted, each with a box of three states', async () => {
    const { user } = await openEditor();
    expect(rule().queryByRole('checkbox', { name: 'View Vacancy List' })).toBeNull();
    expect(section('Vacancies')).toHaveAccessibleName('Vacancies 1 of 4');
    expect(section('Vacancies')).toHaveAttribute('aria-expanded', 'false');
    expect(box('All of Vacancies')).toBePartiallyChecked();
    // Talent Hub rights have their own editor.
    expect(rule().queryByText('Talent Insights')).toBeNull();
    await user.click(box('All of Vacancies'));
    expect(box('All of Vacancies')).toBeChecked();
    expect(section('Vacancies')).toHaveAccessibleName('Vacancies 4 of 4');
    await user.click(section('Vacancies'));
    await user.click(box('View Vacancy List'));
    expect(section('Vacancies')).toHaveAccessibleName('Vacancies 3 of 4');
  });

  it('that share strings tick and untick together, which is shown before and after', async () => {
    const { user } = await openEditor();
    await user.click(section('Vacancies'));
    expect(
      rule().getByText(
        'Resend Link, Progress Candidate share their rights, so you tick and untick them together. They include View Application List.',
      ),
    ).toBeInTheDocument();
    await user.click(box('Resend Link'));
    expect(box('Progress Candidate')).toBeChecked();
    expect(box('View Application List')).toBeChecked();
    expect(rule().getByText('Also ticked: View Application List, Progress Candidate')).toHaveAttribute('aria-live', 'polite');
    await user.click(box('View Application List'));
    expect(box('Resend Link')).not.toBeChecked();
    expect(rule().getByText('Also unticked: Resend Link, Progress Candidate')).toBeInTheDocument();
  });

  it('are filled in by a role, which is marked as long as the ticks are exactly its own', async () => {
    const { user, sent } = await openEditor();
    expect(role('Hiring Manager')).toHaveAttribute('aria-pressed', 'true');
    await user.click(role('Recruiter'));
    expect(role('Recruiter')).toHaveAttribute('aria-pressed', 'true');
    expect(role('Hiring Manager')).toHaveAttribute('aria-pressed', 'false');
    expect(rule().getByText('Matches: Recruiter')).toBeInTheDocument();
    await save(user);
    expect(sent('CommonUpdatePermissionTabPolicies')[0]).toEqual({
      update: {
        groupId: 'g1',
        expectedVersion: 1,
        permissionTabState: {
          basic: {
            customers: [{ customerId: 'c1', hierarchyIds: ['sales'], awsRegion: 'eu-west-1', organizationId: 'o1' }],
            // The role's labels with what they imply, in the order of the sections.
            actions: [
              'Portal Access - Access to Edge',
              'Vacancies - View Vacancy List',
              'Vacancies - View Application List',
              'Vacancies - Resend Link',
              'Vacancies - Progress Candidate',
            ],
            of: 0,
          },
          advanced: [],
        },
      },
    });
    await user.click(section('Portal Access'));
    await user.click(box('Access to Edge'));
    expect(rule().getByText('Matches no role.')).toBeInTheDocument();
  });

  it('are found by their names', async () => {
    const { user } = await openEditor();
    await user.type(rule().getByRole('textbox', { name: 'Filter rights' }), 'resend');
    expect(
      rule()
        .getAllByRole('checkbox')
        .map((each) => each.getAttribute('aria-label') ?? each.closest('label')?.textContent),
    ).toEqual(['Any department', 'All of Vacancies', 'Resend Link']);
    await user.type(rule().getByRole('textbox', { name: 'Filter rights' }), '!');
    expect(rule().getByText('No right matches.')).toBeInTheDocument();
  });

  it('that this editor has no words for are reported, and stay', async () => {
    const { user, sent } = await openEditor({
      statements: [allow([at('c1', 'sales'), 'prn:eu-west-1:o1:*:*:*:*'], ['edge:access', 'ti:access', 'own:thing'])],
    });
    expect(
      rule().getByText('This rule also grants 2 rights that are edited elsewhere: Access to Talent Insights, own:thing'),
    ).toBeInTheDocument();
    expect(rule().getByText('It also covers: the whole organisation Org in Europe (Ireland)')).toBeInTheDocument();
    await user.click(role('Recruiter'));
    await save(user);
    expect(sent('CommonUpdatePermissionTabPolicies')[0]).toMatchObject({ update: { permissionTabState: { basic: { of: 0 } } } });
  });
});

describe('the rules', () => {
  it('are written as sentences that follow every change', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Add additional rules' }));
    const advanced = rule('Advanced Rule 1');
    const head = advanced.getByRole('button', { name: 'Advanced Rule 1' });
    expect(head).toHaveAttribute('aria-expanded', 'true');
    const empty = head.getAttribute('aria-describedby') ?? '';
    const said = () => document.getElementById(empty)?.textContent;
    const before = said();
    await user.click(await advanced.findByRole('treeitem', { name: 'Shops' }));
    await user.click(advanced.getByRole('checkbox', { name: 'All of Portal Access' }));
    expect(said()).not.toBe(before);
    expect(said()).toContain('Shops');
    await user.click(head);
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(said()).toContain('Shops');
  });

  it('name no customer while a second one is still to be chosen', async () => {
    const { user } = await openEditor();
    const sentence = 'Recruiters of Sales and below may use Edge, and list vacancies.';
    expect(await rule().findByText(sentence)).toBeInTheDocument();
    await user.click(rule().getByRole('button', { name: 'Add customer' }));
    expect(rule().getByRole('combobox', { name: 'Customer 2' })).toHaveValue('');
    expect(rule().getByText(sentence)).toBeInTheDocument();
  });

  it('that take rights away are read, and may go, but are not changed', async () => {
    const { user, sent } = await openEditor({
      statements: [
        allow([at('c1')], ['edge:access']),
        { effect: 'deny', actions: ['apps:viewVacancyList'], resources: [at('c1', 'shops')] },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Advanced Rule 1' }));
    const denies = rule('Advanced Rule 1');
    expect(denies.getByRole('alert')).toHaveTextContent('This rule denies rights, whatever else grants them.');
    for (const each of denies.getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(await denies.findByRole('treeitem', { name: 'Shops' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove Advanced Rule 1' }));
    await save(user);
    expect(sent('CommonUpdatePermissionTabPolicies')[0]).toMatchObject({ update: { permissionTabState: { advanced: [] } } });
  });
});

describe('permissions that may not be changed', () => {
  const reasons: [string, Parameters<typeof openEditor>[0], string][] = [
    ['of a policy that is tagged so', { editable: false }, 'This group’s permissions are fixed: you can’t change them.'],
    [
      'of an archived group',
      { archivedAt: '2024-01-01T00:00:00Z' },
      'This group is archived, so you can’t change its permissions. Restore it first.',
    ],
    [
      'by whoever has no right to',
      { screens: { can: (operation) => operation !== 'CommonUpdatePermissionTabPolicies' } },
      'You can view these permissions but not change them.',
    ],
  ];
  it.each(reasons)('%s are read all the same, and the reason is shown', async (_, given, why) => {
    const { user } = await openEditor(given);
    expect(screen.getByText(why)).toBeInTheDocument();
    const tree = await rule().findByRole('tree');
    await user.click(within(tree).getByRole('treeitem', { name: 'Shops' }));
    expect(within(tree).getByRole('treeitem', { name: 'Shops' })).toHaveAttribute('aria-checked', 'false');
    await user.click(section('Vacancies'));
    for (const each of rule().getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(role('Recruiter')).toBeDisabled();
    for (const name of ['Update', 'Add customer', 'Add additional rules']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('wait for a change', async () => {
    const { user } = await openEditor();
    expect(update()).toBeDisabled();
    expect(update()).toHaveAccessibleDescription('You haven’t changed anything yet.');
    await user.click(section('Portal Access'));
    await user.click(box('Access to Edge'));
    expect(update()).toBeEnabled();
    await user.click(box('Access to Edge'));
    expect(update()).toBeDisabled();
  });
});
