import UploadIcon from '@mui/icons-material/UploadFile';
import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState, type DragEvent } from 'react';
import type { ControlProps } from '../Control.tsx';

interface Props {
  control: ControlProps;
  file: string;
  onFile: (file: File) => void;
  /** Endings of the files. @default CSV */
  accept?: string;
  /** Text key of the empty box. */
  drop?: string;
}

export function FileDrop({ control, file, onFile, accept = '.csv,text/csv', drop = 'screens.form.csv.drop' }: Props) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Drop
      over={over}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [dropped] = event.dataTransfer.files;
        if (dropped) onFile(dropped);
      }}
    >
      <UploadIcon aria-hidden />
      <span>{file || translate(drop)}</span>
      <label>
        {translate(file ? 'screens.form.csv.another' : 'screens.form.csv.choose')}
        <input
          id={control.id}
          type="file"
          accept={accept}
          disabled={control.disabled ?? false}
          ref={control.focusRef}
          onBlur={control.onBlur}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file may be chosen again after a correction.
            target.value = '';
            if (chosen) onFile(chosen);
          }}
        />
      </label>
    </Drop>
  );
}

const Drop = styled('div', { shouldForwardProp: (name) => name !== 'over' })<{ over: boolean }>(({ theme, over }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(3, 2),
  border: `1px dashed ${over ? theme.palette.primary.main : alpha(theme.palette.text.primary, 0.45)}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: over ? alpha(theme.palette.primary.main, 0.08) : 'transparent',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& label': {
    ...theme.typography.button,
    position: 'relative',
    color: theme.palette.primary.main,
    padding: theme.spacing(0.5, 1),
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:has(input:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
}));
