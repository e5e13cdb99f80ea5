import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

interface Props {
  checked: boolean;
  some?: boolean;
  disabled?: boolean;
  label: string;
  onChange: (withShift: boolean) => void;
}

/** Native: Material's costs a hundred rows a hundred ripples, and axe finds its label critical (stack.md). */
export function SelectBox({ checked, some = false, disabled = false, label, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <Target onClick={(event) => event.stopPropagation()}>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </Target>
  );
}

/** Larger touch target than the 16 visible pixels. */
const Target = styled('label')(({ theme }) => ({
  display: 'flex',
  width: 'fit-content',
  padding: 8,
  margin: -8,
  cursor: 'pointer',
  '& input': { width: 16, height: 16, margin: 0, cursor: 'inherit', accentColor: theme.palette.primary.main },
  '& input:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'default' },
}));
