import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../engine/screens/values/answers.ts';
import { daysAgo } from '../../engine/screens/values/readerDays.ts';
import { useCustomer } from '../customers/useCustomer.ts';
import { useTools } from '../../engine/screens/values/useAsk.ts';
import type { AccessChange } from './useAccessPreview.ts';

/** Saves all people as a file; without the right to export it says so. */
export function AccessExport({ parts }: { parts: (signal: AbortSignal) => AsyncIterable<AccessChange[]> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { customer } = useCustomer();
  const { offers } = useTools();
  const [saving, setSaving] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isOffered = offers('CommonStartExport');
  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setSaving(true);
    try {
      const { saveAccessCsv } = await import('./accessCsv.ts');
      const name = `${translate('access.preview.title')} ${daysAgo(0)}`;
      await saveAccessCsv(parts(controller.signal), { translate, locale, customer: customer?.customerDisplayName, name });
    } catch (fault) {
      if (!controller.signal.aborted && !isAborted(fault)) notify('access.preview.exportFailed', { type: 'error' });
    }
    if (!controller.signal.aborted) setSaving(false);
  };
  return (
    <Button
      size="small"
      startIcon={<FileDownload />}
      loading={saving}
      disabled={!isOffered}
      title={isOffered ? undefined : translate('screens.export.noRight')}
      onClick={() => void save()}
    >
      {translate('ra.action.export')}
    </Button>
  );
}
