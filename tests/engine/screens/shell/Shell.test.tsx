import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CrashBoundary, CrashScreen } from '../../../../src/engine/screens/shell/CrashScreen.tsx';
import { NothingToSee, NotFound, SomethingWentWrong, Welcome } from '../../../../src/engine/screens/shell/messages.tsx';
import { PageLayout } from '../../../../src/engine/screens/layout/PageLayout.tsx';
import { Shell } from '../../../../src/engine/screens/shell/Shell.tsx';
import { base, showFramed } from './frame.tsx';

const page = (title: string) => (
  <Shell withMenu>
    <PageLayout title={title}>content</PageLayout>
  </Shell>
);
const wide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? !matches : false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));

beforeEach(() => {
  wide(true);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.unstubAllGlobals());

describe('the shell', () => {
  it('names the page in one h1 and in the tab', async () => {
    await showFramed(page('Customers'));
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Customers']);
    expect(document.title).toBe('Customers – Edge');
  });

  it('begins with a link that skips to the page', async () => {
    await showFramed(page('Customers'));
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows the organisation, the menu with the open page, and other applications in new tabs', async () => {
    await showFramed(page('Customers'), { shell: { links: [{ name: 'talentHub', href: 'https://talent.example/' }] } });
    expect(within(screen.getByRole('banner')).getByText('Acme')).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Organisations' })).toHaveAttribute('href', `${base}/organisations`);
    expect(within(menu).getByRole('link', { name: 'Talent Hub (opens in a new tab)' })).toHaveAttribute('target', '_blank');
  });

  it('has no menu where nothing in it may be opened', async () => {
    await showFramed(page('Customers'), { screens: { can: () => false } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('collapses the menu to its icons, which keep their names', async () => {
    await showFramed(page('Customers'));
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveTextContent('');
    expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('is a drawer at narrow widths, closed by another page', async () => {
    wide(false);
    const { router } = await showFramed(page('Customers'));
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('navigation')).toBeVisible();
    await act(() => router.navigate(`${base}/organisations`));
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });

  it('moves the focus to the heading of another page, which a screen reader then reads out', async () => {
    const { router } = await showFramed(page('Customers'));
    await act(() => router.navigate(`${base}/organisations`));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('the customer dropdown', () => {
  const open = async (shell?: Parameters<typeof showFramed>[1]) => {
    const shown = await showFramed(page('Customers'), shell);
    await userEvent.click(screen.getByRole('button', { name: 'Customer: Northlight' }));
    return shown;
  };

  it('lists the customers in order with their regions, the present one marked', async () => {
    await open();
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.querySelector('p')?.textContent)).toEqual(['Acme Retail', 'Northlight', '#Local']);
    expect(options[0]).toHaveTextContent('Europe (Ireland)');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  });

  it('is searched by typing and used by keyboard alone', async () => {
    const { state } = await open();
    const search = screen.getByRole('combobox', { name: 'Search customers' });
    expect(search).toHaveFocus();
    await userEvent.keyboard('acme retail');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText('1 customer')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(state.openScope).toHaveBeenCalledWith(expect.objectContaining({ id: 'c2' }));
  });

  it('moves with the arrows and stops at both ends', async () => {
    const { state } = await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(state.openScope).toHaveBeenCalledWith(expect.objectContaining({ id: 'c3' }));
  });

  it('says when nothing matches', async () => {
    await open();
    await userEvent.keyboard('zzz');
    expect(screen.getByText('No customer matches “zzz”.')).toBeVisible();
    expect(screen.queryAllByRole('option')).toHaveLength(0);
  });
});

describe('the user menu', () => {
  it('shows who is signed in, and changes theme and language', async () => {
    const { state } = await showFramed(page('Customers'));
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Admin' }));
    const menu = screen.getByRole('dialog');
    expect(within(menu).getByText('ada@acme.example')).toBeVisible();
    await userEvent.click(within(menu).getByRole('button', { name: 'Dark' }));
    expect(state.setAppearance).toHaveBeenCalledWith('dark');
    await userEvent.click(within(menu).getByRole('button', { name: 'English (US)' }));
    expect(await screen.findByRole('link', { name: 'Organizations' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Admin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(state.logout).toHaveBeenCalled();
  });
});

describe('the pages that say one thing', () => {
  it('tell that there is nothing to see here, in full', async () => {
    await showFramed(<NothingToSee />);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing to see here' })).toBeVisible();
    expect(
      screen.getByText(
        /You are successfully logged in but do not have access to this page\. Links may be shared.*contact your administrator or support$/,
      ),
    ).toBeVisible();
    expect(document.title).toBe('Nothing to see here – Edge');
  });

  it('tell that a page does not exist, and lead home', async () => {
    await showFramed(<NotFound />);
    expect(screen.getByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('greet a user for whom nothing is open', async () => {
    await showFramed(<Welcome />);
    expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    expect(screen.getByText(/You’re logged in to Northlight/)).toBeVisible();
  });
});

describe('an error while rendering', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('of a page is told inside the frame, reported, and can be tried again', async () => {
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('boom');
      return <p>whole again</p>;
    };
    const onError = vi.fn();
    await showFramed(
      <CrashBoundary onError={onError} Fallback={SomethingWentWrong}>
        <Page />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' }));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole again')).toBeVisible();
  });

  it('of everything leaves a screen that names the brand and starts again at /', async () => {
    const Broken = () => {
      throw new Error('boom');
    };
    await showFramed(
      <CrashBoundary Fallback={CrashScreen}>
        <Broken />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong in Edge' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refresh' })).toHaveAttribute('href', '/');
  });
});
