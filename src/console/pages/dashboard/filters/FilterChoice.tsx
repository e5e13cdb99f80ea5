import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { DashboardFilterState } from '../filter.ts';

export interface FilterProps {
  filter: DashboardFilterState;
  onChange: (filter: DashboardFilterState) => void;
}

interface Props {
  label: string;
  chosen: string;
  changed: boolean;
  /** Opens the choices below their box, beyond the panel. @default false */
  opens?: boolean;
  children: (close: () => void) => ReactNode;
}

export function FilterChoice({ label, chosen, changed, opens = false, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Choice
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-changed={changed || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>
          <small>{label}:</small> {chosen}
        </span>
      </Choice>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { 'aria-label': label, role: 'dialog', ...(opens && { sx: { overflow: 'visible' } }) } }}
        >
          <Panel>{children(close)}</Panel>
        </Popover>
      )}
    </>
  );
}

const Choice = styled(Button)(({ theme }) => ({
  maxWidth: '100%',
  borderColor: theme.palette.divider,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '44ch' },
  '& small': { ...theme.typography.body2, fontWeight: 400, color: theme.palette.text.secondary },
  '&[data-changed]': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.action.selected },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: 344,
  maxWidth: '100%',
  padding: theme.spacing(2),
}));
