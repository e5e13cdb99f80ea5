import type { GridColDef } from '@mui/x-data-grid';
import { Create, Edit } from '@refinedev/mui';
import { useForm } from '@refinedev/react-hook-form';
import { gql } from '@urql/core';
import { FormProvider } from 'react-hook-form';
import { Field, rules } from './field.tsx';
import { Dates, Labelled, Record } from './record.tsx';
import { dateColumn, Rows } from './rows.tsx';

const documents = {
  list: gql(`
    query ($paging: OffsetPaging!, $filter: GroupFilter, $sorting: [GroupSort!]) {
      groups(paging: $paging, filter: $filter, sorting: $sorting) { nodes { id name createdAt usersCount archivedAt } totalCount }
    }`),
  one: gql(`
    query ($id: ID!) {
      group(id: $id) { id name description hierarchy { name } usersCount createdAt updatedAt archivedAt }
    }`),
  create: gql(`mutation ($input: CreateOneGroupInput!) { createOneGroup(input: $input) { id } }`),
  update: gql(`mutation ($input: UpdateOneGroupInput!) { updateOneGroup(input: $input) { id name description } }`),
  updateMany: gql(`mutation ($input: UpdateManyGroupsInput!) { updateManyGroups(input: $input) { updatedCount } }`),
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  dateColumn('createdAt', 'Created at'),
  { field: 'usersCount', headerName: 'Users', type: 'number', sortable: false },
  dateColumn('archivedAt', 'Archived at', false),
];

export const GroupList = () => <Rows documents={documents} columns={columns} sort={{ field: 'createdAt', order: 'desc' }} />;

export const GroupShow = () => (
  <Record document={documents.one}>
    {(record) => (
      <>
        <Labelled label="Name" value={record?.name} />
        <Labelled label="Description" value={record?.description} />
        <Labelled label="Department" value={record?.hierarchy?.name} />
        <Labelled label="Users" value={record?.usersCount} />
        <Dates record={record} />
        <Labelled label="ID" value={record?.id} />
      </>
    )}
  </Record>
);

const GroupFields = () => (
  <>
    <Field name="name" label="Name" rules={rules.name} />
    <Field name="description" label="Description" rules={rules.description} multiline />
  </>
);

export function GroupCreate() {
  const { saveButtonProps, ...form } = useForm({ refineCoreProps: { redirect: 'show', meta: { gqlMutation: documents.create } } });
  return (
    <Create saveButtonProps={saveButtonProps}>
      <FormProvider {...form}>
        <GroupFields />
      </FormProvider>
    </Create>
  );
}

export function GroupEdit() {
  const { saveButtonProps, ...form } = useForm({ refineCoreProps: { redirect: 'show', meta: { gqlMutation: documents.update } } });
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <FormProvider {...form}>
        <GroupFields />
      </FormProvider>
    </Edit>
  );
}
