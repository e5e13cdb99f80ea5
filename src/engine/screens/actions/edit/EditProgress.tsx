import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';

interface Props {
  /** Undefined while the rows are read. */
  done: number | undefined;
  count: number;
}

export function EditProgress({ done, count }: Props) {
  const translate = useTranslate();
  const label = done === undefined ? translate('screens.edit.reading') : translate('screens.edit.progress', { done, smart_count: count });
  return (
    <div>
      <LinearProgress {...(done === undefined ? {} : { variant: 'determinate', value: (done / count) * 100 })} aria-label={label} />
      <small aria-hidden>{label}</small>
    </div>
  );
}
