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
  /** Rows so far. */
  rows?: number;
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
