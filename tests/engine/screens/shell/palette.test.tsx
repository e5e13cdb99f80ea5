import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIndex } from '../../../../src/engine/screens/shell/search/findEntries.ts';
import { planEntries } from '../../../../src/engine/screens/shell/search/planEntries.ts';
import type { Command } from '../../../../src/engine/screens/values/commands.ts';
import { later } from '../../../../src/console/locales/later/index.ts';
import { addTexts } from '../../../../src/engine/texts/i18n.ts';
import { keyLabel, isCommandKey } from '../../../../src/engine/screens/values/keyLabel.ts';
import { usePageCommand } from '../../../../src/engine/screens/values/pageCommands.ts';
import { ShellTools } from '../../../../src/engine/screens/shell/search/ShellTools.tsx';
import { planAt } from '../../../../src/engine/screens/values/planAt.ts';
import { controlsOf } from '../../../../src/engine/screens/shell/why/controls.ts';
import { plans } from '../../../../src/generated/plans.ts';
import type { Plan } from '../../../../src/engine/plan/Plan.ts';
import { base, showFramed } from './frame.tsx';

const planOf = (name: string) => plans.find((plan) => plan.name === name) as Plan;
const customersPlan = planOf('customers');
const settingsPage = planOf('customer-settings');

beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

function Page({ run = () => undefined, because }: { run?: () => void; because?: string }) {
  usePageCommand({ id: 'export', label: 'Export these rows', run, keys: 'E', because });
  return (
    <>
      <ShellTools />
      <label>
        Notes <input />
      </label>
    </>
  );
}
const openPalette = async () => {
  addTexts(later);
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Search for anything' });
  return user;
};
/** `Archive · Organisations` where an entry stands in a context. */
const nameOf = (option: Element | null | undefined) =>
  [...(option?.querySelectorAll('p > *') ?? [])].map(({ textContent }) => textContent).join(' · ');
const offered = () => screen.getAllByRole('option').map(nameOf);
const active = () => nameOf(document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? ''));

