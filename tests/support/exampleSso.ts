import type { Wish } from './examples.ts';

/** A certificate that anybody may know: its key was thrown away. It is good until 2049, and nobody asks. */
export const exampleCertificate = `-----BEGIN CERTIFICATE-----
MIICwTCCAamgAwIBAgIBATANBgkqhkiG9w0BAQsFADAkMSIwIAYDVQQDDBlFeGFt
cGxlIGlkZW50aXR5IHByb3ZpZGVyMB4XDTIwMDEwMTAwMDAwMFoXDTQ5MTIzMTIz
NTk1OVowJDEiMCAGA1UEAwwZRXhhbXBsZSBpZGVudGl0eSBwcm92aWRlcjCCASIw
DQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBALax3ZVIALkgvAs1KJOvuJl8fk5o
EJuxXefHniMficIbTcDErm4VapsM/PGP1MWi0RI4w6wdbMNFPuDrX6yR006SmFz6
EY1XMiI8cUS9h9F2YnIm0qHUIgH2Zc+cZj/Toaxr8ZW5LQp020Pe6VR6NLuHToeE
v3eS9R7NkMuZ4zwL0WMODxsNAt9uem+jKbgBZzske9+LZN0l1FNxm/6/7IgQjeVE
KsnMkurRvgZ0xhm+DNq3Ng/o5xcwGkmSMoY1qIDAPBTntX5jQWeJYmIhjPfFbM1K
Hub8RPKUfUniaSI7lUvmWiEIF9EbycHuVf2VA8K7QvQkHI7opufoYWj7EY0CAwEA
ATANBgkqhkiG9w0BAQsFAAOCAQEAPJ5EEImlqQi9ckQ2jriABwzyRC5PtIPdSQ5Q
ASdWShQnnROkaS9FwQM1JNQPS7ieVYvAaEyHP7fU1KP1vcDLwAwTn5dzeV2XXNGY
n1jgzKB180gxJyaEqyStSU6N7xJtuLnhPhlu+HE+8JCuDojG+s6eJavr8g24YzLx
urN8/9WLaxYbBnQIW8KScSyE7hBTs8DyiMc/mOKkETuAG9F8BL1nSryQcWCeQtHt
ZBKT0Og6CbkkgEr6UJuPuAcLH1lnGj8P7HCf5bRq6LbkwjUs20p1NC6q+Wgvm6xL
BoQ/crhBnmcKas6vQsf2IuHXyXO7okcMRAb0wZzJ505bKfYM+Q==
-----END CERTIFICATE-----`;

const exampleMetadata = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://identity.example">
<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><SingleSignOnService
Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://identity.example/login"/></IDPSSODescriptor></EntityDescriptor>`;

export const ssoOverrides: Record<string, (wish: Wish) => unknown> = {
  publicCertificates: () => [exampleCertificate],
  'IDPAuthSSOLogin.ssoLoginDto.redirect': () => '/',
  providerEntityId: () => 'https://identity.example',
  providerMetadataUrl: () => 'https://identity.example/metadata',
  // The text, since nobody answers at an address.
  'IDPReadProviderMetadata.metadata.url': () => undefined,
  'IDPReadProviderMetadata.metadata.xml': () => exampleMetadata,
  // A test sign-in is of whoever began it, and nobody has.
  'IDPGetSSOTest._id': () => '0'.repeat(24),
};
