import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useShow, type BaseRecord } from '@refinedev/core';
import { DateField, Show, TextFieldComponent } from '@refinedev/mui';
import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';

export function Record({ document, children }: { document: DocumentNode; children: (record: BaseRecord | undefined) => ReactNode }) {
  const { result, query } = useShow({ meta: { gqlQuery: document } });
  return (
    <Show isLoading={query.isLoading}>
      <Stack gap={1}>{children(result)}</Stack>
    </Show>
  );
}

export const Labelled = ({ label, value }: { label: string; value: unknown }) => (
  <div>
    <Typography variant="body1" fontWeight="bold">
      {label}
    </Typography>
    <TextFieldComponent value={value === undefined || value === null ? '' : String(value)} />
  </div>
);

export const Dates = ({ record }: { record: BaseRecord | undefined }) =>
  ['createdAt', 'updatedAt', 'archivedAt'].map((field) => (
    <div key={field}>
      <Typography variant="body1" fontWeight="bold">
        {{ createdAt: 'Created at', updatedAt: 'Updated at', archivedAt: 'Archived at' }[field]}
      </Typography>
      {record?.[field] && <DateField value={record[field] as string} format="L LT" />}
    </div>
  ));
