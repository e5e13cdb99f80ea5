import CheckBox from '@mui/icons-material/CheckBox';
import Unchecked from '@mui/icons-material/CheckBoxOutlineBlank';
import Half from '@mui/icons-material/IndeterminateCheckBox';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Department } from './departments.ts';
import type { TickState } from './ticks.ts';

interface Props {
  id: string;
  department: Department;
  state: TickState;
  open: boolean;
  active: boolean;
  disabled: boolean;
  top: number;
  index: number;
  onToggle: (department: Department, index: number) => void;
  onOpen: (department: Department, index: number) => void;
}

export const TreeRow = memo(function TreeRow({ id, department, state, open, active, disabled, top, index, onToggle, onOpen }: Props) {
  const { name, level, children, parent, nth } = department;
  const branch = children.length > 0;
  const Box = { on: CheckBox, half: Half, off: Unchecked }[state];
  return (
    <Row
      id={id}
      role="treeitem"
      aria-level={level}
      aria-setsize={parent?.children.length ?? 1}
      aria-posinset={nth}
      aria-expanded={branch ? open : undefined}
      aria-checked={state === 'half' ? 'mixed' : state === 'on'}
      aria-disabled={disabled || undefined}
      aria-label={name}
      data-active={active || undefined}
      data-state={state}
      style={{ transform: `translateY(${top}px)`, paddingLeft: (level - 1) * 20 }}
      onClick={() => onToggle(department, index)}
    >
      <Arrow
        aria-hidden
        data-open={open || undefined}
        data-leaf={!branch || undefined}
        onClick={(event) => {
          if (!branch) return;
          event.stopPropagation();
          onOpen(department, index);
        }}
      >
        {branch && <ChevronRight fontSize="small" />}
      </Arrow>
      <Box fontSize="small" aria-hidden />
      <Name title={name}>{name}</Name>
    </Row>
  );
});

export const rowHeight = 32;

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: rowHeight,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  paddingRight: theme.spacing(1),
  cursor: 'pointer',
  userSelect: 'none',
  '& > svg': { flexShrink: 0, color: theme.palette.text.secondary },
  '&[data-state=on] > svg, &[data-state=half] > svg': { color: theme.palette.primary.main },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-disabled]': { cursor: 'default' },
  '&[aria-disabled] > svg': { opacity: 0.7 },
  '[role=tree]:focus-visible &[data-active]': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2, borderRadius: 4 },
}));

const Arrow = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: rowHeight,
  flexShrink: 0,
  borderRadius: 4,
  '&[data-open] > svg': { transform: 'rotate(90deg)' },
  '&[data-leaf]': { cursor: 'inherit' },
});

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
