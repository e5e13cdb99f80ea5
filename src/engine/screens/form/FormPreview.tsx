import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { Values } from '../../plan/sources.ts';
import { previewOf } from '../values/registry.ts';
import { sticks } from '../values/sticks.ts';

export function FormPreview({ name, control }: { name: string; control: Control<Values> }) {
  const values = useWatch({ control });
  const Preview = previewOf(name);
  return Preview ? <aside>{createElement(Preview, { values })}</aside> : null;
}

export const PreviewLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  '& > aside': { ...sticks({ top: 80 }), minWidth: 0 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { position: 'static' } },
}));
