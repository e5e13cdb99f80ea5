import type { Format } from './saveFile.ts';

/** Counts the rows of a file while its parts come, each part wherever it was cut; a workbook is packed and cannot be counted. */
export function countRows(format: Format): ((chunk: Uint8Array) => number) | undefined {
  return format === 'CSV' ? countLines() : format === 'JSON' ? countObjects() : undefined;
}

/** Lines of a CSV file outside of quotes, without the head. */
function countLines() {
  let quoted = false;
  let ends = 0;
  let last = newLine;
  return (chunk: Uint8Array) => {
    for (const byte of chunk) {
      if (byte === quote) quoted = !quoted;
      else if (byte === newLine && !quoted) ends += 1;
      last = byte;
    }
    // A last line may lack its end.
    return Math.max(0, ends + (last === newLine ? 0 : 1) - 1);
  };
}

/** Objects of the outermost list of a JSON file. */
function countObjects() {
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let rows = 0;
  return (chunk: Uint8Array) => {
    for (const byte of chunk) {
      if (quoted) {
        if (escaped) escaped = false;
        else if (byte === backslash) escaped = true;
        else if (byte === quote) quoted = false;
      } else if (byte === quote) quoted = true;
      else if (byte === open || byte === openList) depth += 1;
      else if (byte === close || byte === closeList) {
        depth -= 1;
        if (byte === close && depth === 1) rows += 1;
      }
    }
    return rows;
  };
}

const code = (sign: string): number => sign.charCodeAt(0);
const quote = code('"');
const newLine = code('\n');
const backslash = code('\\');
const [open, close, openList, closeList] = [code('{'), code('}'), code('['), code(']')];
