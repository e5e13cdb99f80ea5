import type { Line } from './fileLines.ts';
import type { LineSet } from './lineSet.ts';

/** Values of a row, or the reasons why it cannot be sent. */
export type PreparedRow = { values: Record<string, unknown> } | { reasons: string[] };

/** `unknown`: no answer came, so the row may be there; sent again with the same key, it is not made twice. */
export type RowResult = { made: string } | { refused: string } | { unknown: string; stop?: boolean };

export interface ImportCounts {
  read: number;
  made: number;
  refused: number;
  unknown: number;
  /** Made by an earlier run of the same file. */
  skipped: number;
}

export interface ImportJob {
  lines: AsyncIterable<Line[]>;
  prepare: (line: Line) => Promise<PreparedRow>;
  send: (values: Record<string, unknown>, line: Line) => Promise<RowResult>;
  /** Rows that are there already; those made are added. */
  done: LineSet;
  onFailed: (line: Line, reason: string) => void;
  onMade: (id: string) => void;
  onProgress: (counts: ImportCounts) => void;
  /** A row whose result is unknown may be sent again without being made twice. */
  repeatable: boolean;
  signal: AbortSignal;
  /** Rows in flight: without a connection, at most these are unknown. */
  concurrency?: number;
}

/** Unknown results in a row after which the rest waits for a person. */
const mostUnknown = 10;

/** Sends each row once, in the file's order, with flat memory; the rest of a stopped run can be sent later. */
export async function runImport(job: ImportJob): Promise<{ counts: ImportCounts; stopped?: string }> {
  const counts: ImportCounts = { read: 0, made: 0, refused: 0, unknown: 0, skipped: 0 };
  let stopped: string | undefined;
  let unknownInARow = 0;
  const isOver = (): boolean => stopped !== undefined || job.signal.aborted;
  const take = async (line: Line): Promise<void> => {
    counts.read += 1;
    if (job.done.has(line.line)) {
      counts.skipped += 1;
      return;
    }
    const row = await job.prepare(line);
    const result: RowResult = 'reasons' in row ? { refused: row.reasons.join('; ') } : await job.send(row.values, line);
    if ('made' in result) {
      counts.made += 1;
      job.done.add(line.line);
      job.onMade(result.made);
    } else if ('refused' in result) {
      counts.refused += 1;
      job.onFailed(line, result.refused);
    } else {
      counts.unknown += 1;
      if (!job.repeatable) job.done.add(line.line);
      job.onFailed(line, result.unknown);
      if (result.stop || unknownInARow + 1 >= mostUnknown) stopped = result.unknown;
    }
    unknownInARow = 'unknown' in result ? unknownInARow + 1 : 0;
  };
  for await (const part of job.lines) {
    let next = 0;
    const work = async (): Promise<void> => {
      for (let line = part[next++]; line && !isOver(); line = part[next++]) {
        await take(line);
        job.onProgress(counts);
      }
    };
    await Promise.all(Array.from({ length: job.concurrency ?? 4 }, work));
    if (isOver()) break;
  }
  return { counts, ...(stopped !== undefined && { stopped }) };
}
