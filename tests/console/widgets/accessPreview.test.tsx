import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ToolPlan } from '../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { AccessPreview } from '../../../src/console/access/AccessPreview.tsx';
import type { AccessAnswer, AccessChange } from '../../../src/console/access/useAccessPreview.ts';
import { customersPlan } from '../../engine/client/customersPlan.ts';
import { openScreen, type Setting } from '../../engine/screens/harness.tsx';

const sales = { _id: 'd1', name: 'Sales' };
const create = { rights: ['apps:createVacancy'], whole: false, below: [sales], alone: [] };
const see = { rights: ['apps:viewCandidateList', 'apps:viewCandidate'], whole: true, below: [], alone: [] };

const person = (number: number, more: Partial<AccessChange> = {}): AccessChange => ({
  _id: `p${number}`,
  firstName: 'Person',
  lastName: String(number),
  email: `p${number}@acme.example`,
  gains: [create],
  losses: [],
  ...more,
});

type Asked = Values & { skip: number; limit: number };

const about =
  (people: AccessChange[], more: Partial<AccessAnswer> = {}) =>
  ({ skip, limit }: Asked): AccessAnswer => ({
    data: people.slice(skip * limit, (skip + 1) * limit),
    pagination: { totalItems: people.length },
    gaining: people.filter(({ gains }) => gains.length > 0).length,
    losing: people.filter(({ losses }) => losses.length > 0).length,
    unnamed: 0,
    future: null,
    uncomputed: [],
    ...more,
  });

async function open(answer: (asked: Asked) => unknown, more: Partial<Setting> = {}) {
  const ask = vi.fn(async (_: ToolPlan, variables: Asked, __?: { signal?: AbortSignal }) => answer(variables));
  let change = (_: Values) => {};
  const Page = () => {
    const [variables, setVariables] = useState<Values>({ input: { groupId: 'g1' } });
    change = setVariables;
    return <AccessPreview operation="CommonPreviewPolicy" variables={variables} />;
  };
  const dataProvider = { ask } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan: customersPlan, at: '/customers', element: <Page />, dataProvider, ...more });
  return { ...view, ask, change: (variables: Values) => change(variables), asked: () => ask.mock.calls.map(([, variables]) => variables) };
}

const text = (found: string | RegExp) => screen.findByText(found);

describe('who gains and who loses', () => {
  it('names API keys below the people, and counts those that nobody here may see', async () => {
    const keys = [{ _id: 'k1', name: 'Careers site', gains: [create], losses: [] }];
    await open(about([person(1)], { keys, unnamedKeys: 1 }));
    await text('The access of 2 API keys changes as well. You can’t see 1 of them.');
    expect(screen.getByRole('list', { name: 'API keys whose access changes' })).toHaveTextContent('Careers site API key');
  });

  it('is counted, named and described in words and places', async () => {
    const view = await open(about([person(1), person(2, { gains: [], losses: [create, see] })]));
    await text('1 person gains, 1 loses access');
    expect(screen.getByRole('status')).toHaveTextContent('1 person gains, 1 loses access');
    expect(view.asked()).toEqual([{ input: { groupId: 'g1' }, skip: 0, limit: 30 }]);
    const [first, second] = within(screen.getByRole('list', { name: 'People whose access changes' }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('strong'));
    expect(first).toHaveTextContent(/Person 1 p1@acme\.example.*Create vacanciesSales and below/);
    expect(within(first as HTMLElement).getByRole('img', { name: 'Gains' })).toBeInTheDocument();
    expect(second).toHaveTextContent(/See candidatesthe whole customer/);
    expect(within(second as HTMLElement).getAllByRole('img', { name: 'Loses' })).toHaveLength(2);
  });

  it('may be nobody', async () => {
    await open(about([]));
    await text('Nobody’s access changes');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of many is summarised, unfolds, and comes a page at a time', async () => {
    const view = await open(about(Array.from({ length: 40 }, (_, index) => person(index))));
    const first = await screen.findByRole('button', { name: /^Person 0 / });
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Sales and below')).toBeNull();
    await view.user.click(first);
    expect(screen.getByText('Sales and below')).toBeVisible();
    const people = () => screen.getAllByText(/^Person \d+$/).length;
    expect(people()).toBe(30);
    await view.user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(people()).toBe(40));
    expect(view.asked().map(({ skip }) => skip)).toEqual([0, 1]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is filtered to those who lose, also to those of later pages', async () => {
    const people = Array.from({ length: 45 }, (_, index) => person(index, index === 44 ? { gains: [], losses: [create] } : {}));
    const view = await open(about(people));
    await view.user.click(await screen.findByRole('button', { name: 'Lose' }));
    await waitFor(() => expect(screen.getAllByText(/^Person \d+$/)).toHaveLength(1));
    expect(screen.getByRole('button', { name: /^Person 44/ })).toBeVisible();
    expect(view.asked().at(-1)).toMatchObject({ skip: 0, limit: 1000 });
  });

  it('says first, as a warning, what oneself loses', async () => {
    await open(about([person(1, { _id: 'u1', gains: [], losses: [create] })]));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^You lose:.*Create vacancies/);
  });

  it('tells of future accounts, of people without a name here, and of what was not worked out', async () => {
    const uncomputed = [
      { reason: 'elsewhereCustomers', args: { count: 3 } },
      { reason: 'somethingNew', args: null },
    ];
    await open(about([], { unnamed: 4, future: { gains: [create], losses: [] }, uncomputed }));
    await text('Plus 4 people you can’t see: counted, not listed.');
    await text(/^Accounts that Single Sign-On creates from now on/);
    await text('Create vacancies');
    await text('We haven’t worked out who gains and loses access in 3 other customers.');
    await text('We haven’t worked out part of this change.');
  });
});

