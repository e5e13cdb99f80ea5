import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import type { CustomerChoice } from './rules/editorRules.ts';

interface Props {
  label: string;
  field: string;
  /** The chosen customer's id; empty where none is. */
  value: string;
  name: string;
  choices: readonly CustomerChoice[];
  readOnly: boolean;
  autoFocus: boolean;
  describedBy: string | undefined;
  failed: boolean;
  onChange: (choice: CustomerChoice | undefined) => void;
}

export function CustomerPicker({ label, field, value, name, choices, readOnly, autoFocus, describedBy, failed, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  const chosen = value === '' ? null : (choices.find(({ customerId }) => customerId === value) ?? { customerId: value, name });
  return (
    <Frame data-field={field}>
      <label htmlFor={id}>{label}</label>
      <Autocomplete<CustomerChoice>
        id={id}
        options={chosen && !choices.some(({ customerId }) => customerId === value) ? [chosen, ...choices] : choices}
        value={chosen}
        onChange={(_, choice) => onChange(choice ?? undefined)}
        getOptionLabel={(choice) => choice.name}
        getOptionKey={({ customerId }) => customerId}
        isOptionEqualToValue={(option, other) => option.customerId === other.customerId}
        filterOptions={byName}
        autoHighlight
        disablePortal
        readOnly={readOnly}
        forcePopupIcon={!readOnly}
        noOptionsText={translate(failed ? 'permissions.customer.failed' : 'screens.reference.none')}
        clearText={translate('ra.action.clear_input_value')}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <Box
            {...input}
            fullWidth
            readOnly={readOnly}
            error={describedBy !== undefined}
            autoFocus={autoFocus}
            placeholder={translate('screens.reference.choose')}
            inputProps={{
              ...htmlInput,
              'aria-required': true,
              'aria-invalid': describedBy === undefined ? undefined : true,
              'aria-describedby': describedBy,
            }}
            sx={{ pr: 8 }}
          />
        )}
      />
    </Frame>
  );
}

/** Limits the options on the page; there may be thousands of customers. */
const byName = createFilterOptions<CustomerChoice>({ limit: 100 });

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  flex: 1,
  minWidth: 0,
  '& > label': { ...theme.typography.body2, fontWeight: 600, justifySelf: 'start' },
  '& input': { scrollMarginTop: 120, scrollMarginBottom: 120 },
}));
