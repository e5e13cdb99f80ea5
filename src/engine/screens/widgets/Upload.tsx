import CloseIcon from '@mui/icons-material/Close';
import UploadIcon from '@mui/icons-material/UploadFile';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isUpload, maxUploadBytes, type UploadValue } from '../../plan/upload.ts';
import type { InputProps } from '../values/input.ts';
import { Control, type ControlProps } from './Control.tsx';

/** A single file; the console's server sends it by the multipart request specification. */
export function Upload(props: InputProps) {
  return <Control {...props}>{(control) => <Picker {...control} several={false} />}</Control>;
}

export function Uploads(props: InputProps) {
  return <Control {...props}>{(control) => <Picker {...control} several />}</Control>;
}

function Picker({ several, ...control }: ControlProps & { several: boolean }) {
  const { id, value, onChange, onBlur, focusRef, disabled = false, field } = control;
  const translate = useTranslate();
  const locale = useLocale();
  const [fault, setFault] = useState('');
  const files = [value].flat().filter(isUpload);
  const limit = translate('screens.form.upload.size', { size: megabytes(maxUploadBytes, locale) });
  const put = (left: readonly UploadValue[]) => onChange(several ? left : left[0]);
  const add = async (chosen: readonly File[]) => {
    const before = several ? files.reduce((sum, { size }) => sum + size, 0) : 0;
    if (chosen.reduce((sum, { size }) => sum + size, before) > maxUploadBytes)
      return setFault(translate('screens.form.upload.tooLarge', { limit }));
    try {
      const read = await Promise.all(chosen.map(uploadOf));
      setFault('');
      put(several ? [...files, ...read] : read);
    } catch {
      setFault(translate('screens.form.upload.unread'));
    }
  };
  return (
    <Box>
      {files.map((file, index) => (
        // The same file may be chosen twice.
        <span key={`${index} ${file.name}`}>
          {file.name} ({megabytes(file.size, locale)})
          <IconButton
            size="small"
            aria-label={translate('screens.form.upload.remove', { name: file.name })}
            disabled={disabled}
            onClick={() => put(files.filter((other) => other !== file))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </span>
      ))}
      <label>
        <UploadIcon aria-hidden fontSize="small" />
        {translate(several ? 'screens.form.upload.chooseFiles' : 'screens.form.upload.choose')}
        <input
          id={id}
          type="file"
          multiple={several}
          disabled={disabled || field.readOnly === true}
          ref={focusRef}
          onBlur={onBlur}
          aria-required={control['aria-required']}
          aria-invalid={control['aria-invalid'] ?? (fault ? true : undefined)}
          aria-describedby={[`${id}-limit`, control['aria-describedby']].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // The same file may be chosen again after a correction.
            target.value = '';
            if (chosen.length > 0) void add(chosen);
          }}
        />
      </label>
      <small id={`${id}-limit`} role={fault ? 'alert' : undefined} data-wrong={fault ? true : undefined}>
        {fault || limit}
      </small>
    </Box>
  );
}

async function uploadOf(file: File): Promise<UploadValue> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
  return { $upload: url.slice(url.indexOf(',') + 1), name: file.name, type: file.type, size: file.size };
}

const megabytes = (bytes: number, locale: string): string =>
  `${(bytes / 1e6).toLocaleString(locale, { maximumFractionDigits: bytes < 1e6 ? 3 : 1 })} MB`;

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > label': {
    ...theme.typography.button,
    position: 'relative',
    display: 'inline-flex',
    gap: theme.spacing(0.5),
    color: theme.palette.primary.main,
    padding: theme.spacing(0.5, 1),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    '&:has(input:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  '& small': { color: theme.palette.text.secondary },
  '& small[data-wrong]': { color: theme.palette.error.main },
}));
