import '../../engine/screens/documentOnNode.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicant, region, scopeOf, tell } from '../../platform/services/deliveryTools.ts';
import { until } from '../../support/until.ts';
import { live } from './live.tsx';

const { open, running } = live();

describe('Resend in the dialog of a mail', () => {
  it('shows what will be sent, sends it with a wait, and Undo takes it back before it leaves', async () => {
    const who = await applicant(running(), await scopeOf(running()));
    await tell(running(), who.notice('FI_INVITED'));
    const { pool } = await running().platform.stores.region(region);
    const count = async (query: string) => (await pool.query(query, [who.email])).rowCount;
    await until(async () => (await count('select 1 from email_events where mail_recipient = $1')) === 2);
    const waiting = () => count(`select 1 from outbox where recipient = $1 and event = 'FI_ASSESSMENT_LINK_RESENT' and sent_at is null`);

    const user = await open('notifications', { customer: 'Acme' });
    await user.type(await screen.findByRole('textbox', { name: 'Recipient' }), who.email);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('link', { name: who.email }));
    const mail = await screen.findByRole('dialog', { name: who.email });
    await user.click(await within(mail).findByRole('button', { name: 'Resend' }));
    const preview = await screen.findByRole('dialog', { name: /resend/i });
    expect(await within(preview).findByText(/1 email in /)).toBeInTheDocument();
    expect(await waiting()).toBe(0);
    await user.click(within(preview).getByRole('button', { name: /resend/i }));
    await waitFor(async () => expect(await waiting()).toBe(1));

    // The message with its Undo lies below the dialog.
    await user.click(within(mail).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(async () => expect(await waiting()).toBe(0));
    expect(await count('select 1 from email_events where mail_recipient = $1')).toBe(2);
  });
});
