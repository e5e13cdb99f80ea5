import { screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import type { ToolPlan } from '../../../src/engine/plan/Plan.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

const plan = plans.find(({ name }) => name === 'message-texts') ?? expect.fail('there is no such plan');
const id = 'EMAIL-en-US-APPS_APPLICATION_STATUS_DECLINED';
const record = {
  ...{ id, _id: id, event: 'APPS_APPLICATION_STATUS_DECLINED', channel: 'EMAIL', language: 'en-US', state: 'PLATFORM', isSent: true },
  ...{ version: 0, subject: 'News', body: 'Old text.', variables: [] },
};

async function open(channel: 'EMAIL' | 'SMS' = 'EMAIL') {
  const ask = vi.fn(async (operation: string | ToolPlan, { input }: { input: { body: string } }) => {
    if (JSON.stringify(operation).includes('NotifSendTestText')) return { recipient: 'me@acme.example' };
    const message = { name: 'Alex', email: 'a@acme.example', subject: 'News', html: `<p>${input.body}</p>`, template: null };
    return { message, isMadeUp: true, smsParts: null };
  });
  const getOne = async () => ({ data: { ...record, channel } });
  const view = await openScreen({
    plan,
    at: `/${plan.path}/${id}/edit`,
    dataProvider: { getOne, ask } as unknown as Partial<DataProvider>,
  });
  addTexts(later);
  return { ...view, ask };
}

const sentBy = (ask: Awaited<ReturnType<typeof open>>['ask'], operation: string) =>
  ask.mock.calls.filter(([asked]) => JSON.stringify(asked).includes(operation)).map(([, { input }]) => input);

it('what is typed is previewed after a pause, and mailed as a test without being saved', async () => {
  const { user, ask } = await open();
  const body = await screen.findByRole('textbox', { name: /message/i });
  await user.clear(body);
  await user.type(body, 'New text.');
  await waitFor(() => expect(sentBy(ask, 'NotifPreviewMessageText').at(-1)).toMatchObject({ _id: id, body: 'New text.' }));
  await user.click(await screen.findByRole('button', { name: 'Send test to me' }));
  expect(await screen.findByText(/on its way to me@acme\.example/)).toBeVisible();
  expect(sentBy(ask, 'NotifSendTestText')).toEqual([{ _id: id, subject: 'News', body: 'New text.' }]);
});

it('a text message has a preview and no test', async () => {
  const { ask } = await open('SMS');
  await waitFor(() => expect(sentBy(ask, 'NotifPreviewMessageText').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Send test to me' })).toBeNull();
});
