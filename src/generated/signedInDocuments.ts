// Written by codegen from session.graphql.
import type { SentDocument } from '../engine/plan/Plan.ts';
import type * as types from './operationTypes.ts';
export const AuthCheckToken: SentDocument<types.AuthCheckTokenQuery['AuthCheckToken'], types.AuthCheckTokenQueryVariables> = {"text":"query AuthCheckToken { AuthCheckToken { tokenCheckResult { isAccessTokenExpired isRefreshTokenExpired } logout } }"};
export const AuthRefreshToken: SentDocument<types.AuthRefreshTokenQuery['AuthRefreshToken'], types.AuthRefreshTokenQueryVariables> = {"text":"query AuthRefreshToken { AuthRefreshToken { expiresAt logout } }"};
export const AuthLogout: SentDocument<types.AuthLogoutMutation['AuthLogout'], types.AuthLogoutMutationVariables> = {"text":"mutation AuthLogout { AuthLogout { logout logoutUrl } }"};
export const CommonCheckPolicy: SentDocument<types.CommonCheckPolicyQuery['CommonCheckPolicy'], types.CommonCheckPolicyQueryVariables> = {"text":"query CommonCheckPolicy($policy: CommonCheckPolicyInput!) { CommonCheckPolicy(policy: $policy) { policyResult } }"};
