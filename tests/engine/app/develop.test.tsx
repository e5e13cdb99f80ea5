import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { reportCrash } from '../../../src/engine/app/frame/reporting.ts';
import { develop } from '../../../src/engine/app/develop.tsx';
import { CrashBoundary } from '../../../src/engine/screens/shell/CrashScreen.tsx';
import { Value } from '../../../src/engine/screens/widgets/Value.tsx';
import { defineConsole, nameWidgets } from '../../../src/engine/screens/values/registry.ts';

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
afterEach(() => {
  document.body.replaceChildren();
  nameWidgets((_, widget) => widget);
});

const failing = async () => {
  throw new Error('stop before the console starts');
};

it('names the widget that throws, with its message and stack, over the page', async () => {
  await develop(failing, undefined);
  defineConsole({
    widgets: {
      price: {
        Field: function Price() {
          throw new TypeError('no currency');
        },
      },
    },
  });
  const column = { path: 'price', label: 'price', kind: 'number', widget: 'price' } as const;
  render(
    <CrashBoundary onError={reportCrash} Fallback={() => createElement('p', {}, 'general')}>
      <Value column={column} />
    </CrashBoundary>,
  );
  expect(overlay()).toMatch(/^Widget “price”: no currency\n\s+at Price /);
  expect(document.body.textContent).toContain('general');
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
