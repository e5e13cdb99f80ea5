import { expect, type Locator, type Page } from '@playwright/test';
import { textAt } from '../../src/engine/texts/translate.ts';
import { forms } from '../../src/generated/forms/all.ts';
import { plans } from '../../src/generated/plans.ts';
import type { ActionPlan, OperationPlan, Plan } from '../../src/engine/plan/Plan.ts';
import { at, type Values } from '../../src/engine/plan/sources.ts';
import { allTexts } from '../console/app/texts.ts';
import { exampleCertificate } from '../support/exampleSso.ts';
import { filledIn } from '../support/formExamples.ts';
import { arrive, settle } from './everyLook.ts';
import { fillIn, reach } from './keys.ts';
import { enter, tenantOf, test } from './steps.ts';

interface Deed {
  plan: Plan;
  name: string;
  operation: Pick<OperationPlan, 'name' | 'read'>;
  form?: string | undefined;
  action?: ActionPlan;
}

/** Creates records before acting on them. Pages other than forms have their own journeys. */
const deeds: Deed[] = plans.flatMap((plan) => [
  ...(plan.create && plan.forms.create ? [{ plan, name: 'create', operation: plan.create, form: plan.forms.create }] : []),
  ...(plan.update && plan.forms.update && !plan.pages?.edit
    ? [{ plan, name: 'update', operation: plan.update, form: plan.forms.update }]
    : []),
  ...plan.actions
    .filter(({ on }) => on !== 'undo')
    .map((action) => ({ plan, name: action.name, operation: action.operation, form: action.form, action })),
  ...(plan.list && !['settings', 'log'].includes(plans.find(({ name }) => name === plan.parent)?.kind ?? '')
    ? [{ plan, name: 'export', operation: { name: 'CommonStartExport', read: {} } }]
    : []),
]);

/** Actions that no key or no demo record allows. */
const leftOut: Record<string, string> = {
  'users upload': 'a file is chosen in a window of the system',
  'users unlock': 'nobody of the demo is locked',
  'emails resendInvite': 'no mail of the demo names an application',
  'emails resendReport': 'no mail of the demo names an application',
  'own-factors addPasskey': 'the browser needs an authenticator: factors.journey.ts',
  'own-factors addApp': 'it needs a code of the app: factors.journey.ts',
  'own-factors renewCodes': 'nobody of the demo has a second factor',
  'own-factors rename': 'nobody of the demo has a second factor: factors.journey.ts',
  'own-factors remove': 'nobody of the demo has a second factor',
  'users resetFactors': 'nobody of the demo has a second factor: factors.journey.ts',
  'sso switch': 'no customer of the demo has a next key: platform/services/ssoKeys.test.ts',
  'email-domain retry': 'no verification of the demo has failed',
  'email-domain switch': 'no domain of the demo is verified',
};

/** The demo's customers, until one has what a deed needs. */
const customers = ['Acme', 'Northlight Training', 'Northlight'];

const nameOf = ({ plan, name }: Deed): string => `${plan.name} ${name}`;

// It changes what others count on.
test.use({ own: 'every key' });

const all = deeds.filter((deed) => !(nameOf(deed) in leftOut));
const few = fewest(all);

test('each kind of action, and each kind of field, is used with the keyboard alone', async ({ page }) => {
  test.setTimeout(600_000);
  expect(Object.keys(leftOut).filter((name) => !deeds.some((deed) => nameOf(deed) === name))).toEqual([]);
  await expectDone(page, few);
});

test('all else that the declarations let people do is done with the keyboard alone', async ({ page }) => {
  test.skip(
    !process.env['DEEP'],
    'npm run test:deep does everything by the keys; npm test each kind of action and of field once (everyKey.journey.ts)',
  );
  test.setTimeout(1_800_000);
  await expectDone(
    page,
    all.filter((deed) => !few.includes(deed)),
  );
});

