import { styled } from '@mui/material/styles';
import { isEmpty, type FieldProps } from './field.ts';
import { Missing } from './Missing.tsx';
import { StatusField } from './Status.tsx';

/** What happened to a message: one event, or several in their order (specification 3 §2). */
export function EventTagsField(props: FieldProps) {
  if (isEmpty(props.value)) return <Missing />;
  const events: unknown[] = Array.isArray(props.value) ? props.value : [props.value];
  return (
    <Line>
      {events.map((event, index) => (
        <StatusField key={index} {...props} value={event} />
      ))}
    </Line>
  );
}

const Line = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(0.5), maxWidth: '100%' }));
