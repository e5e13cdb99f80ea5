export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const messages = 'urn:ietf:params:scim:api:messages:2.0';
export const listSchema = `${messages}:ListResponse`;
export const bulkResponseSchema = `${messages}:BulkResponse`;
