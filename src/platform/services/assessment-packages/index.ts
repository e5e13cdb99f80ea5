import { getAssessmentPackageList } from './list.ts';

export const operations = [getAssessmentPackageList];
