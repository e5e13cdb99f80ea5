/** The words of the console's addresses; a test compares them with the declarations' paths. Anything else in an address may be somebody's. */
const words = new Set(
  [
    'login loginWithSSO forgetPassword resetPassword region customers users create edit show archive groups departments organisations',
    'vacancies applications workflows workflow-sets settings dashboard job-requisitions talentHub questionBank',
    'ats-requests audit-log security-log background-jobs platform-health dead-letters access-grants history notifications members upload ap-southeast-2 eu-west-1 us-east-1',
    'overview branding notification sso domains compliance ats-tenants sms email-domain permissions versions activity interviews decline-reasons webhooks api-keys message-texts scim scim-requests',
    'account profile password factors sign-in sessions view-emails events suppressed timeline deliveries',
  ].flatMap((line) => line.split(' ')),
);

/** An address without whose it is: `/region/eu-west-1/customers/:id/users/:id`. */
export const pagePattern = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : ':id'))
    .join('/');
