import { getVacancyApplicationStatusCount } from './counts.ts';
import { getApplicationById, getApplicationList } from './list.ts';
import { resendLinks, resendReport } from './resend.ts';
import { searchApplications } from './search.ts';
import { markViewed } from './viewed.ts';
import { moveApplications, updateStatuses } from './write.ts';

export const operations = [
  getApplicationList,
  getApplicationById,
  searchApplications,
  getVacancyApplicationStatusCount,
  moveApplications,
  updateStatuses,
  resendLinks,
  resendReport,
  markViewed,
];
