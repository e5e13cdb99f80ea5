import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** Decisions §1: 'N/A'. */
export function Missing() {
  const translate = useTranslate();
  return <Muted>{translate('common.notAvailable')}</Muted>;
}

const Muted = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
