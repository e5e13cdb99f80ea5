import { downloadBlob } from '../../values/downloadBlob.ts';

export type Format = 'CSV' | 'JSON' | 'XLSX';

export interface Sink {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
}

export interface Progress {
  bytes: number;
  rows?: number;
}

export function downloadSink(fileName: string, format: Format): Sink {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (chunk) => void chunks.push(chunk),
    close: async () => {
      const file = new Blob(chunks, { type: types[format] });
      chunks = [];
      downloadBlob(fileName, file);
    },
    abort: async () => {
      chunks = [];
    },
  };
}

/** True if the browser can write a file of any size while it arrives. */
export const canStream = (): boolean => 'showSaveFilePicker' in window;

/** Undefined if the user cancels. Must be called from a click. */
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
