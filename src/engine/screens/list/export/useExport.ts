import { useTranslate } from 'ra-core';
import { failureOf, statusOf } from '../../values/answers.ts';
import type { Collection } from '../useCollection.ts';
import { useShell } from '../../values/ShellProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { exportInput } from './exportInput.ts';
import { BrokenOff, streamRows } from './streamRows.ts';
import { useReadPages } from './useReadExport.ts';
import { useExporting, type Exporting, type ExportRequest } from './useExporting.ts';
import { operationFor } from '../../values/registry.ts';

interface ExportTicket {
  rows: number;
  path: string;
  fileName: string;
}

export function useExport(collection: Collection): Exporting {
  const { ask } = useTools();
  const { scope, me } = useShell();
  const translate = useTranslate();

  const readPages = useReadPages(collection);

  const open = async (requested: ExportRequest) => {
    try {
      return await prepared(requested);
    } catch (error) {
      // A list that is no query of the database.
      if (failureOf(error).reason === 'UNKNOWN_LIST') return readPages(requested);
      throw error;
    }
  };
  const prepared = async ({ format, columns, ids, filter, signal }: ExportRequest) => {
    const input = exportInput(collection, { format, columns, ids, filter, scope: scope?.values ?? {}, session: { ...me }, translate });
    const { rows: total, path, fileName } = await ask<ExportTicket>(operationFor('startExport'), { input }, { signal });
    return { rows: streamRows(path, signal), total, fileName };
  };
  return useExporting(collection, open, whyFailed);

  function whyFailed(error: unknown): string {
    if (error instanceof BrokenOff) return translate(error.status === 401 ? 'screens.expired' : 'screens.export.fileRefused');
    if (statusOf(error) < 0 || statusOf(error) === 0) return translate('screens.export.brokenOff');
    const { reason, errors } = failureOf(error);
    const [field] = Object.values(errors ?? {});
    const general = translate('screens.export.failed');
    // Shows the platform's limits in its own words.
    const message = error instanceof Error && statusOf(error) === 400 ? error.message : general;
    if (field) return translate(field.message, { ...field.args, _: message });
    return reason ? translate(`reasons.${reason}`, { _: message }) : message;
  }
}
