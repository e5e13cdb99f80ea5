interface Format {
  ending: string;
  mostRows?: number;
}

/** File formats of the console; a sheet has 2²⁰ rows including the header. */
export const formats: Record<'CSV' | 'JSON' | 'XLSX', Format> = {
  CSV: { ending: 'csv' },
  JSON: { ending: 'json' },
  XLSX: { ending: 'xlsx', mostRows: 1_048_575 },
};

/** The right that an export needs besides that of its list. */
export const exporting = ['common:export'];
