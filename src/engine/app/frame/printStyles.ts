/** Print styles: only the page, in black, each list with all of its columns. */
export const printStyles = {
  '.print-only': { display: 'none !important' },
  '@media print': {
    '.print-only': { display: 'block !important' },
    '.screen-only, .MuiSnackbar-root, .MuiChip-deleteIcon, #main form button, #main .MuiIconButton-root, #main .row-tool, #main .MuiButton-contained':
      {
        display: 'none !important',
      },
    '#main': { display: 'block !important', padding: '0 !important' },
    'html, body': { backgroundColor: 'transparent !important', colorScheme: 'light' },
    '#main section > *, #main table *': { position: 'static !important' },
    '#main :is(h1, h2, h3, p, th, td, dt, dd, li, a, span, strong, time, label, small, th *)': { color: '#000 !important' },
    '#main section:has(table, ul)': { page: 'list', border: '0 !important', backgroundColor: 'transparent !important' },
    '#main section table': {
      tableLayout: 'auto !important',
      minWidth: '0 !important',
      width: '100% !important',
      fontSize: '8pt !important',
    },
    '#main section table col': { width: 'auto !important' },
    '#main section table :is(.box, .tool)': { display: 'none !important' },
    '#main section table :is(th, td)': {
      height: 'auto !important',
      padding: '3pt 5pt !important',
      backgroundColor: 'transparent !important',
    },
    '#main section table :is(th, td), #main section table :is(th, td) *': {
      whiteSpace: 'normal !important',
      overflow: 'visible !important',
      overflowWrap: 'anywhere !important',
      maxWidth: 'none !important',
    },
    '#main section table td :is(span, a, strong, time, small, code)': { fontSize: 'inherit !important' },
    '#main :is(tr, li, dl > div)': { breakInside: 'avoid' },
    '#main thead': { display: 'table-header-group' },
  },
  '@page list': { size: 'landscape' },
} as const;
