import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { readConditions, type Conditions } from '../../../plan/conditions.ts';
import { ConditionsDialog } from './ConditionsDialog.tsx';
import { ConditionsText } from './ConditionsText.tsx';

export interface ConditionsInputProps {
  label: string;
  conditions: Conditions;
  value: unknown;
  onChange: (value: string | undefined) => void;
}

/** Conditions in words, with a dialog to build them. Their value is their JSON. */
export function ConditionsInput({ label, conditions, value, onChange }: ConditionsInputProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const read = readConditions(value, conditions.fields);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Box component="span" id={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      {read && (
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <ConditionsText value={value} conditions={conditions} />
        </Box>
      )}
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
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
    </Box>
  );
}
