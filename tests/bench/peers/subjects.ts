/** A console as the bench walks it: its list's address, an account, and by selectors what is to be pressed and seen. */
export interface Subject {
  name: string;
  list: string;
  email: string;
  emailField: string;
  row: string;
  next: string;
  sort: string;
  search: string;
  record: string;
  recordShown: string;
  edit: string;
}

export const ourSubject = (list: string): Subject => ({
  name: 'ours',
  list,
  email: 'admin@acme.example',
  emailField: 'input[type=email]',
  row: 'tbody tr[data-id]',
  next: '[aria-label="Next page"], [aria-label="Go to next page"]',
  sort: 'thead th:not(.box) button',
  search: '[role=search] input',
  record: 'tbody tr[data-id] a',
  recordShown: 'dl',
  edit: 'tbody tr[data-id] a[href$="/edit"]',
});

export const reactAdminSubject = (address: string): Subject => ({
  name: 'react-admin',
  list: `${address}/#/users`,
  email: 'someone@demo.example',
  emailField: 'input[name=username]',
  row: 'tbody tr.RaDataTable-row',
  next: '[aria-label="Go to next page"]',
  sort: 'thead th.column-lastName [role=button]',
  search: 'input[name=q]',
  record: 'tbody tr.RaDataTable-row td.column-firstName',
  recordShown: '.RaLabeled-label',
  edit: 'tbody tr.RaDataTable-row a[href^="#/users/"]',
});

export const refineSubject = (address: string): Subject => ({
  name: 'Refine',
  list: `${address}/users`,
  email: 'someone@demo.example',
  emailField: 'input[name=email]',
  row: '.MuiDataGrid-row[data-id]',
  next: '[aria-label="Go to next page"]',
  sort: '.MuiDataGrid-columnHeader[data-field=lastName]',
  search: 'input[aria-label=Search]',
  record: '.MuiDataGrid-row a[href*="/show/"]',
  recordShown: '[data-record]',
  edit: '.MuiDataGrid-row a[href*="/edit/"]',
});
