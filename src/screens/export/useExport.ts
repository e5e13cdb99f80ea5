import { useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { failureOf, isAborted, statusOf } from '../answers.ts';
import type { Collection } from '../list/useCollection.ts';
import { useShell } from '../shell/ShellProvider.tsx';
import { useTools } from '../useAsk.ts';
import { exportInput } from './exportInput.ts';
import { BrokenOff, canStream, chosenSink, downloadSink, saveFile, type Format, type Progress, type Sink } from './saveFile.ts';

/** Where an export stands; `rows` is the platform's own count, known before the first byte. */
export type ExportState =
  | { step: 'choosing' }
  | { step: 'running'; rows?: number; progress: Progress }
  /** `nameless`: of some records that its rows point at it has the ids alone. */
  | { step: 'done'; rows: number; fileName: string; nameless?: boolean }
  /** `begun`: a part had come, and was dropped. */
  | { step: 'failed'; text: string; begun: boolean };

/** An export on its way, however it is made. */
export type Exporting = ReturnType<typeof useExport>;

interface Answer {
  rows: number;
  path: string;
  fileName: string;
}

/** From so many rows on the file goes straight to the disk where the browser can, instead of through its memory. */
export const bigFrom = 50_000;

/** Runs an export of a whole list: prepared and counted by the platform, streamed into a file, ended at any time. */
export function useExport(collection: Collection) {
  const { plan, total = 0 } = collection;
  const { ask } = useTools();
  const { customer, me } = useShell();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [state, setState] = useState<ExportState>({ step: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: Format, columns: readonly ColumnPlan[], labels: boolean) => {
    const name = `${translate(`resources.${plan.name}.name`)} ${new Date().toISOString().slice(0, 10)}.${format.toLowerCase()}`;
    let sink: Sink | undefined;
    let begun = false;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      // First of all, since the browser asks for a place only right after a click.
      if (total > bigFrom && canStream()) {
        sink = await chosenSink(name, format);
        if (!sink) return;
      }
      setState({ step: 'running', progress: { bytes: 0 } });
      const scope = customer && { ...customer, hierarchyId: customer.rootHierarchyId };
      const input = exportInput(collection, { format, columns, labels, scope: scope ?? {}, session: { ...me }, translate });
      const { rows, path, fileName } = (await ask('CommonStartExport', { input }, { signal })) as Answer;
      signal.throwIfAborted();
      sink ??= downloadSink(fileName, format);
      setState({ step: 'running', rows, progress: { bytes: 0 } });
      begun = true;
      const whole = await saveFile({
        path,
        format,
        sink,
        signal,
        onProgress: (progress) => setState((now) => (now.step === 'running' && !signal.aborted ? { ...now, progress } : now)),
      });
      setState({ step: 'done', rows: whole.rows ?? rows, fileName });
    } catch (error) {
      if (!begun) await sink?.abort().catch(() => undefined);
      if (signal.aborted || isAborted(error)) setState({ step: 'choosing' });
      else setState({ step: 'failed', text: whyFailed(error), begun });
    }
  };
  return {
    state,
    start,
    /** Ends it: what had come is dropped. */
    cancel: () => running.current?.abort(),
    again: () => setState({ step: 'choosing' }),
    number: (value: number) => value.toLocaleString(locale),
  };

  function whyFailed(error: unknown): string {
    if (error instanceof BrokenOff) return translate(error.status === 401 ? 'screens.expired' : 'screens.export.fileRefused');
    if (statusOf(error) < 0 || statusOf(error) === 0) return translate('screens.export.brokenOff');
    const { reason, errors } = failureOf(error);
    const [field] = Object.values(errors ?? {});
    const general = translate('screens.export.failed');
    // What the platform says of its own limits is said as it is.
    const message = error instanceof Error && statusOf(error) === 400 ? error.message : general;
    if (field) return translate(field.message, { ...field.args, _: message });
    return reason ? translate(`reasons.${reason}`, { _: message }) : message;
  }
}
