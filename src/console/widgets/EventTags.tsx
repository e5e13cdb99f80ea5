import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { isEmpty, type CellText, type FieldProps } from '../../engine/screens/values/field.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { choiceText } from '../../engine/screens/widgets/choiceText.ts';
import { StatusField } from '../../engine/screens/widgets/Status.tsx';

export function EventTagsField(props: FieldProps) {
  if (isEmpty(props.value)) return <Missing />;
  return (
    <Line>
      {eventsOf(props.value).map((event, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <StatusField {...props} value={event} />
        </Fragment>
      ))}
    </Line>
  );
}

const eventsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

export const eventTagsText: CellText = (cell, words) =>
  isEmpty(cell.value)
    ? null
    : eventsOf(cell.value)
        .map((value) => choiceText({ ...cell, value }, words) ?? words.translate('common.notAvailable'))
        .join(' ');

const Line = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(0.5), maxWidth: '100%' }));