test('a form that is refused gives the focus back to its button, and Escape asks about leaving it', async ({ page }) => {
  await enter(page, 'users', 'Acme');
  const plan = plans.find(({ name }) => name === 'sms-credits');
  const action = plan?.actions.find(({ name }) => name === 'purchase');
  if (!plan || !action) throw new Error('there is no purchase');
  const control = await place(page, { plan, name: action.name, operation: action.operation, action }, 0);
  await reach(page, control, 'its button');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-field]').first().waitFor();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(action.operation.name) ? route.abort() : route.fallback(),
  );
  await fillIn(page, valuesOf(action.form));
  await page.locator('.MuiSnackbar-root').waitFor();
  await expect(dialog.locator('button[type=submit]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Unsaved contents' })).toBeVisible();
});

async function expectDone(page: Page, some: readonly Deed[]): Promise<void> {
  const found: Record<string, string> = {};
  const answers = listen(page);
  for (const deed of some) {
    // Grouped: Playwright scans all ungrouped steps of a test for each new one.
    const why = await test.step(nameOf(deed), () => tryEverywhere(page, deed, answers));
    if (why !== undefined) found[nameOf(deed)] = why;
  }
  expect(found, `${some.length} deeds`).toEqual({});
}

function fewest(from: readonly Deed[]): Deed[] {
  const seen = new Set<string>();
  const chosen = new Set<Deed>();
  const newIn = (deed: Deed) => kindsOf(deed).filter((kind) => !seen.has(kind)).length;
  for (;;) {
    const [best] = from.toSorted((one, other) => newIn(other) - newIn(one));
    if (!best || newIn(best) === 0) return from.filter((deed) => chosen.has(deed));
    chosen.add(best);
    for (const kind of kindsOf(best)) seen.add(kind);
  }
}

function kindsOf({ plan, name, action, form }: Deed): string[] {
  const fields = forms[form ?? '']?.plan.fields ?? [];
  const asked = fields.flatMap(({ kind, widget, required }) => (required ? [`field ${widget ?? kind}`] : []));
  if (!action) return [plan.kind === 'settings' ? `settings ${name}` : name, ...asked];
  const { on, choose, dialog, toggles, detail, confirm: confirmed, tried, preview, path } = action;
  const question = choose
    ? 'a menu'
    : (dialog ?? (form ? (path ? 'a page' : 'a form') : (preview?.name ?? (confirmed ? 'a question' : tried))));
  return [
    [on, detail && 'beside', toggles && 'a switch', question, form && fields.length === 0 && 'typed'].filter(Boolean).join(' '),
    ...asked,
  ];
}

/** Answers what went wrong where it could be done. */
async function tryEverywhere(page: Page, deed: Deed, answers: Answers): Promise<string | undefined> {
  const whys: string[] = [];
  for (const customer of customers) {
    await enter(page, 'users', customer);
    try {
      await doIt(page, deed, answers);
      return undefined;
    } catch (error) {
      whys.push(`${customer}: ${String(error).split('\n').slice(0, 5).join(' ')}`);
      if (!(error instanceof Unfit)) break;
    }
  }
  return whys.join('; ');
}

class Unfit extends Error {}

async function doIt(page: Page, deed: Deed, answers: Answers): Promise<void> {
  const { plan, operation, action, form } = deed;
  answers.clear();
  if (action || deed.name === 'export') await press(page, deed, answers);
  else {
    await arrive(page, `${tenantOf(page)}/${await formPath(page, deed)}`);
    const main = page.getByRole('main');
    if (plan.setUp && (await main.locator('[data-field]').count()) === 0) {
      await reach(page, main.getByRole('button').last(), 'the button before the form');
      await page.keyboard.press('Enter');
      await settle(page);
    }
    if ((await main.locator('[data-field]').count()) === 0) throw new Unfit('there is no form');
    await fillIn(page, valuesOf(form), { search, changes: deed.name === 'update' || plan.kind === 'settings' });
    if (!(await goOn(page, deed, answers, 0))) throw new Unfit('it is asked for something else');
  }
  expect(answers.get(operation.name)?.faults).toEqual([]);
  await settle(page);
  await expectFocus(page);
  const undo = plan.actions.find(({ name }) => name === action?.undo);
  if (undo?.on === 'undo') {
    await page.keyboard.press('Control+z');
    await expect.poll(() => answers.get(undo.operation.name)?.faults).toEqual([]);
    await settle(page);
    await expectFocus(page);
  }
}

