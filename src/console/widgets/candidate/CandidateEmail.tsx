import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { at } from '../../../engine/plan/sources.ts';
import { EmailField } from '../../../engine/screens/widgets/Email.tsx';
import type { FieldProps } from '../../../engine/screens/values/field.ts';

/** A purged candidate's placeholder isn't an address and doesn't look like one (specification 3 §4). */
export function CandidateEmailField(props: FieldProps) {
  return at(props.record, 'candidate.purgedAt') ? <Gone>{String(props.value ?? '')}</Gone> : createElement(EmailField, props);
}

const Gone = styled('s')(({ theme }) => ({ color: theme.palette.text.secondary, overflowWrap: 'anywhere' }));
