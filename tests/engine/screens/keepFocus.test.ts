import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awaitRows } from '../../../src/engine/screens/values/focus/awaitRows.ts';
import { focusAfter } from '../../../src/engine/screens/values/focus/focusAfter.ts';
import { keepFocus } from '../../../src/engine/screens/values/focus/keepFocus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Users</h1>
    <form><fieldset><button id="one">One</button><button id="two">Two</button></fieldset><button id="save">Save</button></form>
    <ul>${['a', 'b', 'c'].map((id) => `<li data-id="${id}"><input type="checkbox" id="box-${id}"><a href="#" id="link-${id}">${id}</a></li>`).join('')}</ul></main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

/** Test name, focused element, change, and the element focused afterwards. */
it.each<[string, string, () => void, string]>([
  ['a row that goes', 'box-b', () => byId('box-b').closest('li')?.remove(), 'box-c'],
  ['the last row', 'link-c', () => byId('link-c').closest('li')?.remove(), 'link-b'],
  ['every row', 'box-a', () => document.querySelector('ul')?.remove(), 'H1'],
  ['a button that goes', 'one', () => byId('one').remove(), 'two'],
  ['a part of a form', 'two', () => document.querySelector('fieldset')?.remove(), 'save'],
  ['a whole page', 'save', () => (document.querySelector('main') as HTMLElement).replaceChildren(heading('Groups')), 'H1'],
])('gives the focus of %s to what is next to it', async (_, before, change, after) => {
  byId(before).focus();
  change();
  await waitFor(() => expect(focused()).toBe(after));
});

describe('after an action, a field that got the focus from its button, which went', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  beforeEach(async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<section><input id="search"><button id="archive">Archive</button></section>');
    byId('archive').focus();
    byId('archive').remove();
    await waitFor(() => expect(focused()).toBe('search'));
  });

  it('gives it on to the next row', async () => {
    focusAfter(document.querySelector('ul'), rows, ['a']);
    await waitFor(() => expect(focused()).toBe('box-b'));
  });

  it('keeps it once something is typed', async () => {
    byId('search').dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    focusAfter(document.querySelector('ul'), rows, ['a']);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(focused()).toBe('search');
  });
});

it('leaves the focus to a dialog that is open', async () => {
  byId('save').focus();
  document.body.insertAdjacentHTML('beforeend', '<div class="MuiModal-root"><div role="dialog"></div></div>');
  byId('save').remove();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(focused()).toBe('BODY');
});

it('gives the focus back to the button of a dialog once it can be pressed again', async () => {
  const dialog =
    '<div class="MuiModal-root"><div id="container" tabindex="-1"><div role="dialog"><button id="send">Send</button></div></div></div>';
  document.body.insertAdjacentHTML('beforeend', dialog);
  byId('send').focus();
  byId('send').toggleAttribute('disabled', true);
  // As a dialog does whose focus was dropped to the body.
  byId('container').focus();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(focused()).toBe('container');
  byId('send').toggleAttribute('disabled', false);
  await waitFor(() => expect(focused()).toBe('send'));
});

it('goes back to what is next to the button that opened a dialog, once both are gone', async () => {
  byId('save').focus();
  document.body.insertAdjacentHTML('beforeend', '<div class="MuiModal-root"><div role="dialog"><button id="yes">Yes</button></div></div>');
  byId('yes').focus();
  byId('save').toggleAttribute('disabled', true);
  document.querySelector('.MuiModal-root')?.remove();
  await waitFor(() => expect(focused()).toBe('two'));
});

describe('Down, pressed before the rows are there,', () => {
  const press = () => {
    const stopRows = awaitRows();
    const list = document.querySelector('ul') as HTMLElement;
    const rows = [...list.children];
    list.replaceChildren();
    list.setAttribute('aria-busy', 'true');
    const title = document.querySelector('h1') as HTMLElement;
    title.tabIndex = -1;
    title.focus();
    title.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    return { arrive: () => list.replaceChildren(...rows), stopRows };
  };

  it('leads to the first row when it comes', async () => {
    const { arrive, stopRows } = press();
    arrive();
    await waitFor(() => expect(focused()).toBe('link-a'));
    stopRows();
  });

  it('leads to the first row again when the rows go, leave the focus to the heading, and come back', async () => {
    const { arrive, stopRows } = press();
    arrive();
    await waitFor(() => expect(focused()).toBe('link-a'));
    const list = document.querySelector('ul') as HTMLElement;
    const rows = [...list.children];
    list.replaceChildren();
    await waitFor(() => expect(focused()).toBe('H1'));
    list.replaceChildren(...rows);
    await waitFor(() => expect(focused()).toBe('link-a'));
    stopRows();
  });

  it('leads nowhere once the focus has gone elsewhere', async () => {
    const { arrive, stopRows } = press();
    byId('one').focus();
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(focused()).toBe('one');
    stopRows();
  });
});

it.each([
  [['a'], 'box-b'],
  [['a', 'b'], 'box-c'],
  [['b', 'c'], 'box-a'],
  [['c'], 'box-b'],
])('stands on the next row after something was done to %j', async (acted, next) => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  focusAfter(document.querySelector('ul'), rows, acted);
  await waitFor(() => expect(focused()).toBe(next));
});

it('after an action the focus stays on a link of the page that the user went on to meanwhile', async () => {
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="#archive" id="archive">View Archive</a>');
  focusAfter(document.querySelector('ul'), [{ id: 'a' }], ['b']);
  byId('archive').focus();
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(focused()).toBe('archive');
});

function heading(text: string): HTMLElement {
  const title = document.createElement('h1');
  title.textContent = text;
  return title;
}
