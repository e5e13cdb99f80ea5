import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Refine } from '@refinedev/core';
import createDataProvider from '@refinedev/graphql';
import { RefineSnackbarProvider, RefineThemes, ThemedLayout, useNotificationProvider } from '@refinedev/mui';
import routerProvider, { NavigateToResource } from '@refinedev/react-router';
import { Client, fetchExchange } from '@urql/core';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { CustomerCreate, CustomerList, CustomerShow } from './customers.tsx';
import { GroupCreate, GroupEdit, GroupList, GroupShow } from './groups.tsx';
import { WorkflowCreate, WorkflowEdit, WorkflowList, WorkflowShow } from './workflows.tsx';

const dataProvider = createDataProvider(new Client({ url: '/graphql', exchanges: [fetchExchange], preferGetMethod: false }));

const resources = [
  { name: 'customers', list: '/customers', show: '/customers/show/:id', create: '/customers/create' },
  { name: 'groups', list: '/groups', show: '/groups/show/:id', create: '/groups/create', edit: '/groups/edit/:id' },
  { name: 'workflows', list: '/workflows', show: '/workflows/show/:id', create: '/workflows/create', edit: '/workflows/edit/:id' },
];

export const App = () => (
  <BrowserRouter>
    <ThemeProvider theme={RefineThemes.Blue}>
      <CssBaseline />
      <RefineSnackbarProvider>
        <Refine
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          // oxlint-disable-next-line react/hooks -- Refine calls it as a hook.
          notificationProvider={useNotificationProvider}
          resources={resources}
          options={{ syncWithLocation: true, disableTelemetry: true }}
        >
          <Routes>
            <Route
              element={
                <ThemedLayout>
                  <Outlet />
                </ThemedLayout>
              }
            >
              <Route index element={<NavigateToResource resource="customers" />} />
              <Route path="customers" element={<CustomerList />} />
              <Route path="customers/show/:id" element={<CustomerShow />} />
              <Route path="customers/create" element={<CustomerCreate />} />
              <Route path="groups" element={<GroupList />} />
              <Route path="groups/show/:id" element={<GroupShow />} />
              <Route path="groups/create" element={<GroupCreate />} />
              <Route path="groups/edit/:id" element={<GroupEdit />} />
              <Route path="workflows" element={<WorkflowList />} />
              <Route path="workflows/show/:id" element={<WorkflowShow />} />
              <Route path="workflows/create" element={<WorkflowCreate />} />
              <Route path="workflows/edit/:id" element={<WorkflowEdit />} />
            </Route>
          </Routes>
        </Refine>
      </RefineSnackbarProvider>
    </ThemeProvider>
  </BrowserRouter>
);
