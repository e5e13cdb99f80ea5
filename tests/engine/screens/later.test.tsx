import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../../src/engine/screens/shell/CrashScreen.tsx';
import { later, partsAfterPaint } from '../../../src/engine/screens/values/later.tsx';

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

describe('code that comes between the render of its place and the effects of it', () => {
  it('is shown', async () => {
    const Part = later(async () => () => <p>It is here</p>, 'Loading');
    // After the render, and before the effects that follow the paint.
    function Elsewhere() {
      useLayoutEffect(() => void Part.preload(), []);
      return null;
    }
    const place = document.body.appendChild(document.createElement('div'));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = createRoot(place);
    root.render(
      <>
        <Part />
        <Elsewhere />
      </>,
    );
    await vi.waitFor(() => expect(place).toHaveTextContent('It is here'), { timeout: 60_000 });
    root.unmount();
    place.remove();
  });
});

describe('code of a small part', () => {
  it('waits until the page is painted for the first time; a page’s own does not', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
    const asked: string[] = [];
    const code = (name: string) => async () => {
      asked.push(name);
      return () => <p>{name}</p>;
    };
    const Part = later(code('part'));
    const Page = later(code('page'), 'Loading');
    partsAfterPaint();
    render(
      <>
        <Part />
        <Page />
      </>,
    );
    expect(await screen.findByText('page')).toBeInTheDocument();
    expect(asked).toEqual(['page']);
    waiting.forEach((work) => work());
    expect(await screen.findByText('part')).toBeInTheDocument();
  });
});
