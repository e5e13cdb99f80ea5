export interface GraphQLFault {
  message?: string;
  extensions?: { code?: unknown; [more: string]: unknown };
}

/** True if the API requires a sign-in: servers report it by status, by code, or only by message. */
export function refusesWho(status: number, faults: readonly GraphQLFault[]): boolean {
  if (status === 401) return true;
  const [first] = faults;
  if (!first) return status === 403;
  const code = first.extensions?.code;
  if (typeof code === 'string' && codes.has(code.toUpperCase().replaceAll('-', '_'))) return true;
  return typeof first.message === 'string' && words.test(first.message);
}

const codes = new Set([
  'UNAUTHENTICATED',
  'UNAUTHORIZED',
  'AUTHENTICATION_REQUIRED',
  'INVALID_JWT',
  'INVALID_HEADERS',
  'INVALID_TOKEN',
  '401',
]);

const words =
  /\b(unauthenticated|unauthorized|unauthorised|not authenticated|not logged in|must be (authenticated|logged in|signed in)|authentication (is )?required|(invalid|missing|expired) (access |api |auth\w* )?(token|key|credentials)|jwt expired|invalid jwt)\b/i;
