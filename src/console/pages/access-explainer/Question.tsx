import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../../../engine/plan/Plan.ts';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { DepartmentPicker } from '../../widgets/departments/DepartmentPicker.tsx';
import { ReferenceInput } from '../../../engine/screens/widgets/Reference.tsx';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import { isRowKind, rowKinds, type Kind } from './kinds.ts';

interface Props {
  kind: Kind;
  of: string | undefined;
  offered: readonly Kind[];
  onChange: (kind: Kind, of?: string) => void;
}

export function Question({ kind, of, offered, onChange }: Props) {
  const translate = useTranslate();
  const common = { onBlur: nothing, focusRef: nothing };
  const one = { ...common, value: of, onChange: (id: unknown) => onChange(kind, typeof id === 'string' && id ? id : undefined) };
  return (
    <Row>
      <Control {...common} field={field('subject', 'access.why.about', 'choice')} value={kind} onChange={(next) => onChange(next as Kind)}>
        {({ id, onChange: choose }) => (
          <NativeSelect
            input={<Box fullWidth />}
            value={kind}
            onChange={({ target }) => choose(target.value)}
            inputProps={{ id }}
            sx={{ '& .MuiNativeSelect-select': { width: '100%', cursor: 'pointer' } }}
          >
            {offered.map((each) => (
              <option key={each} value={each}>
                {translate(`access.why.kinds.${each}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Control>
      {isRowKind(kind) && (
        <ReferenceInput
          {...one}
          key={kind}
          field={{ ...field('of', `access.why.kinds.${kind}`, 'reference'), reference: rowKinds[kind].resource }}
        />
      )}
      {kind === 'DEPARTMENT' && <DepartmentPicker {...one} field={field('of', 'access.why.kinds.DEPARTMENT', 'id')} />}
    </Row>
  );
}

const field = (name: string, label: string, kind: FieldPlan['kind']): FieldPlan => ({ name, label, help: '', kind, required: false });

const nothing = () => undefined;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
