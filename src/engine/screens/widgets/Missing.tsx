import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** 'N/A', for whatever has no value (decisions §1). */
export function Missing() {
  const translate = useTranslate();
  return <Muted>{translate('common.notAvailable')}</Muted>;
}

const Muted = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
