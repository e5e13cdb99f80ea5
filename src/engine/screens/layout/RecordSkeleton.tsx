import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { raised } from '../values/surfaces.ts';

export function RecordCard({ lines }: { lines: number }) {
  return (
    <Card aria-busy>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line}>
          <Skeleton width={120} animation={false} />
          <Skeleton width={`${45 + ((line * 17) % 40)}%`} height={32} animation={false} />
        </div>
      ))}
    </Card>
  );
}

export function RecordSkeleton() {
  return (
    <>
      <Skeleton width={240} height={40} animation={false} sx={{ mb: 2 }} />
      <RecordCard lines={4} />
    </>
  );
}

export const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  width: '100%',
  maxWidth: 640,
  padding: theme.spacing(3),
  ...raised(theme),
  '@media (max-width: 480px)': { padding: theme.spacing(2) },
}));
