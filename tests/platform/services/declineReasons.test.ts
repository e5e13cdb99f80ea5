import { describe, expect, it } from 'vitest';
import { applicationCalls } from './applicationCalls.ts';

// Why a customer declines applications: its own list, from which an id goes with each decline.

const calls = applicationCalls();
const { world, create, enter, done, ask } = calls;

interface Setting {
  declineReasons: string[];
  isDeclineReasonRequired: boolean;
  version: number;
}
const getText = `query ($input: ScopeInput!) { AppsGetCustomerSetting(input: $input) { declineReasons isDeclineReasonRequired version } }`;
const saveText = `mutation ($input: AppsUpdateDeclineReasonsInput!) {
  AppsUpdateDeclineReasons(input: $input) { declineReasons isDeclineReasonRequired version } }`;
const previewText = `query ($input: PreviewActionInput!) {
  CommonPreviewAction(input: $input) { mailed holdMinutes reasons { _id name } isReasonRequired messages { channel language count } example { name subject } } }`;

interface Preview {
  mailed: number;
  holdMinutes: number;
  reasons: { _id: string; name: string }[];
  isReasonRequired: boolean;
  messages: { channel: string; language: string; count: number }[];
  example: { name: string; subject: string } | null;
}

const save = async (declineReasons: string[], isDeclineReasonRequired: boolean) => {
  const before = await world.admin.get<Setting | null>(getText, { input: world.scope });
  const input = { ...world.scope, declineReasons, isDeclineReasonRequired, expectedVersion: before?.version ?? 0 };
  return world.admin.get<Setting>(saveText, { input });
};
const declined = 'APPS_APPLICATION_DECLINED';
const preview = (ids: string[]) =>
  world.admin.get<Preview>(previewText, {
    input: { operation: 'AppsUpdateApplicationStatus', variables: { ...world.scope, _ids: ids, status: declined } },
  });

describe('the decline reasons of a customer', () => {
  it('are those to choose from when an application is declined', async () => {
    const person = await enter(await create());
    const first = await preview([person._id]);
    expect(first.reasons.map(({ name }) => name)).toContain('Position filled');
    await save(['Position filled', ' Too far away '], false);
    const { reasons, isReasonRequired } = await preview([person._id]);
    expect(reasons.map(({ name }) => name)).toEqual(['Position filled', 'Too far away']);
    // A name that stays keeps its id, so that what was declined before can be counted with it.
    expect(reasons[0]?._id).toBe('position-filled');
    expect(isReasonRequired).toBe(false);
    const answer = await done('heldStatus', { ids: [person._id], status: declined, reasonId: reasons[1]?._id });
    expect(answer.data).toHaveLength(1);
  });

  it('must be chosen once that is asked for', async () => {
    const person = await enter(await create());
    await save(['Position filled'], true);
    expect((await preview([person._id])).isReasonRequired).toBe(true);
    const { errors } = await ask('heldStatus', { ids: [person._id], status: declined });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'REASON_REQUIRED' });
    await done('heldStatus', { ids: [person._id], status: declined, reasonId: 'position-filled' });
    await save(['Position filled'], false);
  });

  it('are not repeated, empty or none', async () => {
    for (const wrong of [[], ['  '], ['Same', 'Same']])
      expect(
        await world.admin.refusal(saveText, { input: { ...world.scope, declineReasons: wrong, isDeclineReasonRequired: false } }),
      ).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });

  it('are kept from being saved over a newer version', async () => {
    const input = { ...world.scope, declineReasons: ['Other'], isDeclineReasonRequired: false, expectedVersion: 0 };
    expect(await world.admin.refusal(saveText, { input })).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
  });
});

describe('the preview of a decline', () => {
  it('says how many messages go to whom, in which language, and shows the first', async () => {
    const vacancy = await create();
    const people = [await enter(vacancy), await enter(vacancy)];
    const found = await preview(people.map(({ _id }) => _id));
    expect(found).toMatchObject({ mailed: 2, holdMinutes: 5, example: { name: 'Ines Candidate' } });
    expect(found.messages.find(({ channel }) => channel === 'EMAIL')).toMatchObject({ language: 'en-US', count: 2 });
    expect(found.example?.subject).not.toBe('');
  });
});
