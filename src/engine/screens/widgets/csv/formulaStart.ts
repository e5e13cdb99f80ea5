/** Start of a text that a spreadsheet would calculate; CSV files get an apostrophe before it. */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
