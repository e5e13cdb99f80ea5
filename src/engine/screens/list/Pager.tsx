import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useI18nProvider, useListContext, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { pageSizes } from './listState.ts';
import { painted } from '../values/painted.ts';
import { SmallSelect } from '../widgets/SmallSelect.tsx';
import { sticks } from '../values/sticks.ts';

export function Pager({ prefetch }: { prefetch: () => void }) {
  const { data = [], total, page, perPage, setPage, setPerPage, hasNextPage, isPending, isPlaceholderData, meta } = useListContext();
  const partial = (meta as { partial?: boolean } | undefined)?.partial === true && !isPlaceholderData;
  const open = total === undefined && hasNextPage;
  const lastPage = total === undefined ? page + (hasNextPage ? 1 : 0) : Math.max(1, Math.ceil(total / perPage));
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const id = useId();
  const format = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  // Making a format takes 5 ms of a slow machine.
  const number = (value: number) => (value < 1000 ? String(value) : format.format(value));
  const range =
    (total === undefined && ((!open && !partial) || isPlaceholderData)) || isPending
      ? ''
      : translate(partial ? 'screens.list.ofMore' : `ra.navigation.${total === undefined ? 'partial_' : ''}page_range_info`, {
          offsetBegin: number(total === 0 ? 0 : (page - 1) * perPage + 1),
          offsetEnd: number(Math.min(page * perPage, total ?? (page - 1) * perPage + data.length)),
          total: total !== undefined && number(total),
        });
  const to = (target: number, label: string, Icon: typeof FirstPage, ahead?: () => void) => (
    <IconButton
      size="small"
      aria-label={translate(label)}
      disabled={isPending || target < 1 || target > lastPage || target === page}
      onClick={() => void painted().then(() => setPage(target))}
      {...(ahead && { onPointerEnter: ahead, onFocus: ahead })}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Bar aria-label={translate('screens.list.paging')}>
      <label htmlFor={id}>{translate('ra.navigation.page_rows_per_page')}</label>
      <SmallSelect id={id} value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SmallSelect>
      <span role="status">
        {range}
        {partial && !open && <small>{translate('screens.list.mayHaveMore')}</small>}
      </span>
      <span>
        {to(1, 'ra.navigation.first', FirstPage)}
        {to(page - 1, 'ra.navigation.previous', ChevronLeft)}
        {to(page + 1, 'ra.navigation.next', ChevronRight, prefetch)}
        {!open && to(lastPage, 'ra.navigation.last', LastPage)}
      </span>
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  ...theme.typography.caption,
  ...sticks({ bottom: 0 }),
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 48,
  padding: theme.spacing(0, 1, 0, 2),
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.background.bar,
  borderTop: `1px solid ${theme.palette.divider}`,
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  '@media print': { '& > :not([role=status])': { display: 'none' } },
  '& [role=status]': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [role=status] small': { display: 'block', whiteSpace: 'normal' },
  '@media (max-width: 480px)': { '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
}));
