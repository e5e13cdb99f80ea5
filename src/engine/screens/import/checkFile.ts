import { Fingerprint } from '../../plan/fingerprint.ts';
import type { Line } from './fileLines.ts';
import type { PreparedRow } from './runImport.ts';

export interface WrongRow {
  line: Line;
  reasons: string[];
}

export interface FileCheck {
  /** Equal for the same content. */
  fileId: string;
  rows: number;
  wrong: number;
  /** The first ones of each. */
  sample: Line[];
  wrongRows: WrongRow[];
}

const mostShown = 50;

/** Reads the whole file once, and validates each row by the rules of the form; nothing is sent. */
export async function checkFile(
  lines: AsyncIterable<Line[]>,
  prepare: (line: Line) => Promise<PreparedRow>,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (rows: number) => void },
): Promise<FileCheck> {
  const fingerprint = new Fingerprint();
  const check: FileCheck = { fileId: '', rows: 0, wrong: 0, sample: [], wrongRows: [] };
  for await (const part of lines) {
    signal.throwIfAborted();
    for (const line of part) {
      fingerprint.add(JSON.stringify([line.line, line.cells]));
      check.rows += 1;
      if (check.sample.length < 5) check.sample.push(line);
      const row = await prepare(line);
      if (!('reasons' in row)) continue;
      check.wrong += 1;
      if (check.wrongRows.length < mostShown) check.wrongRows.push({ line, reasons: row.reasons });
    }
    onProgress?.(check.rows);
    // Let the page draw.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...check, fileId: fingerprint.text() };
}

/** The heading, and the rows after it. */
export async function headed(lines: AsyncGenerator<Line[]>): Promise<{ head: string[]; lines: AsyncGenerator<Line[]> }> {
  const first = await lines.next();
  const [head, ...rest] = first.done ? [] : first.value;
  async function* following(): AsyncGenerator<Line[]> {
    if (rest.length > 0) yield rest;
    yield* lines;
  }
  return { head: head?.cells.map((cell) => cell.trim()) ?? [], lines: following() };
}
