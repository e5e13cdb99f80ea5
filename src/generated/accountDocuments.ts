// Written by codegen: documents that pages send by hand.
export const AuthMfaLogin = {"text":"mutation AuthMfaLogin($code: String!, $email: String!, $isRememberDevice: Boolean) { AuthMfaLogin(code: $code, email: $email, isRememberDevice: $isRememberDevice) { defaultAwsRegion expiresAt } }"} as const;
export const AuthResendMfaCode = {"text":"mutation AuthResendMfaCode($email: String!, $password: String!) { AuthResendMfaCode(email: $email, password: $password) { isResendCodeSuccess } }"} as const;
export const AuthForgetPassword = {"text":"mutation AuthForgetPassword($authForgetPasswordDto: AuthForgetPasswordDto!) { AuthForgetPassword(authForgetPasswordDto: $authForgetPasswordDto) { isVerifyEmailSuccess } }"} as const;
export const AuthResetPassword = {"text":"mutation AuthResetPassword($password: String!, $resetToken: String!) { AuthResetPassword(password: $password, resetToken: $resetToken) { isPasswordResetSuccess } }"} as const;
export const IDPAuthSSOLogin = {"text":"mutation IDPAuthSSOLogin($ssoLoginDto: SsoLoginDto!) { IDPAuthSSOLogin(ssoLoginDto: $ssoLoginDto) { loginUrl } }"} as const;
export const IDPSearchSSOConfigs = {"text":"query IDPSearchSSOConfigs($customerId: ID!, $enableSapia: Boolean!, $skip: Int, $limit: Int, $sort: SSOConfigSort) { IDPSearchSSOConfigs(customerId: $customerId, enableSapia: $enableSapia, skip: $skip, limit: $limit, sort: $sort) { data { enabled initialized } pagination { totalPages currentPage pageSize totalItems } } }"} as const;
export const IDPGetSSOStep = {"text":"query IDPGetSSOStep { IDPGetSSOStep { kind email customerName defaultAwsRegion minutesForRememberDevice maySendMail } }"} as const;
export const IDPMailSSOStep = {"text":"mutation IDPMailSSOStep { IDPMailSSOStep { isMailSent } }"} as const;
export const IDPConfirmSSOStep = {"text":"mutation IDPConfirmSSOStep($token: String!) { IDPConfirmSSOStep(token: $token) { isSignedIn needsCode expiresAt redirect defaultAwsRegion } }"} as const;
export const IDPCompleteSSOStep = {"text":"mutation IDPCompleteSSOStep { IDPCompleteSSOStep { redirect } }"} as const;
