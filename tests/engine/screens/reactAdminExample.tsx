// The example of docs/extend.md, "Components of react-admin".
import { defineConsole, fromReactAdmin } from '../../../src/engine/index.ts';
import { BooleanField, BooleanInput, ReferenceField, TextField, useRecordContext } from 'react-admin';

const FullName = () => {
  const record = useRecordContext();
  return record ? <b>{`${record['firstName']} ${record['lastName']}`}</b> : null;
};

const DepartmentName = ({ source }: { source: string }) => (
  <ReferenceField source={source} reference="departments">
    <TextField source="name" />
  </ReferenceField>
);

defineConsole({
  widgets: {
    onOff: fromReactAdmin({ Field: BooleanField, Input: BooleanInput }),
    departmentName: fromReactAdmin({ Field: DepartmentName }),
    fullName: { Field: FullName },
  },
});
