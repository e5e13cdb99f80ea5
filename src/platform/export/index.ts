export { columnsOf } from './columns.ts';
export { formats } from './formats.ts';
export { sourceOf } from './source.ts';
