export { bestRows } from './bestRows.ts';
export { columnsOf } from './columns.ts';
export { exporting, formats } from './formats.ts';
export { sourceOf } from './source.ts';
