import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useDateFormats } from '../values/dates.ts';
import type { Draft } from './drafts.ts';

export function DraftNotice({ draft, onRestore, onDrop }: { draft: Draft; onRestore: () => void; onDrop: () => void }) {
  const translate = useTranslate();
  const { time } = useDateFormats();
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            {translate('screens.form.draftRestore')}
          </Button>
          <Button color="inherit" size="small" onClick={onDrop}>
            {translate('screens.form.draftDrop')}
          </Button>
        </>
      }
    >
      {translate('screens.form.draft', { time: time(draft.at) })}
    </Alert>
  );
}
