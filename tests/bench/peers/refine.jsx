import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { Authenticated, Refine, useShow } from '@refinedev/core';
import { AuthPage, Edit, EditButton, List, RefineThemes, Show, ShowButton, ThemedLayout, useDataGrid } from '@refinedev/mui';
import { useForm } from '@refinedev/react-hook-form';
import routerProvider, { CatchAllNavigate, NavigateToResource } from '@refinedev/react-router';
import createDataProvider from '@refinedev/simple-rest';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';

const key = 'signedIn';
const asked = async (path, options) => (await fetch(path, options)).json();

const authProvider = {
  async login({ email, password }) {
    const { token } = await asked('/api/login', { method: 'POST', body: JSON.stringify({ username: email, password }) });
    localStorage.setItem(key, token);
    return { success: true, redirectTo: '/users' };
  },
  async logout() {
    localStorage.removeItem(key);
    return { success: true, redirectTo: '/login' };
  },
  check: async () => (localStorage.getItem(key) ? { authenticated: true } : { authenticated: false, redirectTo: '/login' }),
  onError: async () => ({}),
  getIdentity: () => asked('/api/me'),
  getPermissions: () => asked('/api/rights'),
};

const columns = [
  { field: 'firstName', headerName: 'First name', flex: 1 },
  { field: 'lastName', headerName: 'Last name', flex: 1 },
  { field: 'email', headerName: 'Email', flex: 2 },
  { field: 'userType', headerName: 'User type', flex: 1 },
  { field: 'mfaEnabled', headerName: 'MFA', type: 'boolean' },
  { field: 'createdAt', headerName: 'Created', valueFormatter: (value) => new Date(value).toLocaleDateString() },
  {
    field: 'actions',
    headerName: '',
    sortable: false,
    renderCell: ({ row }) => (
      <>
        <ShowButton hideText recordItemId={row.id} />
        <EditButton hideText recordItemId={row.id} />
      </>
    ),
  },
];

function UserList() {
  const { dataGridProps, search } = useDataGrid({
    onSearch: ({ q }) => [{ field: 'q', operator: 'eq', value: q || undefined }],
    sorters: { initial: [{ field: 'createdAt', order: 'desc' }] },
    pagination: { pageSize: 25 },
  });
  return (
    <List>
      <TextField
        size="small"
        slotProps={{ htmlInput: { 'aria-label': 'Search' } }}
        onChange={({ target }) => search({ q: target.value })}
      />
      <DataGrid {...dataGridProps} columns={columns} />
    </List>
  );
}

function UserShow() {
  const { query } = useShow();
  const record = query.data?.data;
  return (
    <Show isLoading={query.isLoading}>
      <Stack gap={1} data-record={record?.id}>
        {columns.slice(0, 6).map(({ field, headerName }) => (
          <div key={field}>
            <Typography variant="body1">{headerName}</Typography>
            <Typography variant="body2">{String(record?.[field] ?? '')}</Typography>
          </div>
        ))}
      </Stack>
    </Show>
  );
}

function UserEdit() {
  const {
    saveButtonProps,
    register,
    refineCore: { query },
  } = useForm();
  if (query?.isLoading) return null;
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <Box component="form">
        {['firstName', 'lastName', 'email', 'userType'].map((name) => (
          <TextField key={name} {...register(name)} label={name} margin="normal" fullWidth slotProps={{ inputLabel: { shrink: true } }} />
        ))}
      </Box>
    </Edit>
  );
}

const resources = [{ name: 'users', list: '/users', show: '/users/show/:id', edit: '/users/edit/:id' }];

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ThemeProvider theme={RefineThemes.Blue}>
      <CssBaseline />
      <Refine
        dataProvider={createDataProvider('/api')}
        authProvider={authProvider}
        routerProvider={routerProvider}
        resources={resources}
        options={{ disableTelemetry: true }}
      >
        <Routes>
          <Route
            element={
              <Authenticated key="inside" fallback={<CatchAllNavigate to="/login" />}>
                <ThemedLayout>
                  <Outlet />
                </ThemedLayout>
              </Authenticated>
            }
          >
            <Route index element={<NavigateToResource resource="users" />} />
            <Route path="users" element={<UserList />} />
            <Route path="users/show/:id" element={<UserShow />} />
            <Route path="users/edit/:id" element={<UserEdit />} />
          </Route>
          <Route path="login" element={<AuthPage type="login" />} />
        </Routes>
      </Refine>
    </ThemeProvider>
  </BrowserRouter>,
);
