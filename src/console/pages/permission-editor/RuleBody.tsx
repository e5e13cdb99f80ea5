import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { AccessSection } from './AccessSection.tsx';
import { DepartmentSection } from './DepartmentSection.tsx';
import type { EditorRule } from './rules/editorRules.ts';
import { placeOf, type Faults } from './rules/faults.ts';
import type { EditorChange } from './rules/useEditor.ts';
import type { Read } from './stores/permissionStore.ts';
import { Columns } from './styles.ts';
import type { useCustomers } from './useCustomers.ts';
import type { Trees } from './useTrees.ts';

export interface RuleBodyProps {
  rule: EditorRule;
  number?: number;
  readOnly: boolean;
  faults: Faults;
  read: Read;
  trees: Trees;
  customers: ReturnType<typeof useCustomers>;
  change: EditorChange;
}

export const RuleBody = memo(function RuleBody({ rule, number, readOnly, faults, read, trees, customers, change }: RuleBodyProps) {
  const translate = useTranslate();
  const denies = rule.effect === 'deny';
  const place = placeOf(rule.key);
  return (
    <>
      {denies && <Alert severity="info">{translate(number === undefined ? 'permissions.deniesBasic' : 'permissions.denies')}</Alert>}
      {faults[place] && (
        <Alert severity="error" data-field={place} tabIndex={-1}>
          {translate(faults[place], { _: faults[place] })}
        </Alert>
      )}
      <Columns>
        <DepartmentSection
          rule={rule}
          number={number}
          readOnly={readOnly || denies}
          faults={faults}
          trees={trees}
          customers={customers}
          change={change}
        />
        <AccessSection rule={rule} readOnly={readOnly || denies} faults={faults} read={read} change={change} />
      </Columns>
    </>
  );
});
