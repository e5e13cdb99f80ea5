export { columnsOf } from './columns.ts';
export { formats } from './formats.ts';
export { exportPath, exportRoutes } from './routes.ts';
export { sourceOf } from './source.ts';
export { keepTicket } from './ticket.ts';
