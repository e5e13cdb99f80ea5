import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { allow, at, confirmUpdate, department, giveHeights, openEditor, rule, save, update } from './fakeGroup.tsx';

beforeAll(giveHeights);

const role = (name: string) => rule().getByRole('button', { name });

describe('a save', () => {
  it('is confirmed next to what it would do, and nothing is requested of the platform before', async () => {
    const { user, sent } = await openEditor();
    await user.click(role('Recruiter'));
    await user.click(update());
    const dialog = within(await screen.findByRole('dialog', { name: 'Update the permissions of Recruiters?' }));
    await waitFor(() =>
      expect(sent('CommonPreviewPolicy')[0]).toMatchObject({ input: { groupId: 'g1', permissionTabState: { advanced: [] } } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent('CommonUpdatePermissionTabPolicies')).toEqual([]);
    expect(role('Recruiter')).toHaveAttribute('aria-pressed', 'true');
  });

  it('that grants more than one holds is reported at its rule, and nothing is lost', async () => {
    const { user, platform } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Add additional rules' }));
    await user.click(await rule('Advanced Rule 1').findByRole('treeitem', { name: 'Shops' }));
    await user.click(rule('Advanced Rule 1').getByRole('checkbox', { name: 'All of Vacancies' }));
    await user.click(screen.getByRole('button', { name: 'Advanced Rule 1' }));
    platform.refuse = new HttpError('more', 403, {
      code: 'FORBIDDEN',
      reason: 'GRANTS_MORE',
      errors: { 'permissionTabState.advanced.0.actions': { message: 'validation.permission.grantsMore', args: { labels: 'Resend Link' } } },
    });
    await confirmUpdate(user);
    // The rule that was closed opens, and the fault is gone to.
    const told = await rule('Advanced Rule 1').findByText('You can only grant rights that you have yourself: Resend Link');
    expect(told).toBeInTheDocument();
    await waitFor(() => expect(rule('Advanced Rule 1').getByRole('textbox', { name: 'Filter rights' })).toHaveFocus());
    expect(update()).toBeDisabled();
    await user.click(rule('Advanced Rule 1').getByRole('button', { name: 'Recruiter' }));
    expect(told).not.toBeInTheDocument();
    expect(update()).toBeEnabled();
  });

  it.each([
    ['altogether', 500, { code: 'INTERNAL_SERVER_ERROR' }, 'update policy failed'],
    ['as its store is away', 503, { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' }, /^We got no response/],
  ])('that fails %s keeps what was ticked', async (_, status, body, message) => {
    const { user, platform } = await openEditor();
    await user.click(role('Recruiter'));
    platform.refuse = new HttpError('no', status, body);
    await confirmUpdate(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(role('Recruiter')).toHaveAttribute('aria-pressed', 'true');
    expect(update()).toBeEnabled();
  });
});

describe('two editors at once', () => {
  it('are compared rule by rule as sentences: each rule is theirs or mine by choice, and no work is lost', async () => {
    const first = allow([at('c1', 'sales')], ['edge:access', 'apps:viewVacancyList']);
    const second = allow([at('c1', 'support')], ['edge:access']);
    const { user, platform, sent } = await openEditor({ statements: [first, second] });
    await rule().findByRole('tree');
    await user.click(role('Recruiter'));
    // Meanwhile a colleague changes the second rule, and adds a third.
    platform.statements = [first, allow([at('c1', 'support')], ['apps:viewVacancyList']), allow([at('c1', 'shops')], ['edge:access'])];
    platform.version = 7;
    await confirmUpdate(user);
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed the permissions of Recruiters' });
    const rules = within(dialog).getAllByRole('group');
    expect(rules.map((each) => each.querySelector('legend')?.textContent)).toEqual(['Basic Rule', 'Advanced Rule 1', 'Their new rule']);
    const chosen = rules.map((each) => within(each).getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')?.textContent);
    expect(chosen).toEqual([
      expect.stringMatching(/^Yours.*Sales/),
      expect.stringMatching(/^Theirs.*Support/),
      expect.stringMatching(/^Theirs.*Shops/),
    ]);
    // Sentences abridge lists, so the difference is named.
    expect(rules[0]).toHaveTextContent('Only here: View Application List, Resend Link, Progress Candidate');
    await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }));
    const confirm = await screen.findByRole('dialog', { name: 'Update the permissions of Recruiters?' });
    await user.click(within(confirm).getByRole('button', { name: 'Update' }));
    await screen.findByText('update policy success');
    expect(sent('CommonUpdatePermissionTabPolicies')[1]).toMatchObject({
      update: {
        expectedVersion: 7,
        permissionTabState: {
          basic: { actions: expect.arrayContaining(['Vacancies - Resend Link']), of: 0 },
          advanced: [
            { actions: ['Vacancies - View Vacancy List'], of: 1 },
            { customers: [{ hierarchyIds: ['shops'] }], of: 2 },
          ],
        },
      },
    });
  });

  it('may be left for later: what stands in the editor stays', async () => {
    const { user, platform, sent } = await openEditor();
    await user.click(role('Recruiter'));
    platform.version = 2;
    await confirmUpdate(user);
    await user.click(await screen.findByRole('button', { name: 'Back to the editor' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(role('Recruiter')).toHaveAttribute('aria-pressed', 'true');
    expect(sent('CommonUpdatePermissionTabPolicies')).toHaveLength(1);
  });
});

describe('Permissions (Talent Hub)', () => {
  it('make the group’s second policy by the first save, in statements of its rights alone', async () => {
    const { user, sent } = await openEditor({ panel: 'talentHub' });
    expect(screen.getByText('This group has no rights in the Talent Hub yet. Your first update creates them.')).toBeInTheDocument();
    expect(rule().queryByRole('checkbox', { name: 'All of Vacancies' })).toBeNull();
    await rule().findByRole('tree', { name: 'Departments of Acme' });
    await user.click(department('Shops'));
    await user.click(rule().getByRole('checkbox', { name: 'All of Talent Insights' }));
    await save(user);
    expect(sent('CommonCreatePolicy')).toEqual([
      {
        addPolicyDto: {
          groupId: 'g1',
          name: 'Recruiters (Talent Hub)',
          statements: [allow([at('c1', 'shops')], ['ti:viewChatInsightsOwn'])],
        },
      },
    ]);
    expect(sent('CommonPreviewPolicy')[0]).toMatchObject({ input: { groupId: 'g1', statements: [{ effect: 'allow' }] } });
    // From then on it is changed.
    await user.click(department('Support'));
    await save(user);
    expect(sent('CommonUpdatePolicyV2')).toEqual([
      {
        filter: { policyId: 'p2', expectedVersion: 1 },
        update: { statements: [allow([at('c1', 'shops'), at('c1', 'support')], ['ti:viewChatInsightsOwn'])] },
      },
    ]);
  });

  it('keep what no label stands for', async () => {
    const { user, sent } = await openEditor({ panel: 'talentHub', talentHub: [allow([at('c1')], ['ti:access', 'ti:own'])] });
    await user.click(rule().getByRole('checkbox', { name: 'All of Portal Access' }));
    await save(user);
    expect(sent('CommonUpdatePolicyV2')[0]).toMatchObject({ update: { statements: [allow([at('c1')], ['ti:own'])] } });
  });
});

describe('what is not saved yet', () => {
  it('is asked about before its tab, its page or the window is left', async () => {
    const { user, address } = await openEditor();
    await user.click(role('Recruiter'));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    expect(address()).toBe('/groups/g1?tab=permissions');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it('is offered again after the page was lost, and is saved against the version that it was made from', async () => {
    const first = await openEditor();
    await first.user.click(role('Recruiter'));
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    const second = await openEditor();
    second.platform.version = 5;
    await second.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(role('Recruiter')).toHaveAttribute('aria-pressed', 'true');
    await confirmUpdate(second.user);
    expect(second.sent('CommonUpdatePermissionTabPolicies')[0]).toMatchObject({ update: { expectedVersion: 1 } });
    expect(await screen.findByRole('dialog', { name: /^Someone else changed/ })).toBeInTheDocument();
  });

  it('goes by one press, and nothing is kept of it', async () => {
    const { user } = await openEditor();
    await user.click(role('Recruiter'));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(role('Hiring Manager')).toHaveAttribute('aria-pressed', 'true');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
  });
});
