import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { brandTheme } from '../../../src/console/widgets/theme/brandTheme.ts';
import { asRatio, contrastOf, gradeOf, leastOf, type ThemeElement } from '../../../src/console/widgets/theme/colours.ts';
import { defaultTheme } from '../../../validation/branding.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

// Branding tab: colours, contrast and preview (specification 1 §2.7, §5).

const plan = plans.find(({ name }) => name === 'branding') ?? expect.fail('there is no branding');
const branding = { id: 'settings', _id: 'b1', title: 'Careers at Fern', logoUrl: null, theme: defaultTheme, version: 3 };

interface Sent {
  data: { title: string; logoUrl: string | null; theme: typeof defaultTheme };
}

async function open(record: object | null = branding, more: Partial<DataProvider> = {}) {
  const absent = new HttpError('Branding is not found!', 404, { code: 'NOT_FOUND', reason: 'NO_BRANDING' });
  const update = vi.fn(async (_: string, { data }: Sent) => ({ data: { ...branding, ...data, version: 4 } }));
  const create = vi.fn(async (_: string, { data }: Sent) => ({ data: { ...branding, ...data, version: 1 } }));
  const getOne = async () => {
    if (record === null) throw absent;
    return { data: record };
  };
  const dataProvider = { getOne, update, create, ...more } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan, at: '/settings/branding', dataProvider });
  await waitFor(() => expect(part(view.container, 'header') && named('title') && named('theme.7.value.fontColor')).toBeTruthy());
  return { ...view, update, create };
}

const part = (page: HTMLElement, name: string) => page.querySelector<HTMLElement>(`aside [data-part=${name}]`);
const preview = (page: HTMLElement) => page.querySelector<HTMLElement>('aside [inert]') ?? expect.fail('there is no preview');
/** By name: queries by role are slow with so many boxes. */
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const parts: Record<string, string> = { Background: 'backgroundColor', Text: 'fontColor', Links: 'linkColor' };
const elements = ['Header', 'Progress bar', 'Hint', 'Question', 'Response', 'List item', 'Selected item', 'Button'];
const box = (element: string, colour: string) =>
  named(`theme.${elements.indexOf(element)}.value.${parts[colour]}`) ?? expect.fail(`${element} has no ${colour}`);
const type = (element: string, colour: string, value: string) => fireEvent.change(box(element, colour), { target: { value } });
const field = (name: 'title' | 'logoUrl') => named(name) ?? expect.fail(`there is no ${name}`);
const seen = (page: HTMLElement, name: string) => {
  const { backgroundColor, color } = part(page, name)?.style ?? {};
  return [backgroundColor, color];
};

describe('a contrast', () => {
  // Known values: WCAG 2's own definition, as other calculators have them.
  it.each([
    ['#000000', '#ffffff', '21.0', 'AAA'],
    ['#ffffff', '#ffffff', '1.0', undefined],
    ['#777777', '#ffffff', '4.4', undefined],
    ['#767676', '#ffffff', '4.5', 'AA'],
    ['#ffffff', '#2d38ff', '6.7', 'AA'],
    ['#0000EE', '#add8e6', '6.1', 'AA'],
    ['#fff', '#000', '21.0', 'AAA'],
    ['#ff0000', '#ffffff', '3.9', undefined],
    // Seen through: 87 % black on white is #212121.
    ['#000000de', '#ffffff', '16.1', 'AAA'],
    ['#00000000', '#ffffff', '1.0', undefined],
    ['#ffffff', '#00000000', '1.0', undefined],
  ])('of %s on %s is %s : 1', (font, background, ratio, grade) => {
    const contrast = contrastOf(font, background) ?? 0;
    expect([asRatio(contrast), gradeOf(contrast)]).toEqual([ratio, grade]);
  });

  it('of what is no colour is none', () => {
    for (const wrong of ['', 'red', '#12', undefined, null, 7]) expect(contrastOf(wrong, '#ffffff')).toBeUndefined();
  });
});

