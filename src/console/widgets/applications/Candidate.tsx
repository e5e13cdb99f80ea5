import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { at } from '../../../engine/plan/sources.ts';
import { Ellipsis } from '../../../engine/screens/widgets/Ellipsis.tsx';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import { candidateName } from '../cells.ts';

export function CandidateField({ record, dense }: Pick<FieldProps, 'record' | 'dense'>) {
  const translate = useTranslate();
  const name = candidateName({ record });
  if (at(record, 'candidate.purgedAt')) return <Tag>{translate('resources.vacancy-applications.deletedCandidate')}</Tag>;
  if (!name) return <Missing />;
  return dense ? <Ellipsis lines={1}>{name}</Ellipsis> : <Name>{name}</Name>;
}

const Name = styled('span')({ overflowWrap: 'anywhere' });
