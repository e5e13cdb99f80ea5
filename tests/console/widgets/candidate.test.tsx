import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { application, openPanel } from '../../engine/screens/applicationPanel.ts';

const vacancies = (...titles: string[]) => ({ data: titles.map((title) => ({ title })), pagination: { totalItems: titles.length } });
const at = '?applicationId=a1';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const more = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-disabled'));
  await press('More');
};
const gone = (number: number) => {
  const held = application(number);
  const { candidate, assessments } = held;
  return {
    ...held,
    candidate: {
      ...candidate,
      purgedAt: '2026-04-01T10:00:00.000Z',
      personalInformation: { firstName: 'Deleted', lastName: 'Candidate', email: 'deleted-c1@deleted.invalid', phoneNumber: null },
      location: null,
    },
    assessments: assessments.map((each) => ({ ...each, assessmentLink: null, insightsLink: null })),
  };
};

describe("a candidate's personal data", () => {
  it('are changed at once where there is one vacancy, as the version that was opened', async () => {
    const { update } = await openPanel({ at, ask: (name) => (name === 'AppsGetVacancyListByCandidateId' ? vacancies('Baker') : null) });
    await press('Edit email');
    const field = await screen.findByRole('textbox', { name: /Email/ });
    expect(field).toHaveValue('ann1@x.example');
    fireEvent.change(field, { target: { value: ' Other@X.example ' } });
    await press('Update');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      data: { email: 'other@x.example' },
      meta: { operation: 'editEmail', records: [{ candidate: { version: 3 } }] },
    });
    expect(await screen.findByText("Candidate's information has been updated.")).toBeInTheDocument();
  });

  it('ask first where there are several, and name them', async () => {
    const { update, asked } = await openPanel({ at, ask: () => vacancies('Baker', 'Cook', '<b>Waiter</b>') });
    await press('Edit name');
    fireEvent.change(await screen.findByRole('textbox', { name: /First name/ }), { target: { value: 'Anna' } });
    await press('Update');
    const question = await screen.findByRole('dialog', { name: 'Change this candidate everywhere?' });
    for (const title of ['Baker', 'Cook', '<b>Waiter</b>']) expect(within(question).getByText(title)).toBeInTheDocument();
    expect(asked.mock.calls.find(([tool]) => typeof tool === 'object' && tool.name === 'AppsGetVacancyListByCandidateId')?.[1]).toEqual({
      candidateId: 'c1',
    });
    expect(update).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(update.mock.calls[0]?.[1].data).toEqual({ firstName: 'Anna', lastName: 'Lee' }));
  });

  it('ask one time too many where nobody says how many there are', async () => {
    await openPanel({
      at,
      ask: () => {
        throw new HttpError('off', 0, { code: 'NETWORK' });
      },
    });
    await press('Edit name');
    fireEvent.change(await screen.findByRole('textbox', { name: /First name/ }), { target: { value: 'Anna' } });
    await press('Update');
    expect(await screen.findByRole('dialog', { name: 'Change this candidate everywhere?' })).toBeInTheDocument();
  });

  it('that somebody else changed meanwhile are compared, and nothing that was typed is lost', async () => {
    let version = 3;
    const { update } = await openPanel({
      at,
      ask: () => vacancies('Baker'),
      getOne: () => {
        const held = application(1);
        const { candidate } = held;
        const email = version === 3 ? 'ann1@x.example' : 'theirs@x.example';
        return { ...held, candidate: { ...candidate, version, personalInformation: { ...candidate.personalInformation, email } } };
      },
      updateMany: ({ meta }) => {
        if (meta.records?.[0]?.candidate.version === 4) return { data: ['a1'], refused: [] };
        version = 4;
        throw new HttpError('newer', 409, { code: 'CONFLICT', reason: 'NEWER_VERSION', extensions: {} });
      },
    });
    await press('Edit email');
    fireEvent.change(await screen.findByRole('textbox', { name: /Email/ }), { target: { value: 'mine@x.example' } });
    await press('Update');
    expect(await screen.findByText('theirs@x.example')).toBeInTheDocument();
    await press('Keep mine');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      data: { email: 'mine@x.example' },
      meta: { records: [{ candidate: { version: 4 } }] },
    });
  });

  it('that are refused are reported at their field', async () => {
    await openPanel({
      at,
      ask: () => vacancies('Baker'),
      updateMany: () => {
        const message = 'validation.candidate.email.taken';
        throw new HttpError(message, 400, { code: 'BAD_USER_INPUT', errors: { email: { message, args: {} } } });
      },
    });
    await press('Edit email');
    const field = await screen.findByRole('textbox', { name: /Email/ });
    fireEvent.change(field, { target: { value: '' } });
    await press('Update');
    expect(await screen.findByText('Please enter your email')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: 'taken@x.example' } });
    await press('Update');
    expect(await screen.findByText('Another candidate has this email')).toBeInTheDocument();
    expect(field).toHaveValue('taken@x.example');
  });
});