describe('the colours', () => {
  it('stand in eight rows, links where there are links, and sentences in black or white only', async () => {
    await open();
    const groups = [...screen.getByRole('group', { name: 'Colours' }).querySelectorAll('[role=group]')];
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(elements);
    expect(screen.getAllByRole('textbox', { name: 'Links' })).toHaveLength(2);
    for (const name of ['Hint', 'Question', 'Response']) {
      const select = within(screen.getByRole('group', { name })).getByRole('combobox', { name: 'Text' });
      expect(
        within(select)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Black', 'White']);
    }
  });

  it('say how well they are distinguished, and warn below AA without refusing', async () => {
    const view = await open();
    const header = screen.getByRole('group', { name: 'Header' });
    expect(within(header).getByText('Text 6.7 : 1 AA')).toBeInTheDocument();
    type('Header', 'Background', '#ffd');
    expect(within(header).getByText('Text 1.0 : 1')).toBeInTheDocument();
    expect(within(header).getByText(/hard to read on this background. WCAG AA asks for 4.5 : 1/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.update).toHaveBeenCalledOnce());
    expect(view.update.mock.calls[0]?.[1].data.theme[0]?.value.backgroundColor).toBe('#ffd');
  });

  it('are cut to nine characters, take a code without its sign, and come from the picker as well', async () => {
    await open();
    type('Button', 'Background', '#12345678901');
    expect(box('Button', 'Background')).toHaveValue('#12345678');
    type('Button', 'Background', 'a1b2c3');
    fireEvent.blur(box('Button', 'Background'));
    expect(box('Button', 'Background')).toHaveValue('#a1b2c3');
    fireEvent.input(screen.getByLabelText('Pick a colour: List item, Text'), { target: { value: '#336699' } });
    expect(box('List item', 'Text')).toHaveValue('#336699de');
  });

  it('that are none are reported at their box, and nothing is sent; an empty one is sent as white', async () => {
    const view = await open();
    type('Response', 'Background', '#12');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a valid HEX code')).toBeInTheDocument();
    expect(box('Response', 'Background')).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(box('Response', 'Background')).toHaveFocus());
    expect(view.update).not.toHaveBeenCalled();
    type('Response', 'Background', '');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.update).toHaveBeenCalledOnce());
    expect(view.update.mock.calls[0]?.[1].data.theme[4]?.value.backgroundColor).toBe('#ffffff');
    expect(await screen.findByText('Edit customer branding success.')).toBeInTheDocument();
  });

  it('follow from one brand colour, are shown in the preview and sent, and nothing follows from what is no colour', async () => {
    const view = await open();
    const brand = () => named('theme.brand') ?? expect.fail('there is no brand colour');
    expect(brand()).toHaveValue('#2d38ff');
    fireEvent.change(brand(), { target: { value: '#0b6b5d' } });
    expect(box('Header', 'Background')).toHaveValue('#0b6b5d');
    expect(box('Button', 'Text')).toHaveValue('#ffffff');
    expect(seen(view.container, 'header')).toEqual(['rgb(11, 107, 93)', 'rgb(255, 255, 255)']);
    for (const wrong of ['', '#12', 'red', 'url(x)', 'var(--a)']) fireEvent.change(brand(), { target: { value: wrong } });
    expect(box('Header', 'Background')).toHaveValue('#0b6b5d');
    expect(view.container.querySelectorAll('[data-contrast=low]')).toHaveLength(0);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.update).toHaveBeenCalledOnce());
    expect(view.update.mock.calls[0]?.[1].data.theme).toEqual(brandTheme('#0b6b5d', defaultTheme));
  });

  it('that are hard to read are counted where they are folded, and unfolded where one is wrong', async () => {
    const view = await open();
    expect(screen.queryByText(/hard to read$/)).not.toBeInTheDocument();
    type('Header', 'Background', '#ffd');
    expect(screen.getByText('1 element is hard to read')).toBeInTheDocument();
    expect(view.container.querySelector('details')).not.toHaveAttribute('open');
    type('Response', 'Background', '#12');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.container.querySelector('details')).toHaveAttribute('open'));
  });

  it('go back to the ones that they begin with', async () => {
    const view = await open();
    const reset = screen.getByRole('button', { name: 'Use default colours' });
    expect(reset).toBeDisabled();
    type('Header', 'Text', '#000000');
    await view.user.click(reset);
    expect(box('Header', 'Text')).toHaveValue('#ffffff');
    expect(reset).toBeDisabled();
  });
});

describe('the colours of a brand', () => {
  const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const passes = ({ name, value: { fontColor, linkColor, backgroundColor } }: ThemeElement) =>
    [fontColor, linkColor ?? fontColor].every((font) => (contrastOf(font, backgroundColor) ?? 0) >= leastOf(name));

  it('can be read whatever the brand’s colour is, and its buttons be seen on light and on dark pages', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const theme = brandTheme(brand, defaultTheme);
        expect(theme.filter((element) => !passes(element))).toEqual([]);
        expect(theme[0]?.value.backgroundColor).toBe(brand);
        for (const { name, value } of theme)
          if (name === 'button' || name === 'selectedItem')
            for (const page of ['#ffffff', '#191f1c']) expect(contrastOf(value.backgroundColor, page)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 60, examples: ['#ffffff', '#000000', '#ffff00', '#00ff00', '#0000ff', '#777777'].map((each): [string] => [each]) },
    );
  });

  it('and those of a customer who never chose any pass their own check', () => {
    expect(defaultTheme.filter((element) => !passes(element))).toEqual([]);
  });
});

