import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { anyPlace } from '../../../domain/permissionRules.ts';
import { CustomerDepartments } from './CustomerDepartments.tsx';
import { CustomerPicker } from './CustomerPicker.tsx';
import type { EditorCustomer, EditorRule } from './rules/editorRules.ts';
import { customerPlace, type Faults } from './rules/faults.ts';
import type { EditorChange } from './rules/useEditor.ts';
import { Note, Wrong } from './styles.ts';
import type { useCustomers } from './useCustomers.ts';
import type { Trees } from './useTrees.ts';

interface Props {
  rule: EditorRule;
  customer: EditorCustomer;
  number: number | undefined;
  readOnly: boolean;
  faults: Faults;
  trees: Trees;
  customers: ReturnType<typeof useCustomers>;
  change: EditorChange;
  onRemove: ((row: string) => void) | undefined;
}

export function CustomerRow({ rule, customer, number, readOnly, faults, trees, customers, change, onRemove }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { customerId, key } = customer;
  const place = customerPlace(rule.key, key, 'customerId');
  const fault = faults[place];
  const name = customers.nameOf(customerId) ?? (customerId === '' ? '' : translate('permissions.customer.unknown'));
  const used = new Set(rule.customers.filter((row) => row !== customer).map((row) => row.customerId));
  const choices = customers.choices.filter((choice) => !used.has(choice.customerId));
  const offersAny = customerId === anyPlace || (customers.mayGrantAny && rule.customers.length === 1);
  const what = translate(number === undefined ? 'permissions.customer.label' : 'permissions.customer.nth', { n: number });
  return (
    <Row role="group" aria-label={name || what}>
      <Head>
        <CustomerPicker
          label={what}
          field={place}
          value={customerId}
          name={name}
          choices={offersAny ? [{ customerId: anyPlace, name: translate('permissions.anyCustomer') }, ...choices] : choices}
          readOnly={readOnly}
          autoFocus={customerId === '' && key.startsWith('new')}
          describedBy={fault && `${id}-fault`}
          failed={customers.failed}
          onChange={(choice) => change.choose(rule.key, key, choice)}
        />
        {!readOnly && onRemove && (
          <Tooltip title={translate('permissions.customer.remove')}>
            <IconButton aria-label={translate('permissions.customer.removeNamed', { name: name || what })} onClick={() => onRemove(key)}>
              <Close fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Head>
      {fault && <Wrong id={`${id}-fault`}>{translate(fault, { _: fault })}</Wrong>}
      {customers.failed && !readOnly && <Note role="status">{translate('permissions.customer.failed')}</Note>}
      {customerId === anyPlace ? (
        <Note>{translate('permissions.departments.anywhere')}</Note>
      ) : (
        customerId !== '' && (
          <CustomerDepartments
            rule={rule.key}
            customer={customer}
            name={name}
            answer={trees.of(customerId)}
            readOnly={readOnly}
            fault={faults[customerPlace(rule.key, key, 'hierarchyIds')]}
            change={change}
          />
        )
      )}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& + &': { paddingTop: theme.spacing(1.5), borderTop: `1px solid ${theme.palette.divider}` },
}));

const Head = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1), alignItems: 'flex-end', minWidth: 0 }));
