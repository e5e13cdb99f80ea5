import { styled } from '@mui/material/styles';
import { sticks } from '../values/sticks.ts';
import { raised } from '../values/surfaces.ts';

const notBare = { shouldForwardProp: (name: PropertyKey) => name !== 'bare' };

export const Frame = styled(
  'form',
  notBare,
)<{ bare: boolean }>(({ theme, bare }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  width: '100%',
  minWidth: 0,
  ...(!bare && {
    maxWidth: 720,
    padding: theme.spacing(3),
    ...raised(theme),
    // Widgets may request the room.
    '&:has([data-wide])': { maxWidth: 1120 },
    '@media (max-width: 480px)': { padding: theme.spacing(2) },
  }),
}));

export const Intro = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary }));

export const Fields = styled('fieldset')({ display: 'contents', margin: 0, padding: 0, border: 0, minWidth: 0 });

export const Foot = styled(
  'div',
  notBare,
)<{ bare: boolean }>(({ theme, bare }) => ({
  ...sticks({ bottom: 0 }),
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  backgroundColor: theme.palette.background.bar,
  borderTop: `1px solid ${theme.palette.divider}`,
  margin: theme.spacing(0, -3, bare ? 0 : -3),
  padding: theme.spacing(2, 3),
  ...(!bare && {
    borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
    '@media (max-width: 480px)': { margin: theme.spacing(0, -2, -2), padding: theme.spacing(1.5, 2) },
  }),
}));
