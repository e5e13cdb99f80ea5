import { getInterviewById, getInterviewList } from './list.ts';

export const operations = [getInterviewList, getInterviewById];
