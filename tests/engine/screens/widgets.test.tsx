import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'ra-core';
import { createElement, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import type { FieldPlan } from '../../../src/engine/plan/Plan.ts';
import type { ValueKind } from '../../../src/engine/plan/ValueKind.ts';
import { dateFormats } from '../../../src/engine/screens/values/dates.ts';
import { inputOf } from '../../../src/engine/screens/widgets/inputs.ts';
import { parseNumber } from '../../../src/engine/screens/widgets/Number.tsx';
import { isWeb } from '../../../src/engine/screens/widgets/Url.tsx';
import { Value } from '../../../src/engine/screens/widgets/Value.tsx';

const choices = [
  { id: 'NEW', label: 'regions.eu-west-1' },
  { id: 'OLD', label: 'regions.us-east-1' },
];

async function show(content: ReactNode, locale: 'en-GB' | 'en-US' = 'en-GB') {
  const i18n = await createConsoleI18n(locale, 'Edge');
  return render(<I18nContextProvider value={i18n}>{content}</I18nContextProvider>);
}

const text = async (kind: ValueKind, value: unknown, locale?: 'en-GB' | 'en-US') => {
  const view = await show(<Value value={value} column={{ path: 'x', label: 'x', kind, choices }} />, locale);
  const { textContent } = view.container;
  view.unmount();
  return textContent;
};

describe('a field', () => {
  it('shows N/A for whatever has no value', async () => {
    const kinds: ValueKind[] = [
      'text',
      'multiline',
      'email',
      'url',
      'number',
      'boolean',
      'date',
      'dateTime',
      'choice',
      'choices',
      'id',
      'json',
    ];
    for (const kind of kinds) expect(await text(kind, null)).toBe('N/A');
    expect(await text('dateTime', 'no date')).toBe('N/A');
    expect(await text('choices', [])).toBe('N/A');
  });

  it('writes dates by locale', async () => {
    expect(await text('date', '2026-03-05')).toBe('05 Mar 2026');
    expect(await text('date', '2026-03-05', 'en-US')).toBe('Mar 05, 2026');
    expect(dateFormats('en').date('2026-03-05')).toBe('Mar 05, 2026');
    expect(dateFormats('en-GB').time('2026-03-05T14:07:09')).toBe('2:07 pm');
    expect(dateFormats('en-GB').timeWithSeconds('2026-03-05T14:07:09')).toBe('2:07:09 pm');
    expect(dateFormats('en-GB').long('2026-03-05T14:07:09')).toMatch(/^5 March 2026 at 14:07 \(UTC[+-]\d\d:\d\d\)$/);
  });

  it('shows choices by their texts, and an unknown one as it is', async () => {
    expect(await text('choice', 'NEW')).toBe('Europe (Ireland)');
    expect(await text('choice', 'SOMETHING')).toBe('SOMETHING');
    expect(await text('choices', ['NEW', 'OLD'])).toBe('Europe (Ireland), US East (N. Virginia)');
  });

  it('links to the web only', async () => {
    await show(<Value value="https://things.example/1" column={{ path: 'x', label: 'x', kind: 'url' }} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://things.example/1');
    await show(<Value value="javascript:alert(1)" column={{ path: 'x', label: 'x', kind: 'url' }} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(['http://a.example', 'data:text/html,x', ' javascript:x', '/path', 'ftp://a.example', ''].map(isWeb)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

function Asked({ kind, more = {} }: { kind: ValueKind; more?: Partial<FieldPlan> }) {
  const [value, setValue] = useState<unknown>(undefined);
  const field: FieldPlan = { name: 'x', label: 'Thing', help: '', kind, required: false, choices, ...more };
  return (
    <>
      {createElement(inputOf(field), { field, value, onChange: setValue, onBlur: () => undefined, focusRef: () => undefined })}
      <output>{value === undefined ? 'undefined' : JSON.stringify(value)}</output>
    </>
  );
}

const value = () => screen.getByRole('status').textContent;

describe('an input', () => {
  it('turns what is typed into the form’s value, and an empty box into none', async () => {
    await show(<Asked kind="number" />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Thing'), '12.5');
    expect(value()).toBe('12.5');
    await user.type(screen.getByLabelText('Thing'), 'x');
    expect(value()).toBe('"12.5x"');
    await user.clear(screen.getByLabelText('Thing'));
    // Not undefined, which a form takes for what stood there first.
    expect(value()).toBe('""');
    expect(['1.', '1.0', '-3', '0', '007', '1e3'].map(parseNumber)).toEqual(['1.', '1.0', -3, 0, '007', '1e3']);
  });

  it('asks for one of a list, and for none again', async () => {
    await show(<Asked kind="choice" />);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Thing'), 'Europe (Ireland)');
    expect(value()).toBe('"NEW"');
    await user.selectOptions(screen.getByLabelText('Thing'), 'None');
    expect(value()).toBe('undefined');
  });

  it('asks for several of a list, and for one of them by radios, as a named group', async () => {
    const view = await show(<Asked kind="choices" />);
    const user = userEvent.setup();
    expect(screen.getByRole('group', { name: 'Thing' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'US East (N. Virginia)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Europe (Ireland)' }));
    expect(value()).toBe('["OLD","NEW"]');
    view.unmount();
    await show(<Asked kind="choice" more={{ widget: 'radio' }} />);
    await user.click(screen.getByRole('radio', { name: 'Europe (Ireland)' }));
    expect(value()).toBe('"NEW"');
  });

  it('keeps what does not parse as JSON for the form’s rule to refuse', async () => {
    await show(<Asked kind="json" />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Thing'), '{{"a":1');
    expect(value()).toBe(JSON.stringify('{"a":1'));
    await user.type(screen.getByLabelText('Thing'), '}');
    expect(value()).toBe('{"a":1}');
  });

  it('asks for yes or no', async () => {
    await show(<Asked kind="boolean" />);
    await userEvent.click(await screen.findByLabelText('Thing'));
    expect(value()).toBe('true');
  });

  it('marks what is required for eyes and for readers', async () => {
    await show(<Asked kind="text" more={{ required: true }} />);
    expect(screen.getByRole('textbox', { name: 'Thing' })).toBeRequired();
    expect(screen.getByText('Thing')).toHaveAttribute('data-required');
  });
});
