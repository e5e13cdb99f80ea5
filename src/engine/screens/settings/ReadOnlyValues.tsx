import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { Details } from '../layout/Details.tsx';
import { Card } from '../layout/RecordSkeleton.tsx';

export function ReadOnlyValues({ plan }: { plan: Plan }) {
  const translate = useTranslate();
  const id = useId();
  const title = translate(`resources.${plan.name}.details`, { _: '' });
  return (
    <Card sx={{ maxWidth: 720 }} {...(title && { role: 'region', 'aria-labelledby': id })}>
      {title && (
        <Typography id={id} variant="h3">
          {title}
        </Typography>
      )}
      <Details details={plan.details} />
    </Card>
  );
}
