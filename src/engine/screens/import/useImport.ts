import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Plan } from '../../plan/Plan.ts';
import { isAborted, statusOf } from '../values/answers.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { reasonColumn } from '../widgets/csv/readCsv.ts';
import { checkFile, headed, type FileCheck } from './checkFile.ts';
import { fileLines, FileFault, type Line } from './fileLines.ts';
import { guessColumns, importFields, type ImportField, type Mapping } from './importFields.ts';
import { failedRows } from './failedRows.ts';
import { LineSet } from './lineSet.ts';
import { lookUpWith } from './lookUp.ts';
import { readLedger, writeLedger } from './ledger.ts';
import { prepareRow, refusalOf, type RowReading } from './prepareRow.ts';
import { runImport, type ImportCounts, type RowResult } from './runImport.ts';

export interface ChosenFile {
  file: File;
  head: string[];
  mapping: Mapping;
}

export type ImportState =
  | { step: 'file'; fault?: string }
  | { step: 'columns'; check?: FileCheck; reading?: number; fault?: string; before: number }
  | { step: 'running'; check: FileCheck; counts: ImportCounts }
  | {
      step: 'done';
      check: FileCheck;
      counts: ImportCounts;
      stopped?: string;
      cancelled: boolean;
      failed?: Blob;
      made: readonly string[];
    };

export function useImport(plan: Plan, form: GeneratedForm) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { base, userId, plans } = useScreens();
  const lookUp = useMemo(() => lookUpWith(dataProvider, plans), [dataProvider, plans]);
  const fields = useMemo(() => importFields(form.plan), [form]);
  const labelOf = useCallback((field: ImportField) => field.labels.map((label) => translate(label)).join(' '), [translate]);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const faultOf = (error: unknown): string =>
    error instanceof FileFault ? translate(`screens.import.faults.${error.fault}`, error.args) : translate('screens.import.faults.reading');
  const ledgerKey = (fileId: string): string => [userId, base, plan.name, fileId].join(' ');
  const reading = (mapping: Mapping): RowReading => ({ form, fields, mapping, labelOf, translate, locale, lookUp });

  const check = async (next: ChosenFile): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setChosen(next);
    setState({ step: 'columns', before: 0, reading: 0 });
    try {
      const { lines } = await headed(fileLines(next.file, next.file.name));
      const onProgress = (rows: number) => !signal.aborted && setState({ step: 'columns', before: 0, reading: rows });
      const found = await checkFile(lines, (line) => prepareRow(line, reading(next.mapping)), { signal, onProgress });
      signal.throwIfAborted();
      setState({ step: 'columns', check: found, before: readLedger(ledgerKey(found.fileId)).done.size });
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) setState({ step: 'columns', before: 0, fault: faultOf(error) });
    }
  };

  const choose = async (file: File): Promise<void> => {
    try {
      const { head } = await headed(fileLines(file, file.name));
      if (head.length === 0) throw new FileFault('empty');
      await check({ file, head, mapping: guessColumns(fields, head, labelOf) });
    } catch (error) {
      setState({ step: 'file', fault: faultOf(error) });
    }
  };

  const start = async (checked: FileCheck): Promise<void> => {
    const { fileId } = checked;
    if (!chosen) return;
    const controller = new AbortController();
    running.current = controller;
    const ledger = readLedger(ledgerKey(fileId));
    const row = reading(chosen.mapping);
    const made: string[] = [];
    const failed = failedRows();
    let shownAt = 0;
    const send = async (values: Record<string, unknown>, { line }: Line): Promise<RowResult> => {
      try {
        const { data } = await dataProvider.create(plan.name, { data: values, meta: { key: `${fileId}-${ledger.round}-${line}` } });
        return { made: String(data.id) };
      } catch (error) {
        const status = statusOf(error);
        const reason = refusalOf(error, row);
        if (status === 401) return { unknown: translate('screens.expired'), stop: true };
        if (status <= 0) return { unknown: translate('screens.import.reasons.noAnswer'), stop: true };
        if (status >= 500 || status === 429) return { unknown: reason ?? translate('screens.import.reasons.failed') };
        return { refused: reason ?? translate('screens.import.reasons.refused') };
      }
    };
    setState({ step: 'running', check: checked, counts: { read: 0, made: 0, refused: 0, unknown: 0, skipped: 0 } });
    try {
      const { head, lines } = await headed(fileLines(chosen.file, chosen.file.name));
      const ofReasons = head.indexOf(reasonColumn);
      const kept = (cells: string[]): string[] => (ofReasons < 0 ? cells : cells.toSpliced(ofReasons, 1));
      const { counts, stopped } = await runImport({
        lines,
        prepare: (line) => prepareRow(line, row),
        send,
        done: ledger.done,
        onMade: (id) => made.push(id),
        onFailed: ({ cells }, reason) => {
          const padded = Array.from({ length: head.length }, (_, index) => cells[index] ?? '');
          failed.add([...kept(head), reasonColumn], [...kept(padded), reason]);
        },
        repeatable: plan.create?.idempotent === true,
        onProgress: (now) => {
          if (Date.now() - shownAt < 100) return;
          shownAt = Date.now();
          setState({ step: 'running', check: checked, counts: { ...now } });
          writeLedger(ledgerKey(fileId), ledger);
        },
        signal: controller.signal,
      });
      const cancelled = controller.signal.aborted;
      const file = failed.file();
      const result = { check: checked, counts, cancelled, made, ...(stopped !== undefined && { stopped }), ...(file && { failed: file }) };
      setState({ step: 'done', ...result });
    } catch (error) {
      setState({ step: 'file', fault: faultOf(error) });
    } finally {
      writeLedger(ledgerKey(fileId), ledger);
      void queryClient.invalidateQueries();
    }
  };

  /** Rows that were undone may be imported again. */
  const forget = ({ fileId }: FileCheck): void => {
    const { round } = readLedger(ledgerKey(fileId));
    writeLedger(ledgerKey(fileId), { round: round + 1, done: new LineSet() });
  };

  return {
    fields,
    labelOf,
    chosen,
    state,
    choose,
    map: (mapping: Mapping) => (chosen ? check({ ...chosen, mapping }) : undefined),
    start,
    forget,
    again: () => setState({ step: 'file' }),
    cancel: () => running.current?.abort(),
    number: (value: number) => value.toLocaleString(locale),
  };
}

export type Import = ReturnType<typeof useImport>;
