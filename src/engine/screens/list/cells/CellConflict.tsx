import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../../../plan/Plan.ts';
import { FieldValue } from '../../form/newer/FieldValue.tsx';

interface Props {
  field: FieldPlan;
  theirs: unknown;
  onResolve: (side: 'mine' | 'theirs') => void;
}

/** Somebody else has changed the value meanwhile: nothing is saved before the user chooses. */
export function CellConflict({ field, theirs, onResolve }: Props) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      {translate('screens.edit.theirs')} <FieldValue field={field} value={theirs} />
      <div>
        <Button color="inherit" size="small" onClick={() => onResolve('theirs')}>
          {translate('screens.edit.takeTheirs')}
        </Button>
        <Button color="inherit" size="small" onClick={() => onResolve('mine')}>
          {translate('screens.edit.keepMine')}
        </Button>
      </div>
    </Alert>
  );
}
