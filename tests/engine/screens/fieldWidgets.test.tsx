import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, RecordContextProvider, type DataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { createConsoleTheme } from '../../../src/engine/app/frame/theme.ts';
import type { ColumnPlan } from '../../../src/engine/plan/Plan.ts';
import { ScreensProvider, type Screens } from '../../../src/engine/screens/values/ScreensProvider.tsx';
import { Value } from '../../../src/engine/screens/widgets/Value.tsx';
import { customersPlan } from '../client/customersPlan.ts';

const groups = { ...customersPlan, name: 'groups', type: 'Group', path: 'groups' };
const screens = { base: '/base', plans: { groups }, can: () => true, flag: () => true, userId: 'u1' } as unknown as Screens;

async function show(column: Partial<ColumnPlan> & { path: string }, record: Record<string, unknown>, dense = false) {
  const i18n = await createConsoleI18n('en-GB', 'Edge');
  const plan: ColumnPlan = { label: column.path, kind: 'json', ...column };
  const view = render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18n}>
        <ThemeProvider theme={createConsoleTheme('light')}>
          <ScreensProvider value={screens}>
            <div data-testid="value">
              <RecordContextProvider value={record}>
                <Value column={plan} dense={dense} />
              </RecordContextProvider>
            </div>
          </ScreensProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const value = await screen.findByTestId('value');
  return { ...view, value, text: () => value.textContent };
}

afterEach(() => vi.useRealTimers());

describe('the account widgets', () => {
  it.each([
    ['2026-03-10T00:00:00Z', '50 days'],
    ['2026-01-20T00:00:00Z', '1 day'],
    ['2026-01-19T00:00:00Z', '0 day'],
    ['2020-01-01T00:00:00Z', '0 day'],
  ])('count what is left of a password set at %s: %s', async (lastPasswordUpdatedAt, text) => {
    vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z'), toFake: ['Date'] });
    const { value } = await show({ path: 'lastPasswordUpdatedAt', widget: 'passwordAge' }, { lastPasswordUpdatedAt });
    await waitFor(() => expect(value).toHaveTextContent(new RegExp(`^${text}$`)));
    expect(value.querySelector('svg') !== null).toBe(text === '0 day');
  });

  it('count from the account’s making where no password was ever set', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z'), toFake: ['Date'] });
    const { value } = await show(
      { path: 'lastPasswordUpdatedAt', widget: 'passwordAge', also: ['createdAt'] },
      { lastPasswordUpdatedAt: null, createdAt: '2026-03-18T00:00:00Z' },
    );
    await waitFor(() => expect(value).toHaveTextContent('58 days'));
  });

  it.each([
    [{ mfaEnabled: true, mfaMethod: 'CARRIER_PIGEON' }, 'ON; CARRIER_PIGEON'],
    [{ mfaEnabled: true, mfaMethod: null }, 'ON'],
    [{ mfaEnabled: false, mfaMethod: 'EMAIL' }, 'OFF'],
  ])('say of %o: %s', async (record, text) => {
    const { value } = await show({ path: 'mfaEnabled', widget: 'mfa', also: ['mfaMethod'] }, record);
    await waitFor(() => expect(value).toHaveTextContent(new RegExp(`^${text}$`)));
  });

  it('say that an account was never used, or when it last was', async () => {
    const never = await show({ path: 'lastActive', kind: 'dateTime', widget: 'lastActive' }, { lastActive: null });
    expect(never.text()).toBe('Unactivated');
    never.unmount();
    const used = await show({ path: 'lastActive', kind: 'dateTime', widget: 'lastActive' }, { lastActive: '2024-01-01T12:00:00Z' }, true);
    expect(used.text()).toBe('01 Jan 2024');
  });

  it('name the groups, lead to them, and say which are archived', async () => {
    const record = {
      group: [
        { _id: 'g1', name: 'Recruiters' },
        { _id: 'g2', name: 'Interns', archivedAt: '2024-01-01T00:00:00Z' },
      ],
    };
    const { text } = await show({ path: 'group', widget: 'groups' }, record);
    expect(text()).toBe('Recruiters, Interns (archived)');
    expect(screen.getByRole('link', { name: 'Recruiters' })).toHaveAttribute('href', '/base/groups/g1');
  });
});

