import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { develop } from '../../../src/engine/app/develop.ts';
import { Value } from '../../../src/engine/screens/widgets/Value.tsx';
import { defineConsole } from '../../../src/engine/screens/values/registry.ts';

/** Vite’s overlay, as far as it is used. */
class Overlay extends HTMLElement {
  constructor({ message, stack }: { message: string; stack: string }) {
    super();
    this.textContent = `${message}\n${stack}`;
  }
}
customElements.define('vite-error-overlay', Overlay);

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const overlay = () => document.querySelector('vite-error-overlay')?.textContent;
afterEach(() => document.body.replaceChildren());

const failing = async () => {
  throw new Error('stop before the console starts');
};

it('names the widget that throws, with its message and stack, over the page', async () => {
  await develop(failing, undefined);
  defineConsole({
    widgets: {
      price: {
        Field: function Price() {
          throw new TypeError('no exchange rate');
        },
      },
    },
  });
  const column = { path: 'price', label: 'price', kind: 'number', widget: 'price' } as const;
  render(<Value column={column} />);
  expect(overlay()).toMatch(/^Widget “price”: no exchange rate\n\s+at Price /);
});

it('leaves a module that Vite could not make to Vite’s own overlay', async () => {
  document.body.append(new Overlay({ message: 'Unexpected token', stack: 'app.tsx:6:16' }));
  await develop(async () => {
    throw new TypeError('Failed to fetch dynamically imported module: http://localhost/app.tsx?t=1');
  }, undefined);
  expect(overlay()).toBe('Unexpected token\napp.tsx:6:16');
});

it('says that the theme is no function', async () => {
  await develop(async () => defineConsole({ theme: { palette: {} } as never }), undefined);
  expect(overlay()).toContain('defineConsole: theme must be a function.');
  defineConsole({ theme: () => ({}) });
});

it('says that a page has no component', async () => {
  await develop(async () => defineConsole({ routes: { report: { label: 'Report' } as never } }), undefined);
  expect(overlay()).toContain('defineConsole: routes.report has no component: Page is one.');
  defineConsole({ routes: { report: { label: 'Report', Page: () => null } } });
});

it('says that defineConsole has no such key, and which it has', async () => {
  await develop(async () => defineConsole({ widget: {} } as never), undefined);
  expect(overlay()).toMatch(/^defineConsole has no key “widget”\. Its keys: widgets, .*theme/);
});
