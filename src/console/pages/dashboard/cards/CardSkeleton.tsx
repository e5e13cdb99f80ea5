import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import type { Card } from '../cards.ts';
import { Hidden } from './Hidden.tsx';

export function CardSkeleton({ card }: { card: Card }) {
  const translate = useTranslate();
  const isChart = card.size.w > 3;
  return (
    <div aria-busy style={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', position: 'relative' }}>
      <Hidden>{translate('ra.message.loading')}</Hidden>
      {isChart ? (
        <Skeleton variant="rounded" animation={false} sx={{ flex: '1 1 auto', minHeight: 100, mb: 1 }} />
      ) : (
        <>
          <Skeleton animation={false} width="45%" height={48} />
          <Skeleton animation={false} width="70%" />
        </>
      )}
    </div>
  );
}
