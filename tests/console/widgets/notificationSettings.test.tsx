import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { defaultEntries, entryKey, notificationTabs } from '../../../src/domain/notificationEvents.ts';
import type { NotificationEntry } from '../../../src/domain/notificationEvents.ts';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

const plan = plans.find(({ name }) => name === 'notification-settings') ?? expect.fail('there is no such plan');
const prefix = 'arn:aws:mobiletargeting:eu-west-1:123456789012:templates/';

interface Saved {
  settings: NotificationEntry[];
  isGlobalSmsEnabled: boolean;
}

/** The settings as one tab finds them; the open tab is in the address. */
async function open(section: keyof typeof notificationTabs, { isGlobalSmsEnabled = false, unused = false } = {}) {
  const settings = unused ? [] : defaultEntries(notificationTabs[section], isGlobalSmsEnabled);
  const record = { id: section, customerId: 'c1', isGlobalSmsEnabled, settings, version: 3, templatePrefix: prefix };
  const update = vi.fn(async (_: string, { data }: { data: Saved }) => ({ data: { ...record, ...data, version: 4 } }));
  const view = await openScreen({
    plan,
    at: `/${plan.path}?language=${section}`,
    dataProvider: { getOne: async () => ({ data: record }), update } as unknown as Partial<DataProvider>,
  });
  // As the console does before the first of the settings is shown.
  addTexts(later);
  const sent = async () => {
    await waitFor(() => expect(update).toHaveBeenCalled());
    return update.mock.calls[0]?.[1].data ?? expect.fail('nothing was sent');
  };
  return { ...view, update, sent };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const event = (name: string) => screen.findByRole('group', { name });
const entryOf = ({ settings }: Saved, key: string) => settings.find((each) => entryKey(each) === key);

describe('a user template', () => {
  it('is the default or one of the customer’s own, whose identifier is asked for', async () => {
    const { user, update, sent } = await open('default');
    const created = await event('User created');
    // On a card, which is what a document without a width shows, it is there only once there is something to type.
    const box = within(created).getByRole('textbox', { name: 'User created, Email: Template ID', hidden: true });
    expect(box).toBeDisabled();
    expect(within(created).queryByRole('switch')).toBeNull();
    await user.click(within(created).getByRole('radio', { name: 'Custom' }));
    expect(box).toBeEnabled();
    await waitFor(() => expect(box).toHaveFocus());

    await user.click(save());
    expect(await screen.findByText('The input value can not be empty when switch is on.')).toBeInTheDocument();
    fireEvent.change(box, { target: { value: `${prefix}welcome/SMS` } });
    expect(await screen.findByText('Please enter a valid url')).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();

    fireEvent.change(box, { target: { value: ` ${prefix}welcome/EMAIL ` } });
    await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
    await user.click(save());
    expect(entryOf(await sent(), 'ORG_USER_CREATE_COMPLETED.EMAIL')?.template).toBe(`${prefix}welcome/EMAIL`);
    expect(await screen.findByText('Email notification settings updated successfully')).toBeInTheDocument();
  });

  it('keeps what was typed while the default is looked at again, and sends nothing of it', async () => {
    const { user, sent } = await open('default');
    const created = await event('Password reset');
    await user.click(within(created).getByRole('radio', { name: 'Custom' }));
    const box = within(created).getByRole('textbox');
    fireEvent.change(box, { target: { value: `${prefix}mine/EMAIL` } });
    await user.click(within(created).getByRole('radio', { name: 'Default' }));
    expect(box).toHaveValue('');
    await user.click(within(created).getByRole('radio', { name: 'Custom' }));
    expect(box).toHaveValue(`${prefix}mine/EMAIL`);
    await user.click(within(created).getByRole('radio', { name: 'Default' }));
    await user.click(within(await event('User created')).getByRole('radio', { name: 'Custom' }));
    fireEvent.change(within(await event('User created')).getByRole('textbox'), { target: { value: `${prefix}other/EMAIL` } });
    await user.click(save());
    expect(entryOf(await sent(), 'EDGE_USER_RESET_PASSWORD.EMAIL')?.template).toBeNull();
  });
});

describe('a language', () => {
  it('that is not in use begins with its defaults, which can be saved at once', async () => {
    const { user, sent } = await open('danish', { unused: true });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Enable Danish (Dansk)' }));
    expect(await event('Chat interview: invitation')).toBeInTheDocument();
    for (const name of ['General', 'Chat Interview', 'Video Interview', 'My Insights Report'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect((await sent()).settings).toEqual(defaultEntries(notificationTabs.danish, false));
  });

  it('can be searched, and never hides what is wrong', async () => {
    const { user } = await open('english');
    const sentSwitch = 'Chat interview: started, Email: Custom template';
    await user.click(await screen.findByRole('switch', { name: sentSwitch }));
    await user.click(save());
    await screen.findByText('The input value can not be empty when switch is on.');
    await user.type(screen.getByRole('searchbox', { name: 'Search notifications' }), 'declined');
    expect(screen.queryByRole('group', { name: 'Chat interview: submitted' })).toBeNull();
    expect(await event('Application declined')).toBeInTheDocument();
    expect(await event('Chat interview: started')).toBeInTheDocument();
  });
});

describe('text messages', () => {
  it('are switched on after a question, and then begin with their defaults', async () => {
    const { user, sent } = await open('english');
    const submitted = await event('Chat interview: submitted');
    expect(within(submitted).getByText('Off for all candidates')).toBeInTheDocument();
    expect(within(submitted).queryByRole('switch', { name: /SMS/ })).toBeNull();
    const all = screen.getByRole('switch', { name: 'Text messages (SMS) to candidates' });
    await user.click(all);
    const asked = await screen.findByRole('dialog', { name: 'Turn on SMS' });
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(all).not.toBeChecked();
    await user.click(all);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn on SMS' }));
    expect(all).toBeChecked();
    await user.click(within(submitted).getByRole('switch', { name: 'Chat interview: submitted, SMS: Sent' }));
    await user.click(save());
    const data = await sent();
    expect(data.isGlobalSmsEnabled).toBe(true);
    expect(data.settings.filter(({ type, enabled }) => type === 'SMS' && !enabled).map(({ name }) => name)).toEqual(['FI_COMPLETED']);
  });

  it('are switched off for all, and are no matter of the user templates', async () => {
    const { user, sent, unmount } = await open('liveInterview', { isGlobalSmsEnabled: true });
    await user.click(await screen.findByRole('switch', { name: 'Text messages (SMS) to candidates' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Turn off SMS' })).getByRole('button', { name: 'Turn off SMS' }));
    await user.click(save());
    expect((await sent()).settings.filter(({ type, enabled }) => type === 'SMS' && enabled)).toEqual([]);
    unmount();
    await open('default', { isGlobalSmsEnabled: true });
    await event('User created');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
