import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { CandidateArchive } from '../../../src/console/dialogs/candidate-archive/CandidateArchive.tsx';
import { savedFiles } from '../../engine/screens/savedFiles.ts';
import { openDialog } from './opener.tsx';

const archive = { fileName: 'candidate.zip', rows: 1234, content: btoa('PK-made-up') };

describe('everything that is held about a candidate', () => {
  const saved = savedFiles();

  it('is downloaded as the file that the platform made, with the number of its entries', async () => {
    const { user, asked, dialog, opener } = await openDialog(CandidateArchive, () => archive);
    expect(dialog).toHaveTextContent('Emails and notes may name other people.');
    expect(saved).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await within(dialog).findByText('Downloaded 1,234 entries.')).toBeVisible();
    expect(asked.mock.calls).toEqual([['AppsExportCandidate', { _id: 'r1' }]]);
    expect(saved.map(({ type }) => type)).toEqual(['application/zip']);
    expect(await saved[0]?.text()).toBe('PK-made-up');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('that could not be exported leaves the dialog with what went wrong, to be tried again', async () => {
    let tries = 0;
    const { user, dialog } = await openDialog(CandidateArchive, () => {
      tries += 1;
      if (tries === 1) throw new HttpError('down', 503, { code: 'INTERNAL' });
      return { ...archive, rows: 1 };
    });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We couldn’t export the data. Please try again.');
    expect(saved).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await within(dialog).findByText('Downloaded 1 entry.')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('is left alone by Cancel and by Escape, after which the focus returns', async () => {
    const { user, asked, dialog, opener } = await openDialog(CandidateArchive, () => archive);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  });
});
