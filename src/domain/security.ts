import type { AuditOperation, SecurityKind, SecurityOutcome, SecurityReason } from '../generated/types.ts';

/** Operations of the security log, by kind. */
export const securityOperations: Readonly<Record<SecurityKind, readonly AuditOperation[]>> = {
  SIGN_IN: [
    'AuthEmailLogin',
    'AuthMfaLogin',
    'AuthPasskeyLogin',
    'AuthSignInFailed',
    'AuthCodeFailed',
    'IDPAuthSSOLogin',
    'IDPRefuseSSOLogin',
  ],
  LOCK: ['AuthAccountLocked', 'AuthUnlockUser'],
  SESSION: [
    'AuthLogout',
    'AuthEndSessions',
    'AuthEndOtherSessions',
    'AuthEndUserSessions',
    'AuthEndCustomerSessions',
    'AuthSessionReused',
    'IDPEndSSOSessions',
  ],
  PASSWORD: ['AuthForgetPassword', 'AuthResetPassword', 'AuthChangePassword'],
  FACTOR: [
    'AuthResendMfaCode',
    'AuthAddApp',
    'AuthAddPasskey',
    'AuthRemoveFactors',
    'AuthRenameFactor',
    'AuthRenewRecoveryCodes',
    'AuthResetFactors',
    'AuthConfirm',
    'AuthMailConfirmation',
  ],
  ACCOUNT: [
    'ORGCreateEndUser',
    'ORGImportUsers',
    'ORGUpdateUser',
    'ORGArchiveUser',
    'ORGArchiveUsers',
    'ORGRestoreUsers',
    'AuthUpdateProfile',
    'IDPCompleteSSOStep',
    'IDPConfirmSSOStep',
  ],
  ACCESS: [
    'CommonCreatePolicy',
    'CommonUpdatePolicy',
    'CommonUpdatePolicyV2',
    'CommonRestorePolicyVersion',
    'CommonUpdatePermissionTabPolicies',
    'ORGCreateGroup',
    'ORGUpdateGroup',
    'ORGArchiveGroup',
    'ORGArchiveGroups',
    'ORGRestoreGroups',
    'ORGGroupAddUsers',
    'ORGGroupRemoveUsers',
  ],
  API_KEY: ['ORGCreateApiKey', 'ORGUpdateApiKey', 'ORGRotateApiKey', 'ORGRevokeApiKeys'],
  SSO: [
    'IDPCreateSSOConfig',
    'IDPUpdateSSOConfig',
    'IDPRenewSSOCertificates',
    'IDPStartSSOTest',
    'IDPAddSSOKey',
    'IDPUseNextSSOKey',
    'IDPCreateSsoDomain',
    'IDPVerifySsoDomain',
    'IDPDeleteSsoDomains',
    'IDPCreateScimToken',
    'IDPUpdateScimToken',
    'IDPRevokeScimTokens',
    'AuthUpdateSignInRules',
  ],
  EXPORT: ['CommonStartExport', 'AppsExportCandidate'],
};

const outcomes: Readonly<Partial<Record<AuditOperation, SecurityOutcome>>> = {
  AuthSignInFailed: 'FAILED',
  AuthCodeFailed: 'FAILED',
  AuthAccountLocked: 'REFUSED',
  AuthSessionReused: 'REFUSED',
  IDPRefuseSSOLogin: 'REFUSED',
};

/** Reasons of operations that have only one. */
export const onlyReasons: Readonly<Partial<Record<AuditOperation, SecurityReason>>> = {
  AuthSignInFailed: 'WRONG_PASSWORD',
  AuthCodeFailed: 'WRONG_CODE',
  AuthAccountLocked: 'TOO_MANY_TRIES',
  AuthSessionReused: 'REUSED_TOKEN',
};

const kinds = new Map<string, SecurityKind>(
  Object.entries(securityOperations).flatMap(([kind, operations]) => operations.map((name) => [name, kind as SecurityKind] as const)),
);

export const isSecurity = (operation: string): boolean => kinds.has(operation);

export const kindOf = (operation: string): SecurityKind | undefined => kinds.get(operation);

export const outcomeOf = (operation: string): SecurityOutcome => outcomes[operation as AuditOperation] ?? 'ALLOWED';

export const allSecurityOperations: readonly string[] = [...kinds.keys()];