/** Presses the button of an action, for a row after the other until one is not left out. */
async function press(page: Page, deed: Deed, answers: Answers): Promise<void> {
  const { action, operation } = deed;
  for (let row = 0; row < 5; row += 1) {
    const control = await place(page, deed, row);
    // The menu that it is in closes when it is pressed.
    const open = (await overlays(page).count()) - (await page.getByRole('menu').count());
    await reach(page, control, 'its button');
    const isInMenu = !action?.choose && (await control.getAttribute('role')) === 'menuitem';
    await page.keyboard.press(action?.toggles ? 'Space' : 'Enter');
    // A menu that is still closing would be counted with what opens.
    if (isInMenu) await control.waitFor({ state: 'hidden' });
    if ((await goOn(page, deed, answers, open)) && !answers.get(operation.name)?.isRefused) return;
    answers.clear();
    await page.keyboard.press('Escape');
  }
  throw new Unfit('each row was left out');
}

const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body), { message: 'something has the focus' }).toBe(true);

interface Answer {
  faults: string[];
  isRefused: boolean;
}
type Answers = Map<string, Answer>;

function listen(page: Page): Answers {
  const answers: Answers = new Map();
  page.on('response', async (response) => {
    const name = /(?:mutation|query) (\w+)/.exec(response.request().postData() ?? '')?.[1];
    const operation = deeds.find((deed) => deed.operation.name === name)?.operation ?? undos.find((undo) => undo.name === name);
    if (!operation) return;
    // The answer to a page that was left meanwhile cannot be read.
    const body = (await response.json().catch(() => undefined)) as { data?: Values; errors?: { message: string }[] } | undefined;
    if (!body && !response.ok()) answers.set(operation.name, { faults: [`status ${response.status()}`], isRefused: false });
    if (!body) return;
    const { data, errors } = body;
    const refused = operation.read.refused && data ? at(data, operation.read.refused) : [];
    answers.set(operation.name, {
      faults: (errors ?? []).map(({ message }) => message),
      isRefused: Array.isArray(refused) && refused.length > 0,
    });
  });
  return answers;
}

const undos = plans.flatMap(({ actions }) => actions.filter(({ on }) => on === 'undo').map(({ operation }) => operation));

const alerts = (page: Page): Locator => page.locator('[role=alert], [role=status], .MuiSnackbar-root').filter({ visible: true });

const overlays = (page: Page): Locator => page.locator('[role=dialog], [role=menu]').filter({ visible: true });

async function goOn(page: Page, { plan, form, operation }: Deed, answers: Answers, before: number): Promise<boolean> {
  const over = overlays(page);
  const other = [plan.create?.name, plan.update?.name].find((name) => name !== operation.name && plan.kind === 'settings') ?? '';
  const changes = forms[form ?? '']?.plan.fields.some(({ from }) => from !== undefined) ?? false;
  let open = before;
  for (let step = 0; step < 5; step += 1) {
    const message = `it goes on after ${step} steps`;
    const goesOn = async () => answers.has(operation.name) || answers.has(other) || (await over.count()) > open;
    await expect
      .poll(goesOn, { message })
      .toBe(true)
      .catch(async () => {
        const shown = [
          ...(await over.allInnerTexts()),
          ...(await page.getByRole('main').allInnerTexts()),
          ...(await alerts(page).allInnerTexts()),
        ];
        throw new Error(`${message}: ${shown.join(' | ').replace(/\s+/g, ' ').slice(0, 2000)}`);
      });
    if (answers.has(operation.name)) return true;
    if (answers.has(other)) throw new Unfit('its settings are there already, or are not yet');
    await settle(page);
    const last = over.last();
    open = await over.count();
    if ((await last.getAttribute('role')) === 'menu') {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      open -= 1;
    } else if ((await last.locator('[data-field]').count()) > 0) await fillIn(page, valuesOf(form), { search, changes });
    else if (await confirm(page, last, form)) open -= 1;
    else return false;
    await settle(page);
  }
  return false;
}

const search = { location: 'Melb' };
let phones = 0;
const valuesOf = (form = ''): Values =>
  filledIn(form, {
    phoneNumber: `+614915701${String((phones += 1)).padStart(2, '0')}`,
    publicCertificates: [exampleCertificate],
    issuerUrl: 'https://login.example',
  });

