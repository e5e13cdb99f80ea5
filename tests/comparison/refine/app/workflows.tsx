import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import { Create, Edit } from '@refinedev/mui';
import { useForm } from '@refinedev/react-hook-form';
import { gql } from '@urql/core';
import { FormProvider, useFieldArray, useFormContext } from 'react-hook-form';
import { Field, rules } from './field.tsx';
import { Dates, Labelled, Record } from './record.tsx';
import { dateColumn, Rows } from './rows.tsx';

const documents = {
  list: gql(`
    query ($paging: OffsetPaging!, $filter: WorkflowFilter, $sorting: [WorkflowSort!]) {
      workflows(paging: $paging, filter: $filter, sorting: $sorting) { nodes { id name stages { name } createdAt archivedAt } totalCount }
    }`),
  one: gql(`query ($id: ID!) { workflow(id: $id) { id name customerId stages { name } createdAt updatedAt archivedAt } }`),
  create: gql(`mutation ($input: CreateOneWorkflowInput!) { createOneWorkflow(input: $input) { id } }`),
  update: gql(`
    mutation ($input: UpdateOneWorkflowInput!) {
      updateOneWorkflow(input: $input) { id name stages { name product provider language externalAssessmentPackageId } }
    }`),
  updateMany: gql(`mutation ($input: UpdateManyWorkflowsInput!) { updateManyWorkflows(input: $input) { updatedCount } }`),
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'id', headerName: 'ID', flex: 1, sortable: false },
  { field: 'stages', headerName: 'Stages', type: 'number', sortable: false, valueGetter: (stages?: unknown[]) => stages?.length },
  dateColumn('createdAt', 'Created at'),
  dateColumn('archivedAt', 'Archived at', false),
];

export const WorkflowList = () => <Rows documents={documents} columns={columns} sort={{ field: 'name', order: 'asc' }} />;

export const WorkflowShow = () => (
  <Record document={documents.one}>
    {(record) => (
      <>
        <Labelled label="Name" value={record?.name} />
        <Labelled label="Customer" value={record?.customerId} />
        <Labelled label="Stages" value={record?.stages?.length} />
        <Dates record={record} />
        <Labelled label="ID" value={record?.id} />
      </>
    )}
  </Record>
);

const stage = { name: '', product: 'FI', provider: 'PH', language: '', externalAssessmentPackageId: '' };

function WorkflowFields() {
  const { control, formState } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'stages', rules: { required: 'Add a stage' } });
  return (
    <>
      <Field name="name" label="Name" rules={rules.name} />
      {fields.map(({ id }, index) => (
        <Stack key={id} direction="row" gap={1} alignItems="center">
          <Field name={`stages.${index}.name`} label="Stage" rules={rules.stageName} />
          <Field name={`stages.${index}.product`} label="Product" rules={rules.required} select defaultValue="FI">
            <MenuItem value="FI">FI</MenuItem>
            <MenuItem value="SI">SI</MenuItem>
          </Field>
          <Field name={`stages.${index}.provider`} label="Provider" rules={rules.required} select defaultValue="PH">
            <MenuItem value="PH">PH</MenuItem>
          </Field>
          <Field name={`stages.${index}.language`} label="Language" rules={rules.required} />
          <Field name={`stages.${index}.externalAssessmentPackageId`} label="Package" rules={rules.required} />
          <Button onClick={() => remove(index)}>Remove</Button>
        </Stack>
      ))}
      <Button onClick={() => append(stage)}>Add stage</Button>
      {formState.errors.stages?.root?.message}
    </>
  );
}

export function WorkflowCreate() {
  const { saveButtonProps, ...form } = useForm({ refineCoreProps: { meta: { gqlMutation: documents.create } } });
  return (
    <Create saveButtonProps={saveButtonProps}>
      <FormProvider {...form}>
        <WorkflowFields />
      </FormProvider>
    </Create>
  );
}

export function WorkflowEdit() {
  const { saveButtonProps, ...form } = useForm({ refineCoreProps: { meta: { gqlMutation: documents.update } } });
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <FormProvider {...form}>
        <WorkflowFields />
      </FormProvider>
    </Edit>
  );
}
