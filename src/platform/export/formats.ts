interface Format {
  ending: string;
  /** As many rows as the format holds. */
  mostRows?: number;
}

/** The forms of a file that the console makes of an export's rows; a sheet holds 2²⁰ rows with its heading. */
export const formats: Record<'CSV' | 'JSON' | 'XLSX', Format> = {
  CSV: { ending: 'csv' },
  JSON: { ending: 'json' },
  XLSX: { ending: 'xlsx', mostRows: 1_048_575 },
};
