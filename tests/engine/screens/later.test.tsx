import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../../src/engine/screens/shell/CrashScreen.tsx';
import { later } from '../../../src/engine/screens/values/later.tsx';

/** Code that can't be fetched the first times. */
const failing = (fallback?: string, times = 1) => {
  let tries = 0;
  return later(async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>It is here</p>;
  }, fallback);
};

const page = (Part: ReturnType<typeof failing>) =>
  render(
    <CrashBoundary resetKey="" onError={() => undefined} Fallback={() => <p>The page couldn’t be loaded</p>}>
      <input aria-label="Note" defaultValue="Typed" />
      <Part />
    </CrashBoundary>,
  );

describe('code that cannot be fetched', () => {
  it('of a part of a page is fetched again, and what was typed around it stays', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    page(failing(undefined, 2));
    expect(await screen.findByText('It is here')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('Typed');
  });

  it('of a part is gone if the server is there, as after a new version, and that is said', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    page(failing(undefined, Infinity));
    expect(await screen.findByText('The page couldn’t be loaded')).toBeInTheDocument();
  });

  it('of a page, which shows something in its place meanwhile, is said', async () => {
    page(failing('Loading'));
    expect(await screen.findByText('The page couldn’t be loaded')).toBeInTheDocument();
  });
});
