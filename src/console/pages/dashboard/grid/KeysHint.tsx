import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** Visible hint; screen readers get it when the move starts. */
export function KeysHint() {
  const translate = useTranslate();
  return (
    <Hint aria-hidden>
      <span>{translate('pages.dashboard.layout.hint.move')}</span>
      <span>{translate('pages.dashboard.layout.hint.resize')}</span>
      <span>{translate('pages.dashboard.layout.hint.keep')}</span>
      <span>{translate('pages.dashboard.layout.hint.putBack')}</span>
    </Hint>
  );
}

const Hint = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInline: 1,
  bottom: 1,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  padding: theme.spacing(0.75, 2),
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  borderRadius: `0 0 ${Number(theme.shape.borderRadius) - 1}px ${Number(theme.shape.borderRadius) - 1}px`,
}));
