import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import type { Outcome, Refused } from '../../actions/runInParts.ts';
import { laterWorded } from '../../values/later.tsx';
import { Notice } from './Notice.tsx';

export function useRefused(plan: Plan, selected: readonly string[]) {
  const translate = useTranslate();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [opened, setOpened] = useState(false);
  const open = useCallback(() => setOpened(true), []);
  const tell = useCallback((outcome: Outcome) => setRefused(outcome.refused), []);
  const left = refused.filter(({ _id }) => selected.includes(_id)).length;
  const notice = (
    <>
      {left > 0 && (
        <Notice>
          {translate('screens.tools.refused.notice', { smart_count: left })}
          <Button size="small" onClick={open}>
            {translate('screens.tools.refused.show')}
          </Button>
        </Notice>
      )}
      {opened && <RefusedDialog plan={plan} refused={refused} onClose={() => setOpened(false)} />}
    </>
  );
  return { tell, open, notice };
}

const RefusedDialog = laterWorded(async () => (await import('../../actions/RefusedDialog.tsx')).RefusedDialog);
