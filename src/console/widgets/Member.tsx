import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { at, type Values } from '../../engine/plan/sources.ts';
import { titleOf } from '../../engine/plan/titleOf.ts';
import { useScreens } from '../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../engine/screens/values/useAvailability.ts';
import { screenPath } from '../../engine/screens/values/useScreenPath.ts';
import { isEmpty, type CellText, type FieldProps } from '../../engine/screens/values/field.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { Tag } from '../../engine/screens/widgets/Tag.tsx';

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

function memberOf({ value, column }: Pick<FieldProps, 'value' | 'column'>) {
  const type = String((value as Values)['__typename']);
  return { type, member: Object.hasOwn(column.members ?? {}, type) ? column.members?.[type] : undefined };
}

export const memberText: CellText = ({ value, column }, { translate }) => {
  if (isEmpty(value)) return null;
  const { type, member } = memberOf({ value, column });
  if (!member) return type;
  const id = member.id && at(value, member.id);
  return `${titleOf(member, value) || (isEmpty(id) ? '' : String(id))} ${translate(member.label)}`.trim();
};

/** The name alone, for other programs. */
export const memberRaw = ({ value, column }: FieldProps): unknown => {
  const member = isEmpty(value) ? undefined : memberOf({ value, column }).member;
  return member ? titleOf(member, value) : null;
};

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
