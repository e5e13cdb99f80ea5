import { alpha, styled } from '@mui/material/styles';
import type { Tone } from '../values/registry.ts';

export const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone?: Tone | undefined }>(({
  theme,
  tone = 'default',
}) => {
  const colour = tone === 'default' ? theme.palette.text.secondary : theme.palette[tone].main;
  return {
    ...theme.typography.caption,
    display: 'inline-block',
    maxWidth: '100%',
    padding: theme.spacing(0.125, 1),
    borderRadius: 6,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
    color: colour,
    backgroundColor: alpha(colour, theme.palette.mode === 'light' ? 0.09 : 0.16),
  };
});
