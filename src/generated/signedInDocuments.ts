// Written by codegen from session.graphql.
import type { TypedText } from '../engine/plan/Plan.ts';
import type { Data, Variables } from './operationTypes.ts';
export const AuthCheckToken = {"text":"query AuthCheckToken { AuthCheckToken { tokenCheckResult { isAccessTokenExpired isRefreshTokenExpired } logout endsAt } }" as TypedText<Data<'AuthCheckToken'>, Variables['AuthCheckToken']>} as const;
export const AuthNoteActivity = {"text":"mutation AuthNoteActivity { AuthNoteActivity { expiresAt endsAt } }" as TypedText<Data<'AuthNoteActivity'>, Variables['AuthNoteActivity']>} as const;
export const AuthRefreshToken = {"text":"query AuthRefreshToken { AuthRefreshToken { expiresAt logout } }" as TypedText<Data<'AuthRefreshToken'>, Variables['AuthRefreshToken']>} as const;
export const AuthLogout = {"text":"mutation AuthLogout { AuthLogout { logout logoutUrl } }" as TypedText<Data<'AuthLogout'>, Variables['AuthLogout']>} as const;
export const CommonCheckPolicy = {"text":"query CommonCheckPolicy($policy: CommonCheckPolicyInput!) { CommonCheckPolicy(policy: $policy) { policyResult } }" as TypedText<Data<'CommonCheckPolicy'>, Variables['CommonCheckPolicy']>} as const;
