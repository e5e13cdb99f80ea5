import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { useNavigation, useResourceParams, useUpdateMany, type CrudSort } from '@refinedev/core';
import { DateField, List, useDataGrid } from '@refinedev/mui';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';

/** Documents of a list and of its archiving. */
export interface ListDocuments {
  list: DocumentNode;
  updateMany: DocumentNode;
}

export const dateColumn = (field: string, headerName: string, sortable = true): GridColDef => ({
  field,
  headerName,
  sortable,
  flex: 1,
  renderCell: ({ value }) => value && <DateField value={value as string} />,
});

export function Rows({ documents, columns, sort }: { documents: ListDocuments; columns: GridColDef[]; sort: CrudSort }) {
  const { resource } = useResourceParams();
  const { show } = useNavigation();
  const [ids, setIds] = useState<GridRowId[]>([]);
  const [archived, setArchived] = useState('');
  const { mutate } = useUpdateMany();
  const { dataGridProps, setFilters } = useDataGrid({
    pagination: { pageSize: 25 },
    sorters: { initial: [sort] },
    meta: { gqlQuery: documents.list },
  });
  const filter = (value: string) => {
    setArchived(value);
    setFilters([{ field: 'archived', operator: 'eq', value: value === '' ? undefined : value === 'yes' }]);
  };
  const archive = (values: { archived: boolean }) =>
    mutate({ resource: resource?.name, ids: ids.map(String), values, meta: { gqlMutation: documents.updateMany } });
  return (
    <List
      // oxlint-disable-next-line react/no-unstable-nested-components -- a render function, as Refine wants it.
      headerButtons={({ defaultButtons }) => (
        <>
          <TextField
            select
            size="small"
            label="Archived"
            value={archived}
            onChange={({ target }) => filter(target.value)}
            sx={{ minWidth: 120 }}
          >
            <MenuItem value="">All</MenuItem>
            <MenuItem value="yes">Yes</MenuItem>
            <MenuItem value="no">No</MenuItem>
          </TextField>
          <Button disabled={ids.length === 0} onClick={() => archive({ archived: true })}>
            Archive
          </Button>
          <Button disabled={ids.length === 0} onClick={() => archive({ archived: false })}>
            Restore
          </Button>
          {defaultButtons}
        </>
      )}
    >
      <DataGrid
        {...dataGridProps}
        columns={columns}
        checkboxSelection
        disableRowSelectionExcludeModel
        disableColumnFilter
        onRowSelectionModelChange={(model) => setIds([...model.ids])}
        onRowClick={({ id }) => show(resource?.name ?? '', id)}
      />
    </List>
  );
}
