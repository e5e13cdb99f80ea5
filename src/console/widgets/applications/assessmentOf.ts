import { at, type Values } from '../../../engine/plan/sources.ts';
import type { FieldProps } from '../../../engine/screens/values/field.ts';

/** The assessment that a cell is about: that of its column's stage, or else of the stage that the application is at. */
export function assessmentOf({ column, record }: Pick<FieldProps, 'column' | 'record'>): Values | undefined {
  const stage = column.of?.['_id'] ?? record['stageId'];
  const assessments = at(record, 'assessments');
  return Array.isArray(assessments) ? (assessments as Values[]).find(({ stageId }) => stageId === stage) : undefined;
}
