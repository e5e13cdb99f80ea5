import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { CustomerSummary, Me } from './customers.ts';
import { isSame, useCustomerSearch } from './useCustomerSearch.ts';

/** Maximum length of a search text on the platform. */
const longestSearch = 100;

/** Thousands of rows would slow down the first keystroke. */
const shownAtMost = 200;

interface CustomerListProps {
  me: Me;
  current?: CustomerSummary;
  onChoose: (customer: CustomerSummary) => void;
}

export function CustomerList({ me, current, onChoose }: CustomerListProps) {
  const translate = useTranslate();
  const listId = useId();
  const [search, setSearch] = useState('');
  const { customers, total, state } = useCustomerSearch(me, current, search);
  const shown = customers.slice(0, shownAtMost);
  const [chosen, setActive] = useState(() =>
    Math.max(
      0,
      customers.findIndex((one) => isSame(one, current)),
    ),
  );
  const active = Math.min(chosen, Math.max(0, shown.length - 1));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(active, shown.length - 1);
    if (to !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(to, shown.length - 1)));
    } else if (event.key === 'Enter' && shown[active]) {
      event.preventDefault();
      onChoose(shown[active]);
    }
  };
  const optionId = (index: number) => `${listId}-${index}`;
  const statusOf = () => {
    if (state !== 'ready') return translate(`shell.customers.${state}`);
    if (total === 0) return translate('shell.customers.none', { search });
    if (total > shown.length) return translate('shell.customers.some', { smart_count: total, shown: shown.length });
    return translate('shell.customers.count', { smart_count: total });
  };
  return (
    <Box>
      <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
        <InputBase
          autoFocus
          fullWidth
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={translate('shell.customers.search')}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('shell.customers.search'),
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': shown.length ? optionId(active) : undefined,
            maxLength: longestSearch,
            autoComplete: 'off',
            spellCheck: false,
          }}
          sx={{ px: 1, height: 40 }}
        />
      </Box>
      <Box
        component="ul"
        ref={list}
        id={listId}
        role="listbox"
        aria-label={translate('shell.customers.label')}
        sx={{ m: 0, p: shown.length ? 1 : 0, maxHeight: 'min(400px, 60vh)', overflowY: 'auto', listStyle: 'none' }}
      >
        {shown.map((customer, index) => (
          <Box
            component="li"
            key={`${customer.awsRegion} ${customer.customerId}`}
            id={optionId(index)}
            role="option"
            aria-selected={isSame(customer, current)}
            onClick={() => onChoose(customer)}
            onPointerMove={() => setActive(index)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1,
              py: 0.75,
              borderRadius: 1,
              cursor: 'pointer',
              ...(index === active && { bgcolor: 'action.selected' }),
            }}
          >
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography noWrap sx={{ fontWeight: 500 }}>
                {customer.customerDisplayName}
              </Typography>
              <Typography noWrap variant="caption" color="textSecondary" component="div">
                {customer.organizationDisplayName} · {translate(`regions.${customer.awsRegion}`)}
              </Typography>
            </Box>
            {isSame(customer, current) && <Check fontSize="small" color="primary" titleAccess={translate('shell.customers.current')} />}
          </Box>
        ))}
      </Box>
      <Typography
        role="status"
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ px: 2, py: 1, borderTop: shown.length ? 1 : 0, borderColor: 'divider', m: 0 }}
      >
        {statusOf()}
      </Typography>
    </Box>
  );
}

const steps: Record<string, (active: number, last: number) => number> = {
  ArrowDown: (active) => active + 1,
  ArrowUp: (active) => active - 1,
  PageDown: (active) => active + 8,
  PageUp: (active) => active - 8,
};
