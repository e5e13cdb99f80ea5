import StarFilled from '@mui/icons-material/Star';
import StarEmpty from '@mui/icons-material/StarBorder';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { StarProps } from '../../layout/Star.tsx';
import { useStar } from '../../layout/useStar.ts';

export interface StarItemProps extends StarProps, Omit<MenuItemProps, 'resource' | 'id' | 'onClick'> {
  onDone: () => void;
}

/** The star in the menu of a row. */
export function StarItem({ resource, id, label: name, onDone, ...item }: StarItemProps) {
  const { isReady, isStarred, label, toggle } = useStar({ resource, id, label: name });
  return (
    <MenuItem
      {...item}
      disabled={!isReady}
      onClick={() => {
        onDone();
        toggle();
      }}
    >
      <ListItemIcon>{isStarred ? <StarFilled /> : <StarEmpty />}</ListItemIcon>
      {label}
    </MenuItem>
  );
}
