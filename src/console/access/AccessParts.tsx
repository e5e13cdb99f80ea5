import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useCustomer } from '../customers/useCustomer.ts';
import type { AccessPart } from './places.ts';
import { partWords } from './sentences.ts';

interface Props {
  gains: readonly AccessPart[];
  losses: readonly AccessPart[];
}

/** Distinguished by sign and word, not by colour alone. */
export function AccessParts({ gains, losses }: Props) {
  const words = usePartWords();
  const translate = useTranslate();
  return (
    <Lines>
      {(['gains', 'loses'] as const).flatMap((change) =>
        (change === 'gains' ? gains : losses).map((part) => {
          const { what, where } = words(part);
          return (
            <li key={`${change} ${what} ${where}`} data-change={change}>
              <Sign change={change} label={translate(`access.preview.${change}`)} />
              <span>
                {what}
                <small>{where}</small>
              </span>
            </li>
          );
        }),
      )}
    </Lines>
  );
}

export function usePartWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { customer } = useCustomer();
  return (part: AccessPart) => partWords(part, customer?.customerDisplayName, { translate, locale });
}

/** Plus or minus, with its word for who does not see it. */
export function Sign({ change, label }: { change: 'gains' | 'loses'; label: string }) {
  return (
    <Mark role="img" aria-label={label} data-change={change}>
      {change === 'gains' ? '+' : '−'}
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  flexShrink: 0,
  width: 20,
  height: 20,
  borderRadius: '50%',
  display: 'inline-grid',
  placeItems: 'center',
  fontWeight: 650,
  lineHeight: 1,
  fontSize: 14,
  color: theme.palette.success.contrastText,
  backgroundColor: theme.palette.success.main,
  '&[data-change=loses]': { color: theme.palette.error.contrastText, backgroundColor: theme.palette.error.main },
}));

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'flex-start', minWidth: 0 },
  '& li > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));
