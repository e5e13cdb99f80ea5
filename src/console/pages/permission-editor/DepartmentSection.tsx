import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { anyPlace } from '../../../domain/permissionRules.ts';
import { CustomerRow } from './CustomerRow.tsx';
import type { EditorRule } from './rules/editorRules.ts';
import { otherPlace } from './rules/otherPlaces.ts';
import { placeOf, type Faults } from './rules/faults.ts';
import type { EditorChange } from './rules/useEditor.ts';
import { Note, Part, PartTitle, Wrong } from './styles.ts';
import type { useCustomers } from './useCustomers.ts';
import type { Trees } from './useTrees.ts';

interface Props {
  rule: EditorRule;
  /** Number of an advanced rule, from 1; undefined for the basic one. */
  number: number | undefined;
  readOnly: boolean;
  faults: Faults;
  trees: Trees;
  customers: ReturnType<typeof useCustomers>;
  change: EditorChange;
}

export function DepartmentSection({ rule, number, readOnly, faults, trees, customers, change }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [kept, setKept] = useState(false);
  const everywhere = rule.customers.some(({ customerId }) => customerId === anyPlace);
  const place = placeOf(rule.key, 'customers');
  const lastOfAdvanced = number !== undefined && rule.customers.length === 1 && rule.otherResources.length === 0;
  const remove = (row: string) => {
    // A rule that holds nowhere is none: the whole rule can be removed instead (spec 2 §5).
    if (lastOfAdvanced) setKept(true);
    else change.removeCustomer(rule.key, row);
  };
  return (
    <Part role="group" aria-labelledby={`${id}-title`}>
      <PartTitle id={`${id}-title`}>{translate('permissions.departments.title')}</PartTitle>
      {rule.customers.map((customer, index) => (
        <CustomerRow
          key={customer.key}
          rule={rule}
          customer={customer}
          number={rule.customers.length > 1 ? index + 1 : undefined}
          readOnly={readOnly}
          faults={faults}
          trees={trees}
          customers={customers}
          change={change}
          onRemove={rule.customers.length > 1 || number !== undefined || rule.otherResources.length > 0 ? remove : undefined}
        />
      ))}
      {kept && lastOfAdvanced && <Wrong role="alert">{translate('permissions.departments.last', { n: number })}</Wrong>}
      {rule.otherResources.length > 0 && (
        <Note>
          {translate('permissions.alsoCovers', {
            what: rule.otherResources.map((resource) => otherPlace(resource, customers.own, translate)).join(', '),
          })}
        </Note>
      )}
      {faults[place] && <Wrong id={`${id}-fault`}>{translate(faults[place], { _: faults[place] })}</Wrong>}
      {!readOnly && (
        <Part sx={{ justifyItems: 'start', gap: 0.5 }}>
          <Button
            size="small"
            startIcon={<Add />}
            disabled={everywhere}
            data-field={place}
            aria-describedby={everywhere ? `${id}-any` : faults[place] ? `${id}-fault` : undefined}
            onClick={() => change.addCustomer(rule.key)}
          >
            {translate('permissions.customer.add')}
          </Button>
          {everywhere && <Note id={`${id}-any`}>{translate('permissions.customer.anyIsAll')}</Note>}
        </Part>
      )}
    </Part>
  );
}