describe('an email address', () => {
  it.each([
    ['ada.lovelace+jobs@acme.example', 'mailto:ada.lovelace%2Bjobs@acme.example'],
    ['a?bcc=b@x.example', 'mailto:a%3Fbcc%3Db@x.example'],
    ['a@x.example?bcc=b@y.example', 'mailto:a@x.example%3Fbcc%3Db@y.example'],
    ['a\ud800@x.example', 'mailto:a%EF%BF%BD@x.example'],
  ])('links %j to one recipient', async (email, href) => {
    const { value } = await show({ path: 'email', kind: 'email' }, { email });
    await waitFor(() => expect(value.querySelector('a')).toHaveAttribute('href', href));
  });
});

describe('the widgets of lists within a record', () => {
  const person = (number: number, type = 'HIRING_MANAGER') => ({
    firstName: 'Ada',
    lastName: `No${number}`,
    email: `ada${number}@acme.example`,
    type,
  });

  it('name the first person and how many more there are of the same sort', async () => {
    const managers = [person(1), person(2), person(3), person(4, 'RECRUITER')];
    const whole = await show({ path: 'managers', widget: 'firstPerson' }, { managers }, true);
    expect(whole.text()).toBe('Ada No1 +2');
    whole.unmount();
    const byField = await show(
      { path: 'managers.firstName', widget: 'firstPerson', also: ['managers.lastName'] },
      { managers: [person(1)] },
      true,
    );
    expect(byField.text()).toBe('Ada No1');
    byField.unmount();
    expect((await show({ path: 'managers', widget: 'firstPerson' }, { managers: [] }, true)).text()).toBe('N/A');
  });

  it('name five people of a sort, and all with their addresses on demand', async () => {
    const managers = [...Array.from({ length: 8 }, (_, index) => person(index)), person(9, 'RECRUITER')];
    const { value } = await show({ path: 'managers', widget: 'people' }, { managers });
    await userEvent.click(await within(value).findByRole('button', { name: '+ 3 others' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(8);
    expect(within(dialog).getByText('ada7@acme.example')).toBeInTheDocument();
    expect(value).toHaveTextContent('Ada No0, Ada No1, Ada No2, Ada No3, Ada No4 + 3 others');
    expect(value).toHaveTextContent(/Ada No9$/);
  });

  it('count what there is', async () => {
    const some = await show({ path: 'stages', widget: 'count' }, { stages: [{}, {}] }, true);
    expect(some.text()).toBe('2');
    some.unmount();
    const none = await show({ path: 'stages', widget: 'count' }, { stages: [] }, true);
    expect(none.text()).toBe('0');
    none.unmount();
    expect((await show({ path: 'stages', widget: 'count' }, {}, true)).text()).toBe('N/A');
  });

  const stage = (more: object = {}) => ({
    _id: 's1',
    name: 'Stage 1',
    product: 'FI',
    language: 'en-US',
    externalAssessmentPackageId: 'p1',
    assessmentPackageName: 'Graduates',
    triggers: [],
    ...more,
  });

  it('say what a stage’s rules do and when', async () => {
    const triggers = [
      {
        enabled: true,
        conditions: [
          { onField: 'recommendation', comparisonOperator: 'contains', comparisonValue: ['YES', 'MAYBE'] },
          { onField: 'recommendationScore', comparisonOperator: 'gte', comparisonValue: 65 },
          { onField: 'isLowTextQuality', comparisonOperator: 'is', comparisonValue: false },
        ],
        action: { type: 'MOVE_STAGE', payload: null },
      },
      { enabled: false, conditions: [], action: { type: 'UPDATE_STATUS', payload: { status: 'APPS_APPLICATION_INTERVIEW' } } },
    ];
    const { value } = await show({ path: 'stages', widget: 'stages' }, { stages: [stage({ triggers })] });
    expect(
      await within(value).findByText(
        'Progress to the next stage when the recommendation is Yes or Maybe and the score is at least 65 and the text quality is not low',
      ),
    ).toBeInTheDocument();
    expect(within(value).getByText(/^Change the status to Interview/)).toHaveTextContent('Change the status to Interview Off');
    expect(within(value).getByText('Stage 1')).toBeInTheDocument();
  });

  it('unfold the workflows of a set, and say which is the default and which is archived', async () => {
    const record = {
      workflowOptions: [
        { workflowId: 'w1', displayName: 'English', isDefault: true },
        { workflowId: 'w2', displayName: 'Danish', isDefault: false },
      ],
      workflows: [
        { _id: 'w2', name: 'Second', archivedAt: '2024-01-01T00:00:00Z', stages: [stage({ name: 'Talk' })] },
        { _id: 'w1', name: 'First', stages: [] },
      ],
    };
    const { value } = await show({ path: 'workflowOptions', widget: 'workflowOptions' }, record);
    const [first, second] = [
      ...(await waitFor(() => {
        const found = value.querySelectorAll('details');
        expect(found).toHaveLength(2);
        return found;
      })),
    ];
    expect(first?.querySelector('summary')).toHaveTextContent('EnglishFirstDefault');
    expect(second?.querySelector('summary')).toHaveTextContent('DanishSecondArchived');
    expect(second).toHaveTextContent('Stage 1: Talk');
  });

  it('show what was changed, before and after', async () => {
    const changes = [
      { subjectId: 's', subjectName: 'Ada Byron', field: 'displayName', before: 'Old', after: 'New' },
      { subjectId: 's', subjectName: 'Ada Byron', field: 'startedAt', before: null, after: '2024-01-01T12:30:00.000Z' },
      { subjectId: 't', field: 'name', before: null, after: 'Other' },
    ];
    const { value, unmount } = await show({ path: 'changes', widget: 'changeList' }, { changes });
    await within(value).findByText('New');
    expect(within(value).getAllByText('Ada Byron')).toHaveLength(1);
    expect([...value.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['Display name', 'Started at', 'Name']);
    expect(value).toHaveTextContent('01 Jan 2024');
    expect(value).not.toHaveTextContent('T12:30');
    unmount();
    const list = await show({ path: 'changes', widget: 'changes' }, { changes }, true);
    await waitFor(() => expect(list.value).toHaveTextContent('Display name, Started at, Name'));
  });

  it.each([
    [{ address: '1 Example Street' }, '1 Example Street'],
    ['2 Example Street', '2 Example Street'],
    [null, 'N/A'],
    [{ address: null }, 'N/A'],
  ])('tell the place %o by its address', async (location, text) => {
    expect((await show({ path: 'location', widget: 'place' }, { location })).text()).toBe(text);
  });

  it('show a status in words, one that nobody knows as it is', async () => {
    const choices = [{ id: 'Failed', label: 'common.validationError' }];
    const known = await show({ path: 'status', widget: 'status', choices }, { status: 'Failed' }, true);
    expect(known.text()).toBe('Validation Error');
    known.unmount();
    expect((await show({ path: 'status', widget: 'eventTags', choices }, { status: ['Failed', '<b>x</b>'] }, true)).text()).toBe(
      'Validation Error <b>x</b>',
    );
  });

  it('join a name of several parts', async () => {
    expect(
      (await show({ path: 'firstName', widget: 'title', also: ['lastName'] }, { firstName: 'Ada', lastName: 'Example' }, true)).text(),
    ).toBe('Ada Example');
  });
});

describe('a field that may hold several types', () => {
  const column = {
    path: 'owner',
    widget: 'member',
    members: {
      Group: { label: 'Group', title: 'Group_name', id: 'Group__id', reference: 'groups' },
      Person: { label: 'Person', title: 'Person_firstName Person_lastName' },
    },
  };

  it('shows what its record is called and what it is, and leads to its page where there is one', async () => {
    const { value, text } = await show(column, { owner: { __typename: 'Group', Group_name: 'Recruiters', Group__id: 'g/1' } });
    await waitFor(() => expect(text()).toBe('Recruiters Group'));
    expect(within(value).getByRole('link', { name: 'Recruiters' })).toHaveAttribute('href', '/base/groups/g%2F1');
  });

  it('is plain where there is none, names a type that nothing is known of, and says that there is nothing', async () => {
    const person = await show(column, { owner: { __typename: 'Person', Person_firstName: 'Ada', Person_lastName: 'Archer' } });
    await waitFor(() => expect(person.text()).toBe('Ada Archer Person'));
    expect(within(person.value).queryByRole('link')).not.toBeInTheDocument();
    person.unmount();
    const other = await show(column, { owner: { __typename: 'constructor' } });
    await waitFor(() => expect(other.text()).toBe('constructor'));
    other.unmount();
    const none = await show(column, { owner: null });
    await waitFor(() => expect(none.text()).toBe('N/A'));
  });
});
