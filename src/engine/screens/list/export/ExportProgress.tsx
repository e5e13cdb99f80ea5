import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Progress } from './saveFile.ts';

interface Props {
  rows: number | undefined;
  progress: Progress;
  number: (value: number) => string;
}

export function ExportProgress({ rows, progress, number }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const share = rows && progress.rows !== undefined ? Math.min(100, (100 * progress.rows) / rows) : undefined;
  const size = (progress.bytes / 1e6).toLocaleString(locale, { maximumFractionDigits: 1 });
  const text =
    rows === undefined
      ? progress.rows === undefined
        ? translate('screens.export.preparing')
        : translate('screens.export.read', { rows: number(progress.rows), size })
      : progress.rows === undefined
        ? translate('screens.export.progressBytes', { smart_count: rows, number: number(rows), size })
        : translate('screens.export.progress', { smart_count: rows, rows: number(progress.rows), number: number(rows), size });
  return (
    <div>
      <LinearProgress
        aria-labelledby={id}
        {...(share === undefined ? {} : { variant: 'determinate', value: share })}
        sx={{ height: 8, borderRadius: 4, mb: 1 }}
      />
      <Text id={id}>{text}</Text>
    </div>
  );
}

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
