import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { InputProps } from '../values/input.ts';
import { useHelp } from './useHelp.ts';

export interface ControlProps extends InputProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props extends InputProps {
  children: (control: ControlProps) => ReactNode;
  group?: boolean;
}

/** Decisions §9: nothing moves, nothing is shown by colour alone. */
export function Control({ children, group = false, ...props }: Props) {
  const { field, value, error } = props;
  const translate = useTranslate();
  const id = useId();
  const help = useHelp(field);
  const required = asksForSomething(field);
  const left = field.maxLength === undefined || typeof value !== 'string' ? undefined : field.maxLength - value.length;
  const counted = left !== undefined && left <= Math.max(10, (field.maxLength ?? 0) / 10);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const label = { children: translate(field.label), 'data-required': required || undefined };
  const control: ControlProps = {
    ...props,
    id,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <Frame data-field={field.name} {...(group && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': described })}>
      {group ? <Label as="span" id={`${id}-label`} {...label} /> : <Label id={`${id}-label`} htmlFor={id} {...label} />}
      {children(control)}
      {(error || help || counted) && (
        <Below>
          <span>
            {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
            {help && <span id={`${id}-help`}>{help}</span>}
          </span>
          {counted && (
            <Counter over={(left ?? 0) < 0} aria-live="polite">
              {translate('screens.form.counter', { used: String(value).length, limit: field.maxLength })}
            </Counter>
          )}
        </Below>
      )}
    </Frame>
  );
}

/** Switches always have a value, and optional lists need none: neither is marked as required. */
const asksForSomething = ({ required, kind, minItems = 0 }: InputProps['field']): boolean =>
  required && kind !== 'boolean' && (minItems > 0 || !lists.has(kind));

const lists = new Set(['rows', 'choices', 'references']);

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  minWidth: 0,
  // Focused inputs must not hide below sticky bars.
  '& :is(input, textarea, select)': { scrollMarginTop: 120, scrollMarginBottom: 96 },
}));

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  justifySelf: 'start',
  // Visual only: the input announces that it is required.
  '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: theme.palette.error.main },
}));

const Below = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: theme.spacing(2),
  justifyContent: 'space-between',
  color: theme.palette.text.secondary,
}));

const Wrong = styled('span')(({ theme }) => ({ display: 'block', color: theme.palette.error.main }));

const Counter = styled('span', { shouldForwardProp: (name) => name !== 'over' })<{ over: boolean }>(({ theme, over }) => ({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  ...(over && { color: theme.palette.error.main }),
}));
