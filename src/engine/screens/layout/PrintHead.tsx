import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDateFormats } from '../values/dates.ts';
import { useShell } from '../values/ShellProvider.tsx';

export function PrintHead() {
  const translate = useTranslate();
  const { brandName, scope } = useShell();
  const { dateTime } = useDateFormats();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    // Browsers do not wait for a render before printing.
    const begin = () => flushSync(() => setNow(Date.now()));
    addEventListener('beforeprint', begin);
    return () => removeEventListener('beforeprint', begin);
  }, []);
  if (now === undefined) return null;
  return (
    <Typography className="print-only" variant="body2">
      {[brandName, scope?.label, translate('shell.printed', { date: dateTime(new Date(now).toISOString()) })].filter(Boolean).join(' · ')}
    </Typography>
  );
}
