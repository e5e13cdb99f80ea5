import jsonServer from 'ra-data-json-server';
import {
  Admin,
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  DateField,
  Edit,
  EditButton,
  EmailField,
  fetchUtils,
  List,
  Resource,
  SearchInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const key = 'signedIn';
const dataProvider = jsonServer('/api', (url, options = {}) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${localStorage.getItem(key)}` } }),
);

const authProvider = {
  async login({ username, password }) {
    const { json } = await fetchUtils.fetchJson('/api/login', { method: 'POST', body: JSON.stringify({ username, password }) });
    localStorage.setItem(key, json.token);
  },
  async logout() {
    localStorage.removeItem(key);
  },
  async checkAuth() {
    if (!localStorage.getItem(key)) throw new Error();
  },
  async checkError({ status }) {
    if (status === 401) throw new Error();
  },
  getIdentity: async () => (await fetchUtils.fetchJson('/api/me')).json,
  getPermissions: async () => (await fetchUtils.fetchJson('/api/rights')).json,
};

const UserList = () => (
  <List perPage={25} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
    <DataTable rowClick="show">
      <DataTable.Col source="firstName" />
      <DataTable.Col source="lastName" />
      <DataTable.Col source="email" field={EmailField} />
      <DataTable.Col source="userType" />
      <DataTable.Col source="mfaEnabled" field={BooleanField} />
      <DataTable.Col source="createdAt" field={DateField} />
      <DataTable.Col label="">
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

/** Reads a record before it is shown or edited, as both other consoles do: without it the list's row is taken for the record. */
const fromServer = { meta: { whole: true } };

const UserShow = () => (
  <Show queryOptions={fromServer}>
    <SimpleShowLayout>
      <TextField source="firstName" />
      <TextField source="lastName" />
      <EmailField source="email" />
      <TextField source="userType" />
      <BooleanField source="mfaEnabled" />
      <DateField source="createdAt" />
    </SimpleShowLayout>
  </Show>
);

const UserForm = () => (
  <SimpleForm>
    <TextInput source="firstName" />
    <TextInput source="lastName" />
    <TextInput source="email" />
    <TextInput source="userType" />
    <BooleanInput source="mfaEnabled" />
  </SimpleForm>
);

const UserEdit = () => (
  <Edit queryOptions={fromServer}>
    <UserForm />
  </Edit>
);

const UserCreate = () => (
  <Create>
    <UserForm />
  </Create>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
    <Resource name="users" list={UserList} show={UserShow} edit={UserEdit} create={UserCreate} />
  </Admin>,
);
