import { numbers } from '../../purge/place.ts';

export const purges = { figureDays: numbers, figureMarks: numbers };
