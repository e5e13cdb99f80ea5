import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';

interface Props {
  name: string;
  id: string;
  open: boolean;
  onToggle: () => void;
}

export function ExpandButton({ name, id, open, onToggle }: Props) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate('screens.list.unfold', { name })}
      aria-expanded={open}
      aria-controls={open ? `unfolded-${id}` : undefined}
      onClick={onToggle}
    >
      <ChevronRight fontSize="inherit" sx={{ transition: 'transform 120ms', ...(open && { transform: 'rotate(90deg)' }) }} />
    </IconButton>
  );
}
