import type { GridColDef } from '@mui/x-data-grid';
import { Create } from '@refinedev/mui';
import { useForm } from '@refinedev/react-hook-form';
import { gql } from '@urql/core';
import { FormProvider } from 'react-hook-form';
import { Field, rules } from './field.tsx';
import { Dates, Labelled, Record } from './record.tsx';
import { dateColumn, Rows } from './rows.tsx';

const documents = {
  list: gql(`
    query ($paging: OffsetPaging!, $filter: CustomerFilter, $sorting: [CustomerSort!]) {
      customers(paging: $paging, filter: $filter, sorting: $sorting) { nodes { id displayName uniqueName createdAt archivedAt } totalCount }
    }`),
  one: gql(`
    query ($id: ID!) {
      customer(id: $id) { id displayName uniqueName organizationId awsRegion createdAt updatedAt archivedAt }
    }`),
  create: gql(`mutation ($input: CreateOneCustomerInput!) { createOneCustomer(input: $input) { id } }`),
  updateMany: gql(`mutation ($input: UpdateManyCustomersInput!) { updateManyCustomers(input: $input) { updatedCount } }`),
};

const columns: GridColDef[] = [
  { field: 'displayName', headerName: 'Display name', flex: 1 },
  { field: 'uniqueName', headerName: 'Unique name', flex: 1 },
  dateColumn('createdAt', 'Created at'),
  dateColumn('archivedAt', 'Archived at', false),
];

export const CustomerList = () => <Rows documents={documents} columns={columns} sort={{ field: 'createdAt', order: 'desc' }} />;

export const CustomerShow = () => (
  <Record document={documents.one}>
    {(record) => (
      <>
        <Labelled label="Display name" value={record?.displayName} />
        <Labelled label="Unique name" value={record?.uniqueName} />
        <Labelled label="Organization" value={record?.organizationId} />
        <Labelled label="Region" value={record?.awsRegion} />
        <Dates record={record} />
      </>
    )}
  </Record>
);

export function CustomerCreate() {
  const { saveButtonProps, ...form } = useForm({ refineCoreProps: { redirect: 'show', meta: { gqlMutation: documents.create } } });
  return (
    <Create saveButtonProps={saveButtonProps}>
      <FormProvider {...form}>
        <Field name="displayName" label="Display name" rules={rules.name} />
        <Field name="uniqueName" label="Unique name" rules={rules.uniqueName} />
      </FormProvider>
    </Create>
  );
}
