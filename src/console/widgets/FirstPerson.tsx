import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Ellipsis } from '../../engine/screens/widgets/Ellipsis.tsx';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { nameOf } from '../../engine/screens/widgets/inList.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { firstOf } from './cells.ts';

/** The first of several people, and how many more there are of the same sort (specification 3 §2: a vacancy's hiring manager). */
export function FirstPersonField(props: FieldProps) {
  const translate = useTranslate();
  const { first, others } = firstOf(props);
  if (!first) return <Missing />;
  const more = others.length > 0 && (
    <More
      title={others.slice(0, 20).map(nameOf).join(', ')}
      aria-label={translate('screens.people.others', { smart_count: others.length })}
    >
      +{others.length}
    </More>
  );
  return (
    <Line>
      {props.dense ? <Ellipsis>{nameOf(first)}</Ellipsis> : nameOf(first)}
      {more && ' '}
      {more}
    </Line>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.75),
  maxWidth: '100%',
}));

const More = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.text.secondary, flexShrink: 0 }));