describe('pages and actions in the search of everything', () => {
  it('opens with Ctrl+K, goes to a page by a few letters and Enter, and closes', async () => {
    const { router } = await showFramed(<Page />);
    const user = await openPalette();
    await user.keyboard('org arch');
    expect(active()).toBe('Archive · Organisations');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/organisations/archive`));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('leads home, and finds a command of the page by other words for it', async () => {
    function Views() {
      usePageCommand({ id: 'views', label: 'Views', run: () => undefined });
      return <Page />;
    }
    const { router } = await showFramed(<Views />);
    const user = await openPalette();
    await user.keyboard('save view');
    await waitFor(() => expect(active()).toBe('Views'));
    await user.keyboard('{Control>}a{/Control}home');
    await waitFor(() => expect(active()).toMatch(/^Home/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(base));
  });

  it('moves with the arrows, round its ends, and Escape gives the focus back', async () => {
    await showFramed(<Page />);
    const user = userEvent.setup();
    const opener = screen.getByRole('button', { name: 'Search for anything' });
    await user.click(opener);
    await screen.findByRole('combobox');
    const [first, second] = offered();
    expect(active()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(offered().at(-1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it("runs the page's own commands, and leaves out those that cannot be done now", async () => {
    const run = vi.fn();
    await showFramed(<Page run={run} />);
    const user = await openPalette();
    await user.keyboard('export these{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('offers nothing that has a reason against it', async () => {
    await showFramed(<Page because="Nothing is selected." />);
    const user = await openPalette();
    await user.keyboard('export these');
    expect(await screen.findByText(/^Nothing matches “export these”/)).toBeVisible();
  });

  it('switches the customer, found by name only', async () => {
    const openScope = vi.fn();
    await showFramed(<Page />, { shell: { openScope } });
    const user = await openPalette();
    expect(offered().join()).not.toContain('Acme Retail');
    await user.keyboard('acme re{Enter}');
    await waitFor(() => expect(openScope).toHaveBeenCalledWith(expect.objectContaining({ id: 'c2' })));
  });

  it('shows only what the user may do', async () => {
    await showFramed(<Page />, { screens: { can: (operation) => operation === 'ORGGetCustomers' } });
    await openPalette();
    expect(offered()).toEqual(expect.arrayContaining(['Customers · Administration']));
    expect(offered().join()).not.toContain('Add');
    expect(offered().join()).not.toContain('Organisations');
  });

  it('offers nothing below a list whose flag is off', async () => {
    await showFramed(<Page />, { screens: { flag: (name) => name !== 'oldEdgeFeaturesEnabled' } });
    await openPalette();
    expect(offered()).toContain('Add user · Users');
    expect(offered().join()).not.toContain('Vacancies');
  });

  it('leads to a page of tabs as long as one of them may be opened', async () => {
    await showFramed(<Page />, { screens: { can: (operation) => operation !== settingsPage.get?.name } });
    await openPalette();
    expect(offered().join()).toContain('Customer Settings');
  });
});

describe('the shortcuts', () => {
  it('are listed by ?, those of the page first', async () => {
    await showFramed(<Page />);
    await userEvent.setup().keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Export these rows')).toBeVisible();
    expect(within(dialog).getByText('E')).toBeVisible();
    expect(within(dialog).getByText('Show the keyboard shortcuts')).toBeVisible();
  });

  it('are typed into a field like any other letter', async () => {
    await showFramed(<Page />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Notes'), 'why?');
    expect(screen.getByLabelText('Notes')).toHaveValue('why?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are written as the keyboard at hand writes them', () => {
    expect([keyLabel('Control+K', true), keyLabel('Control+K', false)]).toEqual(['⌘K', 'Ctrl+K']);
    expect(isCommandKey({ metaKey: true, ctrlKey: false }, true)).toBe(true);
    expect(isCommandKey({ metaKey: false, ctrlKey: true }, true)).toBe(false);
    expect(isCommandKey({ metaKey: false, ctrlKey: true }, false)).toBe(true);
  });
});

describe('why a control is disabled', () => {
  const open = async (screens: Parameters<typeof showFramed>[1] = {}, because?: string) => {
    await showFramed(<Page {...(because && { because })} />, {
      shell: { explains: true },
      ...screens,
    });
    const user = await openPalette();
    await user.keyboard('why is this{Enter}');
    return screen.findByRole('dialog', { name: 'Why is this disabled?' });
  };

  it('is reported by flag, by right and by the state of the page', async () => {
    const panel = await open(
      {
        screens: {
          flag: (name) => name !== 'edgeCustomerCreationEnabled',
          can: (operation) => operation !== 'ORGArchiveCustomers',
          holds: (right) => right !== 'org:archiveCustomer',
        },
      },
      'Nothing is selected.',
    );
    expect(within(panel).getByText('The flag edgeCustomerCreationEnabled is off.')).toBeVisible();
    expect(within(panel).getByText('You don’t have the right org:archiveCustomer.')).toBeVisible();
    expect(within(panel).getByText('Nothing is selected.')).toBeVisible();
  });

  it('is said to others in plain words, without the names of flags and rights, and without what a flag hides', async () => {
    const panel = await open(
      {
        shell: { explains: false },
        screens: {
          flag: (name) => name !== 'edgeCustomerCreationEnabled',
          can: (operation) => operation !== 'ORGArchiveCustomers',
          holds: (right) => right !== 'org:archiveCustomer',
        },
      },
      'Nothing is selected.',
    );
    expect(within(panel).getAllByText('You don’t have the right to do this. Ask your administrator for it.')[0]).toBeVisible();
    expect(within(panel).getByText('Nothing is selected.')).toBeVisible();
    expect(panel).not.toHaveTextContent(/org:|edge[A-Z]|Create New/);
  });

  it('knows a gap in the contract', () => {
    const grants = { can: () => true, flag: () => true, holds: () => true, accessOf: () => undefined };
    expect(controlsOf(customersPlan, grants).find(({ use }) => use === 'export')?.because).toEqual([{ kind: 'contract' }]);
  });

  it("names the list's flag at every control of its pages", () => {
    const flag = (name: string) => name !== 'oldEdgeFeaturesEnabled';
    const controls = controlsOf(planOf('vacancies'), { can: () => true, holds: () => true, accessOf: () => [], flag });
    const unexplained = controls.filter(({ because }) => !because.some(({ kind }) => kind === 'flag')).map(({ use }) => use);
    expect(unexplained).toEqual(['search', 'export', 'views', 'activity']);
  });

  it('does not call hidden what the menu shows', async () => {
    const screens = { can: (name: string) => name !== settingsPage.get?.name, holds: (right: string) => right !== 'org:viewCustomer' };
    const panel = await open({ screens });
    expect(within(panel).queryByText('Not in the menu')).not.toBeInTheDocument();
  });

  it('is asked of the plan whose path is the longest at the address', () => {
    const inner = { ...customersPlan, name: 'inner', path: 'customers/inner' };
    const at = (pathname: string) => planAt([customersPlan, inner], base, pathname)?.name;
    expect([at(`${base}/customers/inner/1`), at(`${base}/customers/1`), at(`${base}/customersx`), at('/login')]).toEqual([
      'inner',
      'customers',
      undefined,
      undefined,
    ]);
  });
});

describe('what is found', () => {
  const translate = (key: string, args?: object) => `${key.split('.').at(-1)} ${JSON.stringify(args ?? '')}`;
  const entry = (label: string, words = ''): Command => ({ id: label, group: 'pages', label, words });
  const foundIn = (entries: Command[], text: string) => createIndex(entries)(text).map(({ entry: { label } }) => label);

  it('is first what is called so, then what begins so, then what has a word that does', () => {
    expect(
      foundIn(
        ['Archived users', 'Users of groups', 'Users', 'Superusers'].map((label) => entry(label)),
        'users',
      ),
    ).toEqual(['Users', 'Users of groups', 'Archived users', 'Superusers']);
  });

  it('is found by other words for it, after what is called so', () => {
    expect(foundIn([entry('Branding', 'logo, colour'), entry('Logo files')], 'logo')).toEqual(['Logo files', 'Branding']);
  });

  it('is found in spite of a mistyping, after everything else', () => {
    const entries = [entry('Log Out', 'logout, sign out'), entry('Passports'), entry('Reset password', 'forgotten')];
    expect(foundIn(entries, 'logut')).toEqual(['Log Out']);
    expect(foundIn(entries, 'passwrod')).toEqual(['Reset password']);
    expect(foundIn(entries, 'xyz')).toEqual([]);
  });

  it('does not mind accents, case and blanks', () => {
    expect(foundIn([entry('Café  Zürich')], ' cafe zur ')).toHaveLength(1);
  });

  it('has no address for a list that stands below a record', () => {
    const child = { ...customersPlan, name: 'members', parent: 'groups' };
    expect(planEntries([child], { base, grants: { can: () => true, holds: () => true, flag: () => true }, translate })).toEqual([]);
  });
});

describe('a control that leaves the page', () => {
  it('takes its command along', async () => {
    const { router } = await showFramed(<Page />);
    await act(() => router.navigate('/elsewhere'));
    await userEvent.setup().keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
