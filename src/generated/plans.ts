// Written by codegen: all plans in the order of the menu.
import type { Plan } from '../plan/Plan.ts';
export const plans: Plan[] = [
 {
  "name": "organisations",
  "type": "Organization",
  "kind": "collection",
  "path": "organisations",
  "aliases": [],
  "idField": "_id",
  "title": "displayName",
  "menu": {
   "group": "administration",
   "icon": "CorporateFare"
  },
  "flags": {
   "create": "edgeOrgCreationEnabled",
   "archive": "edgeOrgArchiveEnabled"
  },
  "list": {
   "name": "ORGGetOrganizations",
   "kind": "query",
   "text": "query ORGGetOrganizations($filter: ORGGetOrganizationsFilter!, $with_0: Boolean!, $with_1: Boolean!) { ORGGetOrganizations(filter: $filter) { data { _id displayName createdAt @include(if: $with_0) archivedAt @include(if: $with_1) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "with_0",
     "column.createdAt"
    ],
    [
     "with_1",
     "column.archivedAt"
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetOrganizations.data",
    "total": "ORGGetOrganizations.pagination.totalItems"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "get": {
   "name": "ORGGetOrganization",
   "kind": "query",
   "text": "query ORGGetOrganization($filter: ORGGetOrganizationFilter!) { ORGGetOrganization(filter: $filter) { _id displayName uniqueName createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "filter._id",
     "id"
    ]
   ],
   "read": {
    "record": "ORGGetOrganization"
   },
   "access": [
    "org:viewOrganization"
   ]
  },
  "create": {
   "name": "ORGCreateOrganization",
   "kind": "mutation",
   "text": "mutation ORGCreateOrganization($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id displayName uniqueName createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "organization.uniqueName",
     "form.uniqueName"
    ],
    [
     "organization.displayName",
     "form.displayName"
    ]
   ],
   "read": {
    "record": "ORGCreateOrganization"
   },
   "access": [
    "org:createOrganization"
   ]
  },
  "columns": [
   {
    "path": "displayName",
    "label": "resources.organisations.fields.displayName",
    "kind": "text",
    "sortBy": "displayName",
    "width": "60%",
    "primary": true
   },
   {
    "path": "createdAt",
    "label": "resources.organisations.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "archivedAt",
    "label": "resources.organisations.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "details": [
   {
    "path": "displayName",
    "label": "resources.organisations.fields.displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "label": "resources.organisations.fields.uniqueName",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "label": "resources.organisations.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.organisations.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.organisations.fields.archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": true,
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "org/createOrganization"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "ORGArchiveOrganizations",
     "kind": "mutation",
     "text": "mutation ORGArchiveOrganizations($filter: OrganizationIdsFilter!) { ORGArchiveOrganizations(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.organizationIds",
       "ids"
      ],
      [
       "filter.matching",
       "matching"
      ]
     ],
     "read": {
      "rows": "ORGArchiveOrganizations.data",
      "refused": "ORGArchiveOrganizations.refused"
     },
     "access": [
      "org:archiveOrganization"
     ]
    },
    "on": "selection",
    "undo": "restore",
    "flag": "edgeOrgArchiveEnabled"
   },
   {
    "name": "restore",
    "operation": {
     "name": "ORGRestoreOrganizations",
     "kind": "mutation",
     "text": "mutation ORGRestoreOrganizations($filter: OrganizationIdsFilter!) { ORGRestoreOrganizations(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.organizationIds",
       "ids"
      ],
      [
       "filter.matching",
       "matching"
      ]
     ],
     "read": {
      "rows": "ORGRestoreOrganizations.data",
      "refused": "ORGRestoreOrganizations.refused"
     },
     "access": [
      "org:restoreOrganization"
     ]
    },
    "on": "archived",
    "undo": "archive",
    "flag": "edgeOrgArchiveEnabled"
   }
  ]
 },
 {
  "name": "customers",
  "type": "Customer",
  "kind": "collection",
  "path": "customers",
  "aliases": [],
  "idField": "_id",
  "title": "displayName",
  "menu": {
   "group": "administration",
   "icon": "Storefront"
  },
  "flags": {
   "show": "edgeCustomerBrandingEditEnabled",
   "create": "edgeCustomerCreationEnabled",
   "archive": "edgeCustomerArchiveEnabled"
  },
  "list": {
   "name": "ORGGetCustomers",
   "kind": "query",
   "text": "query ORGGetCustomers($filter: ORGGetCustomersFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!) { ORGGetCustomers(filter: $filter) { data { _id displayName uniqueName @include(if: $with_0) createdAt @include(if: $with_1) archivedAt @include(if: $with_2) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.organizationId",
     "scope.organizationId"
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "with_0",
     "column.uniqueName"
    ],
    [
     "with_1",
     "column.createdAt"
    ],
    [
     "with_2",
     "column.archivedAt"
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetCustomers.data",
    "total": "ORGGetCustomers.pagination.totalItems"
   },
   "access": [
    "org:viewCustomerList"
   ]
  },
  "get": {
   "name": "ORGGetCustomer",
   "kind": "query",
   "text": "query ORGGetCustomer($filter: ORGGetCustomerFilter!) { ORGGetCustomer(filter: $filter) { _id displayName uniqueName organizationId awsRegion createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "filter._id",
     "id"
    ]
   ],
   "read": {
    "record": "ORGGetCustomer"
   },
   "access": [
    "org:viewCustomer"
   ]
  },
  "create": {
   "name": "ORGCreateCustomer",
   "kind": "mutation",
   "text": "mutation ORGCreateCustomer($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id displayName uniqueName organizationId awsRegion createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "customer.organizationId",
     "form.organizationId"
    ],
    [
     "customer.uniqueName",
     "form.uniqueName"
    ],
    [
     "customer.displayName",
     "form.displayName"
    ]
   ],
   "read": {
    "record": "ORGCreateCustomer"
   },
   "region": "form.awsRegion",
   "access": [
    "org:createCustomer"
   ]
  },
  "columns": [
   {
    "path": "displayName",
    "label": "resources.customers.fields.displayName",
    "kind": "text",
    "sortBy": "displayName",
    "width": "45%",
    "primary": true
   },
   {
    "path": "uniqueName",
    "label": "resources.customers.fields.uniqueName",
    "kind": "text",
    "sortBy": "uniqueName"
   },
   {
    "path": "createdAt",
    "label": "resources.customers.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "archivedAt",
    "label": "resources.customers.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "details": [
   {
    "path": "displayName",
    "label": "resources.customers.fields.displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "label": "resources.customers.fields.uniqueName",
    "kind": "text"
   },
   {
    "path": "organizationId",
    "label": "resources.customers.fields.organizationId",
    "kind": "reference",
    "reference": "organisations"
   },
   {
    "path": "awsRegion",
    "label": "resources.customers.fields.awsRegion",
    "kind": "choice",
    "choices": [
     {
      "id": "ap-southeast-2",
      "label": "regions.ap-southeast-2"
     },
     {
      "id": "eu-west-1",
      "label": "regions.eu-west-1"
     },
     {
      "id": "us-east-1",
      "label": "regions.us-east-1"
     }
    ]
   },
   {
    "path": "createdAt",
    "label": "resources.customers.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.customers.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.customers.fields.archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": true,
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "org/createCustomer"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "ORGArchiveCustomers",
     "kind": "mutation",
     "text": "mutation ORGArchiveCustomers($filter: CustomerIdsFilter!) { ORGArchiveCustomers(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.customerIds",
       "ids"
      ],
      [
       "filter.matching",
       "matching"
      ]
     ],
     "read": {
      "rows": "ORGArchiveCustomers.data",
      "refused": "ORGArchiveCustomers.refused"
     },
     "access": [
      "org:archiveCustomer"
     ]
    },
    "on": "selection",
    "undo": "restore",
    "flag": "edgeCustomerArchiveEnabled"
   },
   {
    "name": "restore",
    "operation": {
     "name": "ORGRestoreCustomers",
     "kind": "mutation",
     "text": "mutation ORGRestoreCustomers($filter: CustomerIdsFilter!) { ORGRestoreCustomers(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.customerIds",
       "ids"
      ],
      [
       "filter.matching",
       "matching"
      ]
     ],
     "read": {
      "rows": "ORGRestoreCustomers.data",
      "refused": "ORGRestoreCustomers.refused"
     },
     "access": [
      "org:restoreCustomer"
     ]
    },
    "on": "archived",
    "undo": "archive",
    "flag": "edgeCustomerArchiveEnabled"
   }
  ]
 }
];
