import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import type { ConditionGroup, Conditions } from '../../../plan/conditions.ts';
import { focusAt } from '../../form/focusAt.ts';
import { useDialogLeave } from '../../form/useDialogLeave.tsx';
import { conditionsOf, draftOf, isGroup, lacking, newGroup, newRule } from './draft.ts';
import { GroupBox } from './GroupBox.tsx';

interface Props {
  conditions: Conditions;
  value?: ConditionGroup;
  onChange: (value: ConditionGroup | undefined) => void;
  onClose: () => void;
}

export function ConditionsDialog({ conditions, value, onChange, onClose }: Props) {
  const translate = useTranslate();
  const title = useId();
  const [first] = conditions.fields;
  const [draft, setDraft] = useState(() => (value ? draftOf(value) : newGroup('all', first ? [newRule(first)] : [])));
  const [initial] = useState(draft);
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const { leave, leaving } = useDialogLeave(JSON.stringify(conditionsOf(draft)) !== JSON.stringify(conditionsOf(initial)), onClose);
  const [begin] = initial.of;
  useEffect(() => {
    if (begin && !isGroup(begin)) focusAt(`field ${begin.key}`);
  }, [begin]);
  const apply = () => {
    const missing = lacking(draft);
    setWrong(missing);
    if (missing.length > 0) focusAt(`value ${missing[0]}`);
    else onChange(conditionsOf(draft));
  };
  return (
    <Dialog open onClose={leave} aria-labelledby={title} slotProps={{ paper: { sx: { width: 760, maxWidth: '100%' } } }}>
      <DialogTitle id={title}>{translate('screens.conditions.title')}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React passes events of a dialog on to the page below.
          event.stopPropagation();
          apply();
        }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <GroupBox group={draft} conditions={conditions} wrong={wrong} onChange={setDraft} />
        </DialogContent>
        <DialogActions>
          {value && (
            <Button sx={{ mr: 'auto' }} onClick={() => onChange(undefined)}>
              {translate('screens.conditions.remove')}
            </Button>
          )}
          <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('screens.conditions.apply')}
          </Button>
        </DialogActions>
      </form>
      {leaving}
    </Dialog>
  );
}
