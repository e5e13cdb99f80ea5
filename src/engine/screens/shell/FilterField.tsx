import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface Props {
  text: string;
  onChange: (text: string) => void;
  label: string;
  status: string;
  onEnter?: () => void;
}

export function FilterField({ text, onChange, label, status, onEnter }: Props) {
  const id = useId();
  return (
    <Field>
      <input
        type="search"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // During composition, Enter belongs to the input method.
          if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.();
        }}
        placeholder={label}
        aria-label={label}
        aria-describedby={id}
        autoComplete="off"
        spellCheck={false}
      />
      <small id={id} role="status">
        {status}
      </small>
    </Field>
  );
}

export function sought(text: string): (label: string) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (label) => words.every((word) => label.toLowerCase().includes(word));
}

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '& > input': {
    ...theme.typography.body2,
    height: 36,
    maxWidth: 420,
    padding: theme.spacing(0, 1.25),
    color: theme.palette.text.primary,
    background: 'none',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& > input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '& > small': {
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));
