import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { at } from '../../../plan/sources.ts';
import { Ellipsis } from '../Ellipsis.tsx';
import type { FieldProps } from '../field.ts';
import { Missing } from '../Missing.tsx';
import { Tag } from '../Tag.tsx';

/** Who applies; a candidate whose personal data are gone carries a tag that says so (specification 3 §4 «Deleted Candidate»). */
export function CandidateField({ record, dense }: Pick<FieldProps, 'record' | 'dense'>) {
  const translate = useTranslate();
  const person = 'candidate.personalInformation';
  const name = [at(record, `${person}.firstName`), at(record, `${person}.lastName`)].filter(Boolean).map(String).join(' ');
  if (at(record, 'candidate.purgedAt')) return <Tag>{translate('resources.vacancy-applications.deletedCandidate')}</Tag>;
  if (!name) return <Missing />;
  return dense ? <Ellipsis lines={1}>{name}</Ellipsis> : <Name>{name}</Name>;
}

const Name = styled('span')({ overflowWrap: 'anywhere' });
