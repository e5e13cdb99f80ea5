import { text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';

export const factorName = text('validation.factorName', limits.factorName);
