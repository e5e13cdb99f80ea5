import { useDataProvider, useLocaleState, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../values/answers.ts';
import type { Values } from '../../../plan/sources.ts';
import type { Collection } from '../useCollection.ts';
import { daysAgo } from '../../values/readerDays.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import type { ShownColumn } from '../../values/field.ts';
import { useCellWords } from '../../widgets/useCellWords.ts';
import { fileCells } from './cells.ts';
import { fileWriter } from './fileWriters.ts';
import { namesFor } from './names.ts';
import { canStream, chosenSink, downloadSink, type Format, type Progress, type Sink } from './saveFile.ts';

export type ExportState =
  | { step: 'choosing' }
  | { step: 'running'; rows?: number; progress: Progress }
  /** `nameless`: the file has only the ids of some referenced records. */
  | { step: 'done'; rows: number; fileName: string; nameless?: boolean }
  /** `begun`: some rows had arrived and were discarded. */
  | { step: 'failed'; text: string; begun: boolean };

export interface ExportRequest {
  format: Format;
  columns: readonly ShownColumn[];
  ids?: readonly string[] | undefined;
  /** Replaces filters of the list. */
  filter?: Values | undefined;
  signal: AbortSignal;
}

export interface Source {
  rows: AsyncIterable<RaRecord[]>;
  total?: number | undefined;
  fileName?: string;
}

/** From this number of rows, the file is written straight to disk if the browser can, instead of collected in memory. */
export const bigFrom = 50_000;

export function useExporting(
  collection: Collection,
  open: (requested: ExportRequest) => Promise<Source>,
  whyFailed: (error: unknown) => string,
) {
  const { plan, total = 0 } = collection;
  const dataProvider = useDataProvider();
  const screens = useScreens();
  const translate = useTranslate();
  const words = useCellWords();
  const [locale] = useLocaleState();
  const [state, setState] = useState<ExportState>({ step: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (
    format: Format,
    columns: readonly ShownColumn[],
    labels: boolean,
    { ids, filter }: Pick<ExportRequest, 'ids' | 'filter'> = {},
  ) => {
    const name = `${translate(`resources.${plan.name}.name`)} ${daysAgo(0)}.${format.toLowerCase()}`;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let sink: Sink | undefined;
    let begun = false;
    try {
      // Must come first: the browser shows its file dialog only right after a click.
      if (total > bigFrom && canStream()) {
        sink = await chosenSink(name, format);
        if (!sink) return;
      }
      setState({ step: 'running', progress: { bytes: 0 } });
      const names = namesFor(labels ? columns : [], { ...screens, dataProvider });
      const writer = await fileWriter(format, fileCells(columns, labels, { ...words, nameOf: names.nameOf }));
      const source = await open({ format, columns, ids, filter, signal });
      signal.throwIfAborted();
      const fileName = source.fileName ?? name;
      sink ??= downloadSink(fileName, format);
      let [rows, bytes, reportedAt] = [0, 0, 0];
      const write = async (chunks: readonly Uint8Array[]) => {
        for (const chunk of chunks) {
          bytes += chunk.byteLength;
          await sink?.write(chunk as Uint8Array<ArrayBuffer>);
        }
        // Ten updates per second are enough, and let the page draw them.
        if (Date.now() - reportedAt < 100 || signal.aborted) return;
        reportedAt = Date.now();
        setState({ step: 'running', ...(source.total !== undefined && { rows: source.total }), progress: { bytes, rows } });
        await new Promise((resolve) => setTimeout(resolve));
      };
      begun = true;
      await write(writer.begin());
      for await (const part of source.rows) {
        signal.throwIfAborted();
        await names.learn(part, signal);
        rows += part.length;
        await write(writer.rows(part));
      }
      await write(writer.end());
      signal.throwIfAborted();
      await sink.close();
      setState({ step: 'done', rows, fileName, ...(names.isLacking() && { nameless: true }) });
    } catch (error) {
      await sink?.abort().catch(() => undefined);
      if (signal.aborted || isAborted(error)) setState({ step: 'choosing' });
      else setState({ step: 'failed', text: whyFailed(error), begun });
    }
  };
  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    again: () => setState({ step: 'choosing' }),
    number: (value: number) => value.toLocaleString(locale),
  };
}

export type Exporting = ReturnType<typeof useExporting>;