describe('the question', () => {
  it('is requested again for another change, once for several in a row, and an older answer never counts', async () => {
    let answerFirst = (_: unknown) => {};
    const view = await open(({ input }) =>
      (input as { of?: string }).of === 'slow' ? new Promise((resolve) => (answerFirst = resolve)) : about([])({} as Asked),
    );
    await text('Nobody’s access changes');
    view.change({ input: { of: 'slow' } });
    await waitFor(() => expect(view.ask).toHaveBeenCalledTimes(2));
    view.change({ input: { of: 'typing' } });
    view.change({ input: { of: 'typed' } });
    await waitFor(() => expect(view.asked().at(-1)).toMatchObject({ input: { of: 'typed' } }));
    expect(view.ask).toHaveBeenCalledTimes(3);
    expect(view.ask.mock.calls[1]?.[2]?.signal?.aborted).toBe(true);
    answerFirst(about([person(1)])({} as Asked));
    await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByRole('status')).toHaveTextContent('Nobody’s access changes');
  });

  it('that fails can be retried, and leaves saving open', async () => {
    let fails = true;
    const view = await open((asked) => {
      if (fails) throw new Error('no answer');
      return about([])(asked);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/You can still save/);
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await text('Nobody’s access changes');
  });

  it('that is refused says why the change would be', async () => {
    await open(() => {
      throw new HttpError('no', 403, { code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This change can’t be saved: You can only give rights that you have/);
  });

  it('is not requested where the platform, or the right to it, is missing', async () => {
    const view = await open(about([]), { can: () => false });
    await screen.findByText('Menu entry');
    expect(view.ask).not.toHaveBeenCalled();
    expect(screen.queryByText('Who gains and loses access')).toBeNull();
  });
});

describe('the file', () => {
  it('has all people, a row for each right and place, and no formula', async () => {
    const written: string[] = [];
    const blobs = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((content) => written.push(content));
      return 'blob:1';
    });
    const people = Array.from({ length: 31 }, (_, index) =>
      person(
        index,
        index === 30
          ? { firstName: '=cmd()', gains: [], losses: [{ ...see, whole: false, below: [sales, { _id: 'd2', name: 'Retail' }] }] }
          : {},
      ),
    );
    const view = await open(about(people));
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(written).toHaveLength(1));
    blobs.mockRestore();
    const [head, ...rows] = (written[0] ?? '')
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(head).toBe('First name,Last name,Email,Change,Right,Name of the right,Where');
    expect(rows).toHaveLength(34);
    expect(rows[0]).toBe('Person,0,p0@acme.example,Gains,Create vacancy,apps:createVacancy,Sales and below');
    expect(rows.at(-1)).toBe(`"'=cmd()",30,p30@acme.example,Loses,View candidate details,apps:viewCandidate,Retail and below`);
    expect(view.asked().at(-1)).toMatchObject({ skip: 0, limit: 1000 });
  });
});
