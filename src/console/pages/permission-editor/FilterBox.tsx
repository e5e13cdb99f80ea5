import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';

interface Props {
  label: string;
  value: string;
  fault?: string | undefined;
  onChange: (text: string) => void;
}

export function FilterBox({ label, value, fault, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // Enter is not Update.
        if (event.key === 'Enter') event.preventDefault();
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onChange('');
      }}
      placeholder={label}
      inputProps={{
        'aria-label': label,
        'aria-describedby': fault,
        maxLength: 100,
        type: 'text',
        enterKeyHint: 'search',
        autoComplete: 'off',
      }}
      startAdornment={<Search fontSize="small" aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        value !== '' && (
          <IconButton size="small" edge="end" onClick={() => onChange('')} aria-label={translate('screens.list.clearSearch')}>
            <Clear fontSize="inherit" />
          </IconButton>
        )
      }
    />
  );
}
