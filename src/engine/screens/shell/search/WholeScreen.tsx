import ArrowBack from '@mui/icons-material/ArrowBack';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { SearchPanel } from './SearchPanel.tsx';
import { useCombobox } from './useCombobox.ts';
import type { SearchRequest } from './useGlobalSearch.ts';

export function WholeScreen({ request, label, onClose }: { request: SearchRequest; label: string; onClose: () => void }) {
  const translate = useTranslate();
  const { panel, input } = useCombobox(true, label);
  const { setText } = panel;
  useEffect(() => {
    if (request.text !== undefined) setText(request.text);
  }, [request, setText]);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, 'aria-labelledby': undefined, sx: { borderRadius: 0, border: 0 } } }}
    >
      <Head role="search" aria-label={label}>
        <IconButton edge="start" onClick={onClose} aria-label={translate('ra.action.close')}>
          <ArrowBack />
        </IconButton>
        {/* The dialog was opened to type here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <input {...input} autoFocus />
      </Head>
      <SearchPanel {...panel} request={request} onClose={onClose} />
    </Dialog>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: 'none',
  height: 56,
  padding: theme.spacing(0, 1.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
  // 16 px: smaller text makes some phones zoom in.
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    height: '100%',
    border: 0,
    outline: 0,
    background: 'none',
    color: theme.palette.text.primary,
  },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}));
