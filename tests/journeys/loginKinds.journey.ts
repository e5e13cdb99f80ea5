import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql, introspectionFromSchema } from 'graphql';
import { expect, type Page } from '@playwright/test';
import { openApi } from '../../src/engine/server/api.ts';
import { signInWay, type Auth } from '../../src/package/auth.ts';
import { createConsoleServer } from '../../src/package/consoleServer.ts';
import { createNodeServer } from '../../src/platform/http/node.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './anyConsole.ts';
import { freePort } from './platform.ts';

const ends: (() => void)[] = [];
test.afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const schema = buildSchema(`
  type Login { token: String message: String }
  type User { id: ID! name: String! }
  type Note { id: ID! title: String! }
  type Query { me: User notes: [Note!]! note(id: ID!): Note }
  type Mutation { login(email: String!, password: String!): Login! }
`);
const notes = [{ id: '1', title: 'Ferns' }];
const right = 'correct horse';
const login = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token message } }';

/** An API that knows Ada by the token of its own login, or by a cookie. */
async function startApi(): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { query, variables } = JSON.parse(Buffer.concat(parts).toString()) as { query: string; variables?: Record<string, unknown> };
      const { authorization, cookie = '' } = request.headers;
      const isKnown = authorization === 'Bearer of-ada' || cookie.includes('sid=of-ada');
      response.setHeader('content-type', 'application/json');
      if (!isKnown && !query.includes('login'))
        return response.end(JSON.stringify({ errors: [{ message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED' } }] }));
      const rootValue = {
        me: { id: '7', name: 'Ada Adams' },
        notes,
        note: ({ id }: { id: string }) => notes.find((each) => each.id === id),
        login: ({ password }: { password: string }) => (password === right ? { token: 'of-ada' } : { message: 'Wrong password.' }),
      };
      return response.end(JSON.stringify(await graphql({ schema, source: query, rootValue, variableValues: variables ?? {} })));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

async function startConsoleWith(auth: Auth): Promise<string> {
  const api = await openApi({ endpoint: await startApi(), headers: {}, schema: introspectionFromSchema(schema) });
  const port = await freePort();
  const server = createNodeServer(createConsoleServer({ api, brand: 'Example', port, assets: 'dist/any', way: signInWay(auth) }));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => (server.closeAllConnections(), server.close()));
  return `http://localhost:${port}`;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of Ada Adams' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

test('the API’s own login signs users in: a wrong password is to be typed again, and nothing else', async ({ page }) => {
  const address = await startConsoleWith({ login, token: 'login.token' });
  await page.goto(`${address}/data/notes`);
  await page.getByLabel('Email', { exact: true }).fill('ada@api.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Password');
  await page.getByLabel('Password').fill('guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong password.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@api.example');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Ferns', exact: true })).toBeVisible();
  expect(page.url()).toBe(`${address}/data/notes`);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain('of-ada');
  await signOut(page);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('the cookie of an application on the same host signs users in, once it is there', async ({ page }) => {
  const address = await startConsoleWith({ cookie: 'sid' });
  await page.goto(`${address}/data/notes`);
  const again = page.getByRole('button');
  await again.waitFor();
  await expectAccessible(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    '**/console.json',
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const first = page.waitForResponse('**/console.json');
  await again.click();
  // Nobody has signed in there yet, as an answer says that comes late.
  await expect(again).toBeVisible();
  await page.context().addCookies([{ name: 'sid', value: 'of-ada', url: address }]);
  await again.click();
  await expect(page.getByRole('link', { name: 'Ferns', exact: true })).toBeVisible();
  answer();
  await first;
  await page.waitForTimeout(300);
  await expect(page.getByRole('button', { name: 'Account of Ada Adams' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(again).toBeVisible();
});