describe('what a panel tells of an application', () => {
  it('is what became of it in sentences, and how each stage went', async () => {
    await openPanel({ at });
    expect(await screen.findByText('Moved to Stage 2 by rule: score 72 ≥ 65')).toBeInTheDocument();
    for (const text of ['Status set to Shortlisted by Ana Diaz', 'Score 72.5', 'Yes', 'Profanity'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('notes who opens the report, and says what became of its mail', async () => {
    const { asked } = await openPanel({
      at,
      ask: (name) => (/LatestEmail/.test(name) ? { eventType: 'Open', timestamp: '2026-03-04T10:00:00.000Z' } : null),
    });
    expect(await screen.findByText('Opened')).toBeInTheDocument();
    const report = screen.getByRole('link', { name: /View report/ });
    expect(report).toHaveAttribute('href', 'https://report.example/1');
    fireEvent.click(report);
    const named = (name: string) => asked.mock.calls.find(([tool]) => typeof tool === 'object' && tool.name === name)?.[1];
    expect(named('AppsMarkAssessmentViewed')).toEqual({ assessmentId: 'e1' });
    expect(named('NotifGetLatestEmailEventByAssessmentId')).toEqual({ assessmentId: 'e1', templateTypes: ['MI_REPORT'] });
  });

  it('makes no link of a report whose address leads nowhere on the web', async () => {
    const held = application(1);
    await openPanel({
      at,
      getOne: () => ({ ...held, assessments: held.assessments.map((each) => ({ ...each, insightsLink: 'javascript:alert(1)' })) }),
    });
    await screen.findByText('Score 72.5');
    expect(screen.queryByRole('link', { name: /View report/ })).toBeNull();
  });

  it('sends the report again once', async () => {
    const { update } = await openPanel({ at });
    await press('Resend My Insights');
    expect(await screen.findByText('Resend My Insights successful')).toBeInTheDocument();
    await press('Resend My Insights');
    expect(screen.getByRole('button', { name: 'Resend My Insights' })).toHaveAttribute('aria-disabled', 'true');
    expect(update).toHaveBeenCalledTimes(1);
  });
});

describe('who deletes or de-identifies a candidate', () => {
  it.each([
    ['Delete', 'DELETE', 'delete', 'Candidate deleted successfully', /All scores and results are deleted too/],
    ['De-identify', 'DEIDENTIFY', 'deidentify', 'Candidate purged successfully', /scores and results that name nobody/],
  ])('types it: %s', async (name, text, operation, told, words) => {
    const { update } = await openPanel({ at });
    await more();
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    const question = await screen.findByRole('dialog', { name: `${name} Ann1 Lee?` });
    expect(within(question).getByText(words)).toBeInTheDocument();
    const yes = within(question).getByRole('button', { name });
    expect(yes).toBeDisabled();
    fireEvent.change(within(question).getByRole('textbox'), { target: { value: text } });
    fireEvent.click(yes);
    await waitFor(() => expect(update.mock.calls[0]?.[1]).toMatchObject({ data: { confirmation: text }, meta: { operation } }));
    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  it('finds a stand-in afterwards: nothing can be changed, and the report says why it is missing', async () => {
    const { update } = await openPanel({ at, getOne: () => gone(1) });
    const dialog = await screen.findByRole('dialog', { name: 'Deleted Candidate' });
    expect((await within(dialog).findByText('deleted-c1@deleted.invalid')).tagName).toBe('S');
    for (const name of ['Edit name', 'Edit email', 'Edit phone number', 'Edit location'])
      expect(within(dialog).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(within(dialog).queryByRole('button', { name: 'Resend My Insights' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Edit email' }));
    fireEvent.click(within(dialog).getByRole('button', { name: /View report/ }));
    expect(within(dialog).getByText(/data retention policy/)).toBeInTheDocument();
    await more();
    for (const name of [/^Delete/, /^De-identify/])
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(update).not.toHaveBeenCalled();
  });
});

describe('the timeline of an application', () => {
  const page = (data: object[]) => ({ data, pagination: { totalItems: data.length } });
  const bounced = {
    ...{ _id: 'm1', channel: 'EMAIL', event: 'FI_INVITED', subject: 'Your interview', recipient: 'ann1@x.example' },
    ...{ status: 'FAILED', failure: 'MAILBOX_FULL', createdAt: '2026-03-04T10:00:00.000Z', at: '2026-03-04T10:00:01.000Z' },
  };
  const note = {
    ...{ _id: 'n1', text: 'Call https://x.example/a @Bo Ek', authorName: 'Ana Diaz', own: true, mentions: [{ _id: 'u1', name: 'Bo Ek' }] },
    ...{ createdAt: '2026-03-03T12:00:00.000Z', changedAt: null },
  };
  const answers = (name: string) => {
    if (name === 'NotifGetApplicationMessages') return page([bounced]);
    if (name === 'AppsGetApplicationNotes') return page([note]);
    return name === 'AppsGetMentionableUsers' ? page([{ _id: 'u1', name: 'Bo Ek' }]) : { _id: 'n2' };
  };

  it('has messages with the reason and what to do, notes with links, and changes, newest first and one kind at a time', async () => {
    const { user } = await openPanel({ at, timeline: answers });
    expect(await screen.findByText(/The mailbox is full\. Ask the candidate/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'https://x.example/a' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const place = (words: RegExp) => texts.findIndex((text) => words.test(text));
    expect(place(/Your interview/)).toBeLessThan(place(/Call/));
    expect(place(/Call/)).toBeLessThan(place(/Moved to Stage 2/));
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    expect(screen.queryByText(/Moved to Stage 2/)).toBeNull();
    expect(screen.getByText('Your interview')).toBeInTheDocument();
  });

  it('takes a note that mentions somebody by keyboard, and keeps a draft', async () => {
    const { user, asked } = await openPanel({ at, timeline: answers });
    const box = await screen.findByRole('textbox', { name: 'Add a note' });
    await user.type(box, 'Ask @Bo');
    await screen.findByRole('option', { name: 'Bo Ek' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveValue('Ask @Bo Ek '));
    expect(Object.values(sessionStorage).some((draft) => String(draft).includes('Ask @Bo Ek'))).toBe(true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const saved = () => asked.mock.calls.find(([tool]) => typeof tool === 'object' && tool.name === 'AppsSaveApplicationNote')?.[1];
    await waitFor(() => expect(saved()).toEqual({ input: { applicationId: 'a1', text: 'Ask @Bo Ek', mentionedIds: ['u1'] } }));
    await waitFor(() => expect(box).toHaveValue(''));
  });

  it('keeps the text of a note that is refused', async () => {
    const { user } = await openPanel({
      at,
      timeline: (name) => {
        if (name === 'AppsSaveApplicationNote')
          throw new HttpError('gone', 409, { code: 'CONFLICT', reason: 'CANDIDATE_PURGED', extensions: {} });
        return answers(name);
      },
    });
    const box = await screen.findByRole('textbox', { name: 'Add a note' });
    await user.type(box, 'Late');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveValue('Late');
  });
});
