import { getAuditList } from './list.ts';
import { getAuditSubjects } from './subjects.ts';

export const operations = [getAuditList, getAuditSubjects];
