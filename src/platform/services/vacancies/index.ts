import { archiveVacancies, restoreVacancies } from './archive.ts';
import { getVacancyById, getVacancyList, getVacancyListByCandidateId, getVacancyListV2 } from './list.ts';
import { createVacancy, updateVacancyByExternalVacancyId, updateVacancyById } from './write.ts';

export const operations = [
  getVacancyListV2,
  getVacancyList,
  getVacancyListByCandidateId,
  getVacancyById,
  createVacancy,
  updateVacancyById,
  updateVacancyByExternalVacancyId,
  archiveVacancies,
  restoreVacancies,
];
