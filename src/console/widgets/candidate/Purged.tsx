import { useTranslate } from 'ra-core';
import { isEmpty, type FieldProps } from '../../../engine/screens/values/field.ts';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';

/** Says that the personal data are gone (specification 3 §4 “Deleted Candidate”). */
export function PurgedField({ value }: Pick<FieldProps, 'value'>) {
  const translate = useTranslate();
  return isEmpty(value) ? null : <Tag>{translate('resources.vacancy-applications.deletedCandidate')}</Tag>;
}
