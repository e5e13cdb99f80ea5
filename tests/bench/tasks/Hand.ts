import type { Locator, Page } from 'playwright-core';

/** ms for which a key is down: twenty in a second are faster than anybody. */
const pace = 50;
const patience = 30_000;

/** Somebody at work with a mouse, or with a keyboard alone: each click, key and typed field is counted. */
export class Hand {
  clicks = 0;
  /** Keys besides those of typed words. */
  keys = 0;
  /** Words typed or pasted into one field, each time. */
  words = 0;
  readonly main: Locator;

  readonly page: Page;
  readonly way: 'mouse' | 'keyboard';

  constructor(page: Page, way: 'mouse' | 'keyboard') {
    this.page = page;
    this.way = way;
    this.main = page.getByRole('main');
  }

  async click(...targets: Locator[]): Promise<void> {
    for (const target of targets) {
      await target.click({ timeout: patience });
      this.clicks += 1;
    }
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key, { delay: pace });
      this.keys += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: pace });
    this.words += 1;
  }

  /** By Tab, or back by Shift+Tab, whichever is nearer; each step counts. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor({ timeout: patience });
    const isBefore = await target.evaluate((element) => {
      const at = document.activeElement ?? document.body;
      return !at.contains(element) && (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    for (let steps = 0; steps < 120; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))) return;
      await this.press(isBefore ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`120 tabs don't reach ${target.toString()}`);
  }

  /** Puts the focus into a field. */
  goTo(field: Locator): Promise<void> {
    return this.way === 'mouse' ? this.click(field) : this.tabTo(field);
  }

  /** Presses a button or follows a link. */
  async take(target: Locator): Promise<void> {
    await this.goTo(target);
    if (this.way === 'keyboard') await this.press('Enter');
  }

  async see(...wanted: Locator[]): Promise<void> {
    for (const each of wanted) await each.first().waitFor({ timeout: patience });
  }

  /** A page of the main menu, by click or through the search. */
  async open(name: string): Promise<void> {
    if (this.way === 'mouse')
      await this.click(this.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }));
    else await this.find(name, new RegExp(`^${name}`));
    await this.see(this.page.getByRole('heading', { level: 1, name }));
  }

  /** Takes the first result of the search that reads so. */
  async find(text: string, result: RegExp): Promise<void> {
    const { page } = this;
    if (this.way === 'mouse') await this.click(page.getByRole('button', { name: 'Search for anything' }));
    else await this.press('Control+k');
    await this.see(page.getByRole('combobox', { name: 'Search for anything' }));
    await this.type(text);
    const option = page.getByRole('option', { name: result }).first();
    await this.see(option);
    if (this.way === 'mouse') return this.click(option);
    for (let steps = 0; steps < 10 && (await option.getAttribute('aria-selected')) !== 'true'; steps += 1) await this.press('ArrowDown');
    await this.press('Enter');
  }

  /** A choice of a native select or of a list that opens, whichever the field is. */
  async choose(field: Locator, choice: string | RegExp, typed?: string): Promise<void> {
    const isNative = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (this.way === 'mouse') await this.click(field);
    else await this.tabTo(field);
    if (isNative) {
      // Its list is drawn by the system, where nothing can be clicked from here.
      const options = await field.locator('option').allTextContents();
      const wanted = options.findIndex((text) => (typeof choice === 'string' ? text === choice : choice.test(text)));
      await field.selectOption({ index: wanted });
      if (this.way === 'mouse') this.clicks += 1;
      else this.keys += 1;
      return;
    }
    if (typed !== undefined) await this.type(typed);
    else if (this.way === 'keyboard') await this.press('ArrowDown');
    const option = this.page.getByRole('option', { name: choice }).first();
    await this.see(option);
    if (this.way === 'mouse') return this.click(option);
    const active = () =>
      option.evaluate((element) => {
        const at = document.activeElement;
        return at === element || (element.id !== '' && at?.getAttribute('aria-activedescendant') === element.id);
      });
    for (let steps = 0; steps < 20 && !(await active()); steps += 1) await this.press('ArrowDown');
    await this.press('Enter');
  }
}
