import {
  ArrayInput,
  BulkUpdateButton,
  Create,
  Datagrid,
  DateField,
  Edit,
  FunctionField,
  List,
  maxLength,
  NullableBooleanInput,
  NumberField,
  regex,
  required,
  SelectInput,
  Show,
  SimpleForm,
  SimpleFormIterator,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import type { ReactNode } from 'react';

// The screens of customers, groups and workflows written with react-admin's own components: the same for either data provider.

const filters = [<NullableBooleanInput key="archived" source="archived" alwaysOn />];

const ArchiveButtons = () => (
  <>
    <BulkUpdateButton label="Archive" data={{ archived: true }} mutationMode="pessimistic" />
    <BulkUpdateButton label="Restore" data={{ archived: false }} mutationMode="pessimistic" />
  </>
);

const Rows = ({ sort, order = 'DESC', children }: { sort: string; order?: 'ASC' | 'DESC'; children: ReactNode }) => (
  <List filters={filters} sort={{ field: sort, order }} perPage={25} exporter={false}>
    <Datagrid rowClick="show" bulkActionButtons={<ArchiveButtons />}>
      {children}
    </Datagrid>
  </List>
);

const name = [required(), maxLength(100)];
const uniqueName = [required(), maxLength(50), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens')];

export const CustomerList = () => (
  <Rows sort="createdAt">
    <TextField source="displayName" />
    <TextField source="uniqueName" />
    <DateField source="createdAt" />
    <DateField source="archivedAt" sortable={false} />
  </Rows>
);

export const CustomerShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="displayName" />
      <TextField source="uniqueName" />
      <TextField source="organizationId" />
      <TextField source="awsRegion" />
      <DateField source="createdAt" showTime />
      <DateField source="updatedAt" showTime />
      <DateField source="archivedAt" showTime />
    </SimpleShowLayout>
  </Show>
);

export const CustomerCreate = () => (
  <Create redirect="show">
    <SimpleForm>
      <TextInput source="displayName" validate={name} />
      <TextInput source="uniqueName" validate={uniqueName} />
    </SimpleForm>
  </Create>
);

export const GroupList = () => (
  <Rows sort="createdAt">
    <TextField source="name" />
    <DateField source="createdAt" />
    <NumberField source="usersCount" sortable={false} />
    <DateField source="archivedAt" sortable={false} />
  </Rows>
);

export const GroupShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="description" />
      <TextField source="hierarchy.name" />
      <NumberField source="usersCount" />
      <DateField source="createdAt" showTime />
      <DateField source="updatedAt" showTime />
      <DateField source="archivedAt" showTime />
      <TextField source="id" />
    </SimpleShowLayout>
  </Show>
);

const GroupForm = () => (
  <SimpleForm>
    <TextInput source="name" validate={name} />
    <TextInput source="description" multiline validate={maxLength(700)} />
  </SimpleForm>
);

export const GroupCreate = () => (
  <Create redirect="show">
    <GroupForm />
  </Create>
);

export const GroupEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show">
    <GroupForm />
  </Edit>
);

interface WithStages {
  stages?: unknown[];
}

export const WorkflowList = () => (
  <Rows sort="name" order="ASC">
    <TextField source="name" />
    <TextField source="id" sortable={false} />
    <FunctionField label="Stages" render={({ stages = [] }: WithStages) => stages.length} />
    <DateField source="createdAt" />
    <DateField source="archivedAt" sortable={false} />
  </Rows>
);

export const WorkflowShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="customerId" />
      <FunctionField label="Stages" render={({ stages = [] }: WithStages) => stages.length} />
      <DateField source="createdAt" showTime />
      <TextField source="id" />
      <DateField source="updatedAt" showTime />
      <DateField source="archivedAt" showTime />
    </SimpleShowLayout>
  </Show>
);

const choices = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

const WorkflowForm = () => (
  <SimpleForm>
    <TextInput source="name" validate={name} />
    <ArrayInput source="stages" validate={required()}>
      <SimpleFormIterator inline>
        <TextInput source="name" validate={maxLength(100)} />
        <SelectInput source="product" choices={choices('FI', 'SI')} validate={required()} />
        <SelectInput source="provider" choices={choices('PH')} validate={required()} />
        <TextInput source="language" validate={required()} />
        <TextInput source="externalAssessmentPackageId" validate={required()} />
      </SimpleFormIterator>
    </ArrayInput>
  </SimpleForm>
);

export const WorkflowCreate = () => (
  <Create redirect="list">
    <WorkflowForm />
  </Create>
);

export const WorkflowEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <WorkflowForm />
  </Edit>
);