async function confirm(page: Page, dialog: Locator, form = ''): Promise<boolean> {
  const asked = [forms[form]?.plan.confirm ?? []]
    .flat()
    .flatMap((each) => (each !== true && 'typed' in each && each.typed ? [each.typed.text] : []));
  const box = dialog.getByRole('textbox');
  if (asked[0] && (await box.count()) > 0) {
    await reach(page, box, 'the box of what is typed');
    await page.keyboard.type(asked[0]);
  }
  const answer = dialog.getByRole('button').last();
  if (await answer.isDisabled()) return false;
  await reach(page, answer, 'the answer');
  await page.keyboard.press('Enter');
  return true;
}

async function idsOf(page: Page, path: string): Promise<string[]> {
  await arrive(page, `${tenantOf(page)}/${path}`);
  return page.locator('main [data-id]').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['id'] ?? ''));
}

async function* listsOf(page: Page, plan: Plan): AsyncGenerator<string> {
  const parent = plans.find(({ name }) => name === plan.parent);
  if (!parent) yield plan.path;
  else
    for (const id of (await idsOf(page, parent.path)).slice(0, 8)) {
      const path = parent.main === plan.name ? `${parent.path}/${id}` : `${parent.path}/${id}?tab=${plan.path}`;
      if ((await idsOf(page, path)).length > 0) yield path;
    }
}

const within = (plan: Plan, list: string, id: string): string => {
  const parameter = plan.panel ?? (plan.kind === 'log' ? 'record' : undefined);
  return parameter ? `${list}${list.includes('?') ? '&' : '?'}${parameter}=${id}` : `${list}/${id}`;
};

async function place(page: Page, { plan, name, action }: Deed, row: number): Promise<Locator> {
  const label =
    textAt(allTexts, `resources.${plan.name}.actions.${action?.slot ?? name}`) ??
    textAt(allTexts, `screens.action.names.${name}`) ??
    'Export';
  const control = page.getByRole(action?.toggles ? 'switch' : 'button', { name: label, exact: true }).first();
  for await (const list of listsOf(page, plan)) {
    const below = action?.on === 'record' && plan.kind !== 'settings' ? await idsOf(page, list) : [undefined];
    for (const id of below) {
      const path = id === undefined ? list : within(plan, list, id);
      await arrive(page, `${tenantOf(page)}/${path}${action?.on === 'archived' ? '/archive' : ''}`);
      if (action?.on === 'selection' || action?.on === 'archived') {
        const box = page.locator('main [data-id]').nth(row).getByRole('checkbox');
        if ((await box.count()) === 0) continue;
        await reach(page, box, 'the box of a row');
        await page.keyboard.press('Space');
        await settle(page);
      }
      if ((await control.count()) > 0 && (await control.isEnabled())) return control;
      const item = await inMenu(page, label);
      if (item) return item;
    }
  }
  throw new Unfit(`nothing allows ${label}`);
}

/** The action in the menu of a panel that has no room for a button of its own; it has the focus. */
async function inMenu(page: Page, label: string): Promise<Locator | undefined> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if ((await more.count()) === 0) return undefined;
  await reach(page, more, 'the menu of more actions');
  await page.keyboard.press('Enter');
  const items = page.getByRole('menu').getByRole('menuitem');
  const item = items.filter({ hasText: label });
  await items.first().waitFor();
  for (let left = await items.count(); left > 0 && (await item.count()) === 1; left -= 1) {
    if (await item.evaluate((element) => element === document.activeElement)) return item;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  return undefined;
}

async function formPath(page: Page, { plan, name }: Deed): Promise<string> {
  // The first of several records is often one that few can change.
  const section = plan.sections?.choices[1];
  if (plan.kind === 'settings')
    return `${(plans.find(({ name }) => name === plan.parent) ?? plan).path}${section ? `?${plan.sections?.query}=${section.id}` : ''}`;
  if (name === 'create') return `${plan.path}/create`;
  const [id] = await idsOf(page, plan.path);
  return plan.opens === 'edit' ? `${plan.path}/${id}` : `${plan.path}/${id}/edit`;
}
