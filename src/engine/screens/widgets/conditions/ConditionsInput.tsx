import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { readConditions } from '../../../plan/conditions.ts';
import type { InputProps } from '../../values/input.ts';
import { laterWorded } from '../../values/later.tsx';
import { Control } from '../Control.tsx';
import { ConditionsField } from './ConditionsField.tsx';

/** Conditions in words, with a dialog to build them. Its value is their JSON. */
export function ConditionsInput(props: InputProps) {
  const { field, value, onChange, disabled = false } = props;
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { conditions = none } = field;
  const read = readConditions(value, conditions.fields);
  return (
    <Control {...props} group>
      {() => (
        <>
          {read && (
            <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
              <ConditionsField value={value} column={{ path: field.name, label: field.label, kind: 'json', conditions }} />
            </Box>
          )}
          <Button variant="outlined" size="small" disabled={disabled} onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
            {translate(read ? 'screens.conditions.change' : 'screens.conditions.add')}
          </Button>
          {open && (
            <ConditionsDialog
              conditions={conditions}
              {...(read && { value: read })}
              onClose={() => setOpen(false)}
              onChange={(next) => {
                setOpen(false);
                onChange(next && JSON.stringify(next));
              }}
            />
          )}
        </>
      )}
    </Control>
  );
}

const ConditionsDialog = laterWorded(async () => (await import('./ConditionsDialog.tsx')).ConditionsDialog);

const none = { fields: [], any: false };
