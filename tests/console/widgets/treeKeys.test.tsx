import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useTreeKeys } from '../../../src/console/widgets/tree/useTreeKeys.ts';

interface Row {
  name: string;
  level: number;
  branch?: true;
}

const all: Row[] = [
  { name: 'Acme', level: 1, branch: true },
  { name: 'Sales', level: 2, branch: true },
  { name: 'North', level: 3 },
  { name: 'Nights', level: 3 },
  { name: 'Éclairs', level: 2 },
  { name: 'Finance', level: 2, branch: true },
  { name: 'Tax', level: 3 },
];

function Tree({ own }: { own?: () => void }) {
  const [current, setCurrent] = useState('Acme');
  const [open, setOpen] = useState<readonly string[]>(['Acme']);
  const rows = visibleOf(open);
  const onKeyDown = useTreeKeys({
    rows,
    active: rows.findIndex(({ name }) => name === current),
    nameOf: ({ name }) => name,
    openOf: ({ name, branch }) => (branch ? open.includes(name) : undefined),
    goTo: ({ name }) => setCurrent(name),
    setOpen: (changed, isOpen) => {
      const names = changed.map(({ name }) => name);
      setOpen((before) => [...before.filter((name) => !names.includes(name)), ...(isOpen ? names : [])]);
    },
    ownAction: ({ key }) => (key === 'F2' ? own : undefined),
  });
  return (
    <div role="tree" tabIndex={0} aria-label={current} onKeyDown={onKeyDown}>
      {rows.map(({ name }) => name).join(' ')}
    </div>
  );
}

function visibleOf(open: readonly string[]): Row[] {
  let closedAt = Infinity;
  return all.filter(({ name, level, branch }) => {
    if (level > closedAt) return false;
    closedAt = branch && !open.includes(name) ? level : Infinity;
    return true;
  });
}

async function press(keys: string, own?: () => void) {
  const onDocument = vi.fn();
  document.addEventListener('keydown', onDocument);
  render(<Tree {...(own && { own })} />);
  const user = userEvent.setup();
  screen.getByRole('tree').focus();
  await user.keyboard(keys);
  document.removeEventListener('keydown', onDocument);
  const tree = screen.getByRole('tree');
  return { current: tree.getAttribute('aria-label'), rows: tree.textContent, heard: onDocument.mock.calls.length };
}

describe('the keys of a tree', () => {
  it.each([
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Sales'],
    ['{ArrowUp}', 'Acme'],
    ['{End}', 'Finance'],
    ['{End}{Home}', 'Acme'],
    ['{PageDown}{ArrowDown}', 'Finance'],
    ['{ArrowRight}', 'Sales'],
    ['{End}{ArrowLeft}', 'Acme'],
  ])('go to a row: %s', async (keys, current) => {
    expect((await press(keys)).current).toBe(current);
  });

  it.each([
    ['{ArrowDown}{ArrowRight}', 'Acme Sales North Nights Éclairs Finance'],
    ['{ArrowDown}{ArrowRight}{ArrowLeft}', 'Acme Sales Éclairs Finance'],
    ['{ArrowLeft}', 'Acme'],
    ['{ArrowDown}{ArrowDown}*', 'Acme Sales North Nights Éclairs Finance Tax'],
  ])('open and close branches: %s', async (keys, rows) => {
    expect((await press(keys)).rows).toBe(rows);
  });

  it.each([
    ['fin', 'Finance'],
    ['e', 'Éclairs'],
    ['{ArrowDown}*nn', 'Nights'],
    ['{End}a', 'Acme'],
    ['xyz', 'Acme'],
  ])('go to a name that is typed, accents and capitals apart: %s', async (keys, current) => {
    expect((await press(keys)).current).toBe(current);
  });

  it('leave to the page its own keys, shortcuts and what nothing answers', async () => {
    const own = vi.fn();
    expect(await press('{F2}?{ArrowDown}{Control>}{End}{/Control}', own)).toMatchObject({ current: 'Sales', heard: 3 });
    expect(own).toHaveBeenCalledOnce();
  });
});
