import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { CustomerList } from './CustomerList.tsx';
import { keepRecent } from './recentCustomers.ts';
import { useCustomer } from './useCustomer.ts';

/** The customer that everything on the page belongs to, below its organisation, and the way to another one (spec 1 §2.2). */
export function CustomerSwitcher() {
  const { me, customer } = useCustomer();
  return (
    <>
      {customer && (
        <>
          <Typography noWrap sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: '28vw', fontWeight: 600 }}>
            {customer.organizationDisplayName}
          </Typography>
          <Typography aria-hidden color="textDisabled" sx={{ display: { xs: 'none', sm: 'block' } }}>
            /
          </Typography>
        </>
      )}
      {me.customers.length > 0 && <Choice />}
    </>
  );
}

function Choice() {
  const translate = useTranslate();
  const { me, customer, openCustomer } = useCustomer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  useEffect(() => customer && keepRecent(customer), [customer]);
  const name = customer?.customerDisplayName ?? translate('shell.customers.choose');
  return (
    <>
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        aria-label={customer ? `${translate('shell.customers.label')}: ${name}` : name}
        sx={{ minWidth: 0, flexShrink: 1, maxWidth: 'min(320px, 40vw)', '& .MuiButton-endIcon': { ml: 0.5 } }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      <Popover
        id={id}
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('shell.customers.choose'),
            sx: { width: 384, maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
          },
        }}
      >
        <CustomerList
          me={me}
          current={customer}
          onChoose={(chosen) => {
            setAnchor(null);
            openCustomer(chosen);
          }}
        />
      </Popover>
    </>
  );
}
