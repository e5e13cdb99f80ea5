import { Admin, Resource, type DataProvider } from 'react-admin';
import {
  CustomerCreate,
  CustomerList,
  CustomerShow,
  GroupCreate,
  GroupEdit,
  GroupList,
  GroupShow,
  WorkflowCreate,
  WorkflowEdit,
  WorkflowList,
  WorkflowShow,
} from '../screens.tsx';

export const SimpleAdmin = ({ dataProvider }: { dataProvider: DataProvider }) => (
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="Customer" list={CustomerList} show={CustomerShow} create={CustomerCreate} recordRepresentation="displayName" />
    <Resource name="Group" list={GroupList} show={GroupShow} create={GroupCreate} edit={GroupEdit} recordRepresentation="name" />
    <Resource
      name="Workflow"
      list={WorkflowList}
      show={WorkflowShow}
      create={WorkflowCreate}
      edit={WorkflowEdit}
      recordRepresentation="name"
    />
  </Admin>
);
