import StarFilled from '@mui/icons-material/Star';
import StarEmpty from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { usePageCommand } from '../values/pageCommands.ts';
import { useStar } from './useStar.ts';

export interface StarProps {
  resource: string;
  id: string;
  label: string;
}

/** Next to a record's name. */
export function Star(record: StarProps) {
  const translate = useTranslate();
  const { isReady, isStarred, label, toggle } = useStar(record);
  usePageCommand({ id: 'star', label, ...(isReady && { run: toggle }) });
  if (!isReady) return null;
  return (
    <IconButton
      className="screen-only"
      size="small"
      aria-label={translate('screens.star.name')}
      aria-pressed={isStarred}
      title={label}
      onClick={toggle}
      sx={{ color: isStarred ? 'warning.main' : 'text.secondary' }}
    >
      {isStarred ? <StarFilled fontSize="small" /> : <StarEmpty fontSize="small" />}
    </IconButton>
  );
}
