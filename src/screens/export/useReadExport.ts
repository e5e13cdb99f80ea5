import { useDataProvider, useLocaleState, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { failureOf, isAborted, statusOf } from '../answers.ts';
import type { Collection } from '../list/useCollection.ts';
import { useScreens } from '../ScreensProvider.tsx';
import { useDateFormats } from '../widgets/dates.ts';
import { withNames } from './names.ts';
import { rowsAsText } from './rowsAsText.ts';
import { downloadSink, type Format } from './saveFile.ts';
import type { Exporting, ExportState } from './useExport.ts';

/** Rows of one question. */
const pageSize = 100;

/** Exports a list by reading it as its screen does, page after page to the end: in order, filtered, in one file or in none. */
export function useReadExport(collection: Collection): Exporting {
  const { plan, request, total, columns: shown } = collection;
  const dataProvider = useDataProvider();
  const { plans, can } = useScreens();
  const translate = useTranslate();
  const dates = useDateFormats();
  const [locale] = useLocaleState();
  const [state, setState] = useState<ExportState>({ step: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: Format, columns: readonly ColumnPlan[], labels: boolean) => {
    const fileName = `${translate(`resources.${plan.name}.name`)} ${new Date().toISOString().slice(0, 10)}.${format.toLowerCase()}`;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const sink = downloadSink(fileName, format);
    // Other programs want the ids alone.
    const names = labels ? withNames(columns, { plans, can, dataProvider, translate }) : undefined;
    const text = rowsAsText(format, names?.columns ?? columns, { labels, translate, dates });
    const encoder = new TextEncoder();
    let [rows, bytes] = [0, 0];
    const write = async (part: string) => {
      const chunk = encoder.encode(part);
      bytes += chunk.byteLength;
      await sink.write(chunk);
      if (!signal.aborted) setState({ step: 'running', ...(total !== undefined && { rows: total }), progress: { bytes, rows } });
    };
    try {
      await write(text.head);
      for await (const page of pages(signal, columns)) {
        await names?.learn(page, signal);
        const part = text.rows(page, rows > 0);
        rows += page.length;
        await write(part);
      }
      await write(text.foot);
      await sink.close();
      setState({ step: 'done', rows, fileName, ...(names?.isLacking() && { nameless: true }) });
    } catch (error) {
      await sink.abort();
      if (signal.aborted || isAborted(error)) setState({ step: 'choosing' });
      else setState({ step: 'failed', text: whyFailed(error), begun: rows > 0 });
    }
  };

  /** Until nothing follows: by the list's own word, by its number, or because a page is not full. */
  async function* pages(signal: AbortSignal, columns: readonly ColumnPlan[]): AsyncGenerator<RaRecord[]> {
    let read = 0;
    let before = '';
    for (let page = 1; ; page += 1) {
      const answer = await dataProvider.getList<RaRecord>(plan.name, {
        ...request,
        pagination: { page, perPage: pageSize },
        meta: { ...request.meta, screen: 'export', columns: [...new Set([...columns, ...shown].map(({ path }) => path))] },
        signal,
      });
      signal.throwIfAborted();
      const { data, pageInfo } = answer;
      // A list that answers its first page whatever it is asked for would never end.
      const now = data.map(({ id }) => id).join(' ');
      if (data.length === 0 || now === before) return;
      before = now;
      read += data.length;
      yield data;
      const ended = pageInfo?.hasNextPage === undefined ? read >= (answer.total ?? 0) : !pageInfo.hasNextPage;
      if (ended) return;
    }
  }

  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    again: () => setState({ step: 'choosing' }),
    number: (value: number) => value.toLocaleString(locale),
  };

  function whyFailed(error: unknown): string {
    if (statusOf(error) === 401) return translate('screens.expired');
    if (statusOf(error) === 0) return translate('screens.export.brokenOff');
    const { reason, extensions } = failureOf(error);
    const broken = translate('screens.export.broken', { ...extensions, _: translate('screens.export.failed') });
    return reason && reason !== 'SAID' ? translate(`reasons.${reason}`, { ...extensions, _: broken }) : broken;
  }
}
