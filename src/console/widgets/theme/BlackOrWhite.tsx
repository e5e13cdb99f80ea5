import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import { opaque } from './colours.ts';

const colours = { black: '#000000', white: '#ffffff' };

/** The colour of what is read in sentences: only these two (specification 1 §5). */
export function BlackOrWhite(props: InputProps) {
  const translate = useTranslate();
  const { field, value, onChange } = props;
  const held = typeof value === 'string' ? value.toLowerCase() : '';
  const isOther = !Object.values(colours).includes(held);
  return (
    <Control {...props}>
      {({ id, onBlur, focusRef, error, ...control }) => (
        <NativeSelect
          input={<Box fullWidth />}
          startAdornment={<Dot aria-hidden style={{ backgroundColor: opaque(held) }} />}
          value={held}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          disabled={field.readOnly ?? false}
          error={error !== undefined}
          inputRef={focusRef}
          name={field.name}
          inputProps={{ id, 'aria-describedby': control['aria-describedby'], 'aria-invalid': control['aria-invalid'] }}
          sx={{ '& .MuiNativeSelect-select': { width: '100%', cursor: 'pointer' } }}
        >
          {isOther && <option value={held}>{held || translate('screens.form.choose')}</option>}
          {Object.entries(colours).map(([name, hex]) => (
            <option key={name} value={hex}>
              {translate(`screens.theme.${name}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Control>
  );
}

const Dot = styled('span')(({ theme }) => ({
  flexShrink: 0,
  width: 14,
  height: 14,
  marginInlineEnd: theme.spacing(1),
  borderRadius: '50%',
  border: `1px solid ${theme.palette.text.secondary}`,
}));