describe('a customer without a branding', () => {
  it('begins with the default colours and no title, and is given one by “Create”', async () => {
    const view = await open(null);
    expect(within(preview(view.container)).getByText('Vacancy Title Goes Here')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(view.create).toHaveBeenCalledOnce());
    expect(view.create.mock.calls[0]?.[1].data).toEqual({ title: '', theme: defaultTheme });
    expect(await screen.findByText('Add customer branding success.')).toBeInTheDocument();
  });
});

describe('the preview', () => {
  it('follows what is typed, and changes its size', async () => {
    const view = await open();
    const chat = () => within(preview(view.container));
    fireEvent.change(field('title'), { target: { value: 'Work with us' } });
    expect(chat().getByText('Work with us')).toBeInTheDocument();
    fireEvent.change(field('title'), { target: { value: '  ' } });
    expect(chat().getByText('Vacancy Title Goes Here')).toBeInTheDocument();
    type('Header', 'Background', '#0b6b5d');
    expect(seen(view.container, 'header')).toEqual(['rgb(11, 107, 93)', 'rgb(255, 255, 255)']);
    await view.user.click(screen.getByRole('button', { name: 'Phone' }));
    expect(preview(view.container)).toHaveAttribute('data-size', 'phone');
  });

  it('keeps the last colour while half a code or a piece of CSS is typed', async () => {
    const view = await open();
    type('Header', 'Background', '#0b6b5d');
    for (const wrong of ['#0b6', 'red', '#0b6b5d;}', 'url(x)', 'var(--a)', '#0b6b5dz']) {
      type('Header', 'Background', wrong);
      const [background] = seen(view.container, 'header');
      // The first of them is a colour of its own.
      expect(background, wrong).toBe('rgb(0, 187, 102)');
    }
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://cdn.example/logo.png',
    'https://me:secret@cdn.example/logo.png',
    'blob:https://cdn.example/1',
    '//cdn.example/logo.png',
    'logo.png',
    '"><img src=x onerror=alert(1)>',
  ])('asks for no logo at %s, however it came there', async (logoUrl) => {
    const view = await open({ ...branding, logoUrl });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(view.container.querySelectorAll('aside img, aside [src], aside [href]')).toHaveLength(0);
    expect(within(view.container).getByText(/We show the logo once|We can’t show a logo from an http address/)).toBeInTheDocument();
  });

  it('asks for a logo once typing has stopped, tells its host nothing, and says where there is none', async () => {
    const view = await open();
    fireEvent.change(field('logoUrl'), { target: { value: 'https://cdn.example/l' } });
    fireEvent.change(field('logoUrl'), { target: { value: 'https://cdn.example/logo.svg' } });
    expect(view.container.querySelector('aside img')).toBeNull();
    const logo = await waitFor(() => view.container.querySelector('aside img') ?? expect.fail('no logo yet'));
    expect(logo).toHaveAttribute('src', 'https://cdn.example/logo.svg');
    expect(logo).toHaveAttribute('referrerpolicy', 'no-referrer');
    fireEvent.error(logo);
    expect(await screen.findByText('There’s no picture at the logo’s address.')).toBeInTheDocument();
    expect(view.container.querySelector('aside img')).toBeNull();
  });

  it('shows a title as text, whatever stands in it', async () => {
    const title = '<img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}';
    const view = await open({ ...branding, title });
    expect(within(preview(view.container)).getByText(title)).toBeInTheDocument();
    expect(view.container.querySelector('aside script, aside img')).toBeNull();
  });

  it('puts to use no colour of a record that is none', async () => {
    const hostile = defaultTheme.map((each) => ({
      ...each,
      value: { backgroundColor: 'red;background:url(//x)', fontColor: 'url(https://x.example)', linkColor: '</style><script>' },
    }));
    const view = await open({ ...branding, theme: hostile });
    expect(seen(view.container, 'header')).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(view.container.querySelector('aside')?.innerHTML).not.toMatch(/url\(|<script|x\.example/);
  });

  it('is a picture: nothing in it can be reached or is read out', async () => {
    const view = await open();
    expect(preview(view.container)).toHaveAttribute('inert');
    expect(preview(view.container)).toHaveAttribute('aria-hidden', 'true');
    expect(preview(view.container).querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
  });
});
