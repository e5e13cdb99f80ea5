// Written by codegen: documents that pages send by hand.
export const AuthCheckToken = {"text":"query AuthCheckToken { AuthCheckToken { tokenCheckResult { isAccessTokenExpired isRefreshTokenExpired } logout } }"} as const;
export const AuthRefreshToken = {"text":"query AuthRefreshToken { AuthRefreshToken { expiresAt logout } }"} as const;
export const AuthLogout = {"text":"mutation AuthLogout { AuthLogout { logout logoutUrl } }"} as const;
export const CommonCheckPolicy = {"text":"query CommonCheckPolicy($policy: CommonCheckPolicyInput!) { CommonCheckPolicy(policy: $policy) { policyResult } }"} as const;
