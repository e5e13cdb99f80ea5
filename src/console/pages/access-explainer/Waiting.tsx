import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

export function Waiting() {
  const translate = useTranslate();
  return (
    <div aria-busy role="status" aria-label={translate('ra.message.loading')}>
      <Skeleton width="70%" height={32} animation={false} />
      <Skeleton width="40%" animation={false} />
      {Array.from({ length: 4 }, (_, line) => (
        <Skeleton key={line} width={`${80 - line * 12}%`} height={40} animation={false} />
      ))}
    </div>
  );
}
