import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';
import { useCustomer } from '../../../customers/useCustomer.ts';
import { useToday } from '../filters/useDashboardFilter.ts';

/** Customer, filter and date for paper and pictures, which lack the console's frame. */
export function PaperHead({ summary, ref }: { summary: ReactNode; ref: Ref<HTMLDivElement> }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { customer } = useCustomer();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(useToday()));
  return (
    <Head ref={ref}>
      <p>{translate('pages.dashboard.layout.paper', { customer: customer?.customerDisplayName ?? '', day })}</p>
      <p>{summary}</p>
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  color: theme.palette.text.secondary,
  '@media print': { display: 'block', marginBlock: theme.spacing(1, 2), '& p': { margin: 0 } },
}));
