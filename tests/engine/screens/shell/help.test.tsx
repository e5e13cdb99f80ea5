import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../../../../src/console/locales/later/index.ts';
import { news } from '../../../../src/console/news.ts';
import { ShellTools } from '../../../../src/engine/screens/shell/search/ShellTools.tsx';
import { defineConsole, helpParts } from '../../../../src/engine/screens/values/registry.ts';
import { addTexts } from '../../../../src/engine/texts/i18n.ts';
import { showFramed } from './frame.tsx';

const own = helpParts().news;
const open = async (around: Parameters<typeof showFramed>[1] = {}) => {
  await showFramed(<ShellTools />, around);
  addTexts(later);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Help/ }));
  return { user, menu: await screen.findByRole('menu', { name: 'Help' }) };
};
const namesOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.getAttribute('aria-label') ?? item.textContent);

describe('the help menu', () => {
  afterEach(() => defineConsole({ help: { links: [], ...(own && { news: own }) } }));

  it('opens the keys of the page by keyboard alone', async () => {
    const { user } = await open();
    await user.keyboard('{Home}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('explains to everybody why something is disabled', async () => {
    const { user, menu } = await open({ shell: { explains: false } });
    await user.click(within(menu).getByRole('menuitem', { name: 'Why is this disabled?' }));
    expect(await screen.findByRole('dialog', { name: 'Why is this disabled?' })).toBeInTheDocument();
  });

  it('names support and documentation only where they are configured', async () => {
    const { menu } = await open();
    expect(namesOf(menu)).toEqual(['Keyboard shortcuts?', 'Why is this disabled?', 'What’s new']);
  });

  it('leads to documentation, to the console’s own links and to support, and never to a script', async () => {
    const links = [
      { label: 'Status', href: 'https://status.example' },
      { label: 'Bad', href: 'javascript:alert(1)' },
    ];
    defineConsole({ help: { links } });
    const { menu } = await open({ shell: { docsUrl: 'https://docs.example/', supportUrl: 'mailto:help@acme.example' } });
    expect(namesOf(menu).slice(3)).toEqual(['Documentation (opens in a new tab)', 'Status (opens in a new tab)', 'Contact support']);
    const support = within(menu).getByRole('menuitem', { name: 'Contact support' });
    expect(support).toHaveAttribute('href', 'mailto:help@acme.example');
    expect(support).not.toHaveAttribute('target');
    expect(within(menu).getByRole('menuitem', { name: /^Status/ })).toHaveAttribute('target', '_blank');
  });
});

describe('what is new', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 }));
  afterEach(() => void vi.useRealTimers());

  it('is marked by a dot until it was read', async () => {
    await showFramed(<ShellTools />);
    addTexts(later);
    expect(screen.getByRole('button', { name: 'Help' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: 'Help: something is new' }));
    await user.click(await screen.findByRole('menuitem', { name: /^What’s new/ }));
    const dialog = await screen.findByRole('dialog', { name: 'What’s new' });
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(news.length);
    expect(within(dialog).getAllByText('New')).toHaveLength(news.length);
    expect(within(dialog).getByText('Explore any list')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Help' })).toBeInTheDocument();
  });

  it('has dates in order, texts of its own, and no id twice', () => {
    expect(news.map(({ date }) => date)).toEqual(
      news
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
    const texts = (later['news'] ?? {}) as Record<string, { title?: string; text?: string }>;
    for (const { id } of news) expect(texts[id]).toEqual({ title: expect.any(String), text: expect.any(String) });
    expect(Object.keys(texts).toSorted()).toEqual(news.map(({ id }) => id).toSorted());
  });
});
