import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { at } from '../../../engine/plan/sources.ts';
import { Ellipsis } from '../../../engine/screens/widgets/Ellipsis.tsx';
import type { CellText, FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';

export function CandidateField({ record, dense }: Pick<FieldProps, 'record' | 'dense'>) {
  const translate = useTranslate();
  const name = candidateName({ record });
  if (at(record, 'candidate.purgedAt')) return <Tag>{translate('resources.vacancy-applications.deletedCandidate')}</Tag>;
  if (!name) return <Missing />;
  return dense ? <Ellipsis lines={1}>{name}</Ellipsis> : <Name>{name}</Name>;
}

const Name = styled('span')({ overflowWrap: 'anywhere' });

/** For other programs a purged candidate is called as the platform calls them. */
export function candidateName({ record }: Pick<FieldProps, 'record'>): string {
  const person = 'candidate.personalInformation';
  return [at(record, `${person}.firstName`), at(record, `${person}.lastName`)].filter(Boolean).map(String).join(' ');
}

export const candidateText: CellText = ({ record }, { translate }) =>
  at(record, 'candidate.purgedAt') ? translate('resources.vacancy-applications.deletedCandidate') : candidateName({ record }) || null;
