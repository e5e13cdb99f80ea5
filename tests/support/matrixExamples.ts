import type { OperationName } from '../../src/generated/names.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { makeKeyPair } from '../../src/platform/services/sso/selfSigned.ts';

const publicCertificates = [(await makeKeyPair('identity.example')).certificate];

export const matrixExamples: Partial<Record<OperationName, Values>> = {
  IDPAuthSSOLogin: { 'ssoLoginDto.redirect': '/', 'ssoLoginDto.enableSapia': true },
  IDPCreateSSOConfig: {
    'ssoConfig.publicCertificates': publicCertificates,
    'ssoConfig.loginUrl': 'https://identity.example/login',
    'ssoConfig.enableSapia': true,
  },
  IDPUpdateSSOConfig: {
    'update.publicCertificates': publicCertificates,
    'update.loginUrl': 'https://identity.example/login',
    'filter.enableSapia': true,
  },
};
