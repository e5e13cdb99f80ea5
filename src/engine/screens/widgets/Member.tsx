import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { at } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { screenPath } from '../values/useScreenPath.ts';
import { isEmpty, type FieldProps } from '../values/field.ts';
import { memberOf } from './memberText.ts';
import { Missing } from './Missing.tsx';
import { Tag } from './Tag.tsx';

/** A record that may be of several types: its name, which leads to its page where it has one, and what it is. */
export function MemberField({ value, column }: Pick<FieldProps, 'value' | 'column'>) {
  const { base, plans } = useScreens();
  const { may } = useAvailability();
  const translate = useTranslate();
  if (isEmpty(value)) return <Missing />;
  const { type, member } = memberOf({ value, column });
  if (!member) return <Tag>{type}</Tag>;
  const title = titleOf(member, value);
  const id = member.id && at(value, member.id);
  const plan = plans[member.reference ?? ''];
  const opens = plan && may(plan, 'show') && !isEmpty(id);
  return (
    <Line>
      {opens ? (
        <Link to={screenPath(base, plan).show(id)}>{title || String(id)}</Link>
      ) : (
        <span>{title || (isEmpty(id) ? '' : String(id))}</span>
      )}{' '}
      <Tag>{translate(member.label)}</Tag>
    </Line>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.25, 1),
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '& > a': { color: 'inherit' },
  '& > a:hover': { color: theme.palette.primary.main },
}));
