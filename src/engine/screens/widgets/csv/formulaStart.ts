/** How a text begins that a spreadsheet would calculate; in a CSV an apostrophe goes before it. */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
