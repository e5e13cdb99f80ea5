import type { RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { failureOf } from '../values/answers.ts';

export function isAbsent({ absent = 'null' }: Plan, record: RaRecord | undefined, error: unknown): boolean {
  if (absent === 'null') return record === undefined && failureOf(error).reason === 'NO_RECORD';
  if ('code' in absent) return record === undefined && error !== null && failureOf(error).code === absent.code;
  return record !== undefined && JSON.stringify(at(record, absent.field) ?? null) === JSON.stringify(absent.is ?? null);
}
