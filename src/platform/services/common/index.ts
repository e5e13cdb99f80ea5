import { getAuditList } from './auditTrail.ts';
import { checkPolicy } from './checkPolicy.ts';
import { startExport } from './export.ts';
import { geocode } from './geocode.ts';
import { deleteViews, getViewList, saveView } from './views.ts';

export { rightsOfRole } from './rights.ts';
export type { Role } from './rights.ts';

export const operations = [checkPolicy, geocode, getAuditList, getViewList, saveView, deleteViews, startExport];
