import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomerList } from '../../../src/console/customers/CustomerList.tsx';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { ScreensProvider, type Screens } from '../../../src/engine/screens/values/ScreensProvider.tsx';
import { customer, person } from '../app/people.ts';

const screens = { base: '', plans: {}, can: () => true, flag: () => true, userId: 'u1' } as unknown as Screens;

describe('the list of customers', () => {
  // jsdom has no layout.
  beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

  it('opens the first match, although an arrow key was pressed before any came', async () => {
    const onChoose = vi.fn();
    const globex = customer('Globex');
    let answer: (result: object) => void = () => undefined;
    const ask = vi.fn(() => new Promise<object>((resolve) => (answer = resolve)));
    const i18nProvider = await createConsoleI18n('en-GB', 'Edge');
    render(
      <CoreAdminContext dataProvider={{ ask } as unknown as DataProvider} i18nProvider={i18nProvider}>
        <ScreensProvider value={screens}>
          <CustomerList me={person([customer('Acme')], { customerCount: 1000 })} onChoose={onChoose} />
        </ScreensProvider>
      </CoreAdminContext>,
    );
    const box = await screen.findByRole('combobox');
    fireEvent.change(box, { target: { value: 'globex' } });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    await waitFor(() => expect(ask).toHaveBeenCalled());
    answer({ data: [globex], pagination: { totalItems: 1 } });
    const option = await screen.findByRole('option');
    expect(box).toHaveAttribute('aria-activedescendant', option.id);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledWith(globex);
  });
});
