import { countRows } from './countRows.ts';

export type Format = 'CSV' | 'JSON' | 'XLSX';

/** Where the file's bytes go. */
export interface Sink {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** All has come: the file is whole now. */
  close: () => Promise<void>;
  /** Nothing of it is kept. */
  abort: () => Promise<void>;
}

export interface Progress {
  bytes: number;
  /** Rows so far, where the format tells; a workbook is packed and does not. */
  rows?: number;
}

interface Options {
  path: string;
  format: Format;
  sink: Sink;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Streams a prepared export into a file. It ends in a whole file or in none: whatever breaks it off is thrown, and what had come is dropped. */
export async function saveFile({ path, format, sink, signal, onProgress }: Options): Promise<Progress> {
  const count = countRows(format);
  let bytes = 0;
  let rows: number | undefined;
  let told = 0;
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal });
    if (!response.ok || !response.body) throw new BrokenOff(response.status);
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      rows = count?.(value);
      await sink.write(value);
      // A progress bar is looked at, not measured: ten times a second is enough.
      if (Date.now() - told > 100) {
        told = Date.now();
        onProgress({ bytes, ...(rows !== undefined && { rows }) });
      }
    }
    await sink.close();
  } catch (fault) {
    await sink.abort().catch(() => undefined);
    throw fault;
  }
  const whole = { bytes, ...(rows !== undefined && { rows }) };
  onProgress(whole);
  return whole;
}

/** The platform refused the file: it was fetched already, its time is over, or the session has ended. */
export class BrokenOff extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** Keeps the file in memory and hands it to the browser's downloads at the end. */
export function downloadSink(fileName: string, format: Format): Sink {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (chunk) => void chunks.push(chunk),
    close: async () => {
      const address = URL.createObjectURL(new Blob(chunks, { type: types[format] }));
      chunks = [];
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      // Not at once: the browser reads the address after the click.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
    abort: async () => {
      chunks = [];
    },
  };
}

/** Can this browser write to a file while it comes, whatever its size? */
export const canStream = (): boolean => 'showSaveFilePicker' in window;

/** A file that the person chooses the place of, written while it comes; undefined when they chose none. Must be called from a click. */
export async function chosenSink(fileName: string, format: Format): Promise<Sink | undefined> {
  const picker = (window as unknown as { showSaveFilePicker: SavePicker }).showSaveFilePicker;
  try {
    const handle = await picker({
      suggestedName: fileName,
      types: [{ accept: { [types[format].split(';')[0] ?? '']: [`.${format.toLowerCase()}`] } }],
    });
    const file = await handle.createWritable();
    return { write: (chunk) => file.write(chunk), close: () => file.close(), abort: () => file.abort() };
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') return undefined;
    throw fault;
  }
}

const types: Record<Format, string> = {
  CSV: 'text/csv;charset=utf-8',
  JSON: 'application/json',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type SavePicker = (options: { suggestedName: string; types: { accept: Record<string, string[]> }[] }) => Promise<{
  createWritable: () => Promise<{
    write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
    close: () => Promise<void>;
    abort: () => Promise<void>;
  }>;
}>;
