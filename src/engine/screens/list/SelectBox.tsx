import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

interface Props {
  checked: boolean;
  /** Some of what it stands for is selected. */
  some?: boolean;
  disabled?: boolean;
  label: string;
  onChange: (withShift: boolean) => void;
}

/**
 * The browser's own check box. Material's costs a hundred rows a hundred ripples,
 * and its label stands where axe finds it critical (stack.md, console side, point 6).
 */
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

/** A finger needs more than the 16 pixels that the eye does. */
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
