import { exampleCertificate } from './exampleSso.ts';
import { nextCertificate } from './metadataCertificates.ts';

// Metadata in the shapes that products write, with made-up names.

export const bareCertificate = exampleCertificate.replace(/-----[A-Z ]+-----|\s/g, '');

export const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const binding = (name: string) => `urn:oasis:names:tc:SAML:2.0:bindings:${name}`;
const lines = (text: string) => text.replace(/.{1,64}/g, (line) => `${line}\n`);

export interface Described {
  name: string;
  xml: string;
  entityId: string;
  loginUrl: string;
  logoutUrl: string | null;
  certificates: string[];
  wantsSignedRequests?: boolean;
}

const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>
  <ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/>
  <ds:Reference URI="#_m"><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference>
  </ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue>
  <ds:KeyInfo><ds:X509Data><ds:X509Certificate>AAAA</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`;

const key = (certificate: string, use?: string) =>
  `<KeyDescriptor${use ? ` use="${use}"` : ''}><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`;

export interface Plain {
  entityId?: string;
  role?: string;
  inside?: string;
  attributes?: string;
}

/** A document of one provider, of which each part can be another. */
export const plainMetadata = ({
  entityId = 'https://login.acme.example/saml',
  role = `<IDPSSODescriptor protocolSupportEnumeration="${protocol}">`,
  inside = `${key(bareCertificate, 'signing')}${login()}`,
  attributes = '',
}: Plain = {}): string =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"${attributes}>${role}${inside}</${role.slice(1).split(' ')[0]}></EntityDescriptor>`;

export const keyOf = key;
export function login(location = 'https://login.acme.example/saml?tenant=1', by = 'HTTP-Redirect'): string {
  return `<SingleSignOnService Binding="${binding(by)}" Location="${location}"/>`;
}

/** Keys before endpoints, claims, roles of other protocols with keys of their own, in one line. */
const adfs: Described = {
  name: 'AD FS',
  entityId: 'http://adfs.acme.example/adfs/services/trust',
  loginUrl: 'https://adfs.acme.example/adfs/ls/',
  logoutUrl: 'https://adfs.acme.example/adfs/ls/',
  certificates: [bareCertificate, nextCertificate],
  xml: `\uFEFF<EntityDescriptor ID="_m" entityID="http://adfs.acme.example/adfs/services/trust" xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${signature}<RoleDescriptor xsi:type="fed:ApplicationServiceType" protocolSupportEnumeration="http://docs.oasis-open.org/ws-sx/ws-trust/200512 http://docs.oasis-open.org/wsfed/federation/200706" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:fed="http://docs.oasis-open.org/wsfed/federation/200706">${key('AAAA', 'encryption')}<fed:ClaimTypesRequested><auth:ClaimType Uri="http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name" Optional="true" xmlns:auth="http://docs.oasis-open.org/wsfed/authorization/200706"><auth:DisplayName>Name</auth:DisplayName></auth:ClaimType></fed:ClaimTypesRequested></RoleDescriptor><SPSSODescriptor WantAssertionsSigned="true" protocolSupportEnumeration="${protocol}">${key('AAAA', 'signing')}</SPSSODescriptor><IDPSSODescriptor protocolSupportEnumeration="${protocol}">${key('AAAA', 'encryption')}${key(bareCertificate, 'signing')}${key(nextCertificate, 'signing')}<SingleLogoutService Binding="${binding('HTTP-Redirect')}" Location="https://adfs.acme.example/adfs/ls/"/><SingleLogoutService Binding="${binding('HTTP-POST')}" Location="https://adfs.acme.example/adfs/ls/"/><NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>${login('https://adfs.acme.example/adfs/ls/')}${login('https://adfs.acme.example/adfs/ls/', 'HTTP-POST')}<Attribute Name="http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri" FriendlyName="UPN" xmlns="urn:oasis:names:tc:SAML:2.0:assertion"/></IDPSSODescriptor></EntityDescriptor>`,
};

const entra: Described = {
  name: 'Entra ID',
  entityId: 'https://sts.example/11111111-2222-3333-4444-555555555555/',
  loginUrl: 'https://login.example/11111111-2222-3333-4444-555555555555/saml2',
  logoutUrl: 'https://login.example/11111111-2222-3333-4444-555555555555/saml2',
  certificates: [bareCertificate, nextCertificate],
  xml: `<?xml version="1.0" encoding="utf-8"?><EntityDescriptor ID="_m" entityID="https://sts.example/11111111-2222-3333-4444-555555555555/" xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${signature}<RoleDescriptor xsi:type="fed:SecurityTokenServiceType" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" protocolSupportEnumeration="http://docs.oasis-open.org/wsfed/federation/200706" xmlns:fed="http://docs.oasis-open.org/wsfed/federation/200706">${key(nextCertificate, 'signing')}<fed:TokenTypesOffered><fed:TokenType Uri="urn:oasis:names:tc:SAML:2.0:assertion"/></fed:TokenTypesOffered></RoleDescriptor><IDPSSODescriptor protocolSupportEnumeration="${protocol}">${key(bareCertificate, 'signing')}${key(nextCertificate, 'signing')}<SingleLogoutService Binding="${binding('HTTP-Redirect')}" Location="https://login.example/11111111-2222-3333-4444-555555555555/saml2" />${login('https://login.example/11111111-2222-3333-4444-555555555555/saml2')}${login('https://login.example/11111111-2222-3333-4444-555555555555/saml2', 'HTTP-POST')}</IDPSSODescriptor></EntityDescriptor>`,
};

const okta: Described = {
  name: 'Okta',
  entityId: 'http://www.okta.example/exk1',
  loginUrl: 'https://acme.okta.example/app/acme/exk1/sso/saml',
  logoutUrl: null,
  certificates: [bareCertificate],
  xml: `<?xml version="1.0" encoding="UTF-8"?><md:EntityDescriptor entityID="http://www.okta.example/exk1" xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"><md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="${protocol}"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${lines(bareCertificate)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified</md:NameIDFormat><md:SingleSignOnService Binding="${binding('HTTP-POST')}" Location="https://acme.okta.example/app/acme/exk1/sso/saml"/><md:SingleSignOnService Binding="${binding('HTTP-Redirect')}" Location="https://acme.okta.example/app/acme/exk1/sso/saml"/></md:IDPSSODescriptor></md:EntityDescriptor>`,
};

const keycloak: Described = {
  name: 'Keycloak',
  entityId: 'https://keycloak.acme.example/realms/staff',
  loginUrl: 'https://keycloak.acme.example/realms/staff/protocol/saml',
  logoutUrl: 'https://keycloak.acme.example/realms/staff/protocol/saml',
  certificates: [bareCertificate],
  wantsSignedRequests: true,
  xml: `<md:EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://keycloak.acme.example/realms/staff"><md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${protocol}"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:KeyName>k1</ds:KeyName><ds:X509Data><ds:X509Certificate>${bareCertificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:ArtifactResolutionService Binding="${binding('SOAP')}" Location="https://keycloak.acme.example/realms/staff/protocol/saml/resolve" index="0"></md:ArtifactResolutionService><md:SingleLogoutService Binding="${binding('HTTP-POST')}" Location="https://keycloak.acme.example/realms/staff/protocol/saml"></md:SingleLogoutService><md:SingleLogoutService Binding="${binding('HTTP-Redirect')}" Location="https://keycloak.acme.example/realms/staff/protocol/saml"></md:SingleLogoutService><md:SingleSignOnService Binding="${binding('HTTP-POST')}" Location="https://keycloak.acme.example/realms/staff/protocol/saml"></md:SingleSignOnService><md:SingleSignOnService Binding="${binding('HTTP-Redirect')}" Location="https://keycloak.acme.example/realms/staff/protocol/saml"></md:SingleSignOnService><md:SingleSignOnService Binding="${binding('SOAP')}" Location="https://keycloak.acme.example/realms/staff/protocol/saml"></md:SingleSignOnService></md:IDPSSODescriptor></md:EntityDescriptor>`,
};

/** Comments, extensions, two protocol versions, front and back channel keys, a second role. */
const shibboleth: Described = {
  name: 'Shibboleth',
  entityId: 'https://idp.acme.example/idp/shibboleth',
  loginUrl: 'https://idp.acme.example/idp/profile/SAML2/Redirect/SSO',
  logoutUrl: 'https://idp.acme.example/idp/profile/SAML2/Redirect/SLO',
  certificates: [bareCertificate, nextCertificate],
  xml: `<?xml version="1.0" encoding="UTF-8"?>
<!--
     This is example metadata only. Do *NOT* supply it as is without review - see the manual.
-->
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:shibmd="urn:mace:shibboleth:metadata:1.0" xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui" entityID="https://idp.acme.example/idp/shibboleth">
    <IDPSSODescriptor protocolSupportEnumeration="${protocol} urn:oasis:names:tc:SAML:1.1:protocol urn:mace:shibboleth:1.0">
        <Extensions>
            <shibmd:Scope regexp="false">acme.example</shibmd:Scope>
<!--
    Fill in the details for your IdP here
            <mdui:UIInfo/>
-->
        </Extensions>
        <!-- First signing certificate is BackChannel, the second is FrontChannel -->
        <KeyDescriptor use="signing">
            <ds:KeyInfo><ds:X509Data><ds:X509Certificate>
${lines(bareCertificate)}
            </ds:X509Certificate></ds:X509Data></ds:KeyInfo>
        </KeyDescriptor>
        <KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${nextCertificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>
        <KeyDescriptor use="encryption"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>AAAA</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>
        <SingleLogoutService Binding="${binding('HTTP-Redirect')}" Location="https://idp.acme.example/idp/profile/SAML2/Redirect/SLO"/>
        <SingleSignOnService Binding="urn:mace:shibboleth:1.0:profiles:AuthnRequest" Location="https://idp.acme.example/idp/profile/Shibboleth/SSO"/>
        <SingleSignOnService Binding="${binding('HTTP-POST-SimpleSign')}" Location="https://idp.acme.example/idp/profile/SAML2/POST-SimpleSign/SSO"/>
        <SingleSignOnService Binding="${binding('HTTP-Redirect')}" Location="https://idp.acme.example/idp/profile/SAML2/Redirect/SSO"/>
    </IDPSSODescriptor>
    <!--
    <AttributeAuthorityDescriptor/>
    -->
    <AttributeAuthorityDescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:1.1:protocol">
        <KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>AAAA</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>
    </AttributeAuthorityDescriptor>
</EntityDescriptor>
`,
};

const google: Described = {
  name: 'Google',
  entityId: 'https://accounts.google.example/o/saml2?idpid=C0',
  loginUrl: 'https://accounts.google.example/o/saml2/idp?idpid=C0&lang=en',
  logoutUrl: null,
  certificates: [bareCertificate],
  xml: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://accounts.google.example/o/saml2?idpid=C0" validUntil="2031-05-01T10:00:00.000Z">\n  <md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="${protocol}">\n    <md:KeyDescriptor use="signing">\n      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">\n        <ds:X509Data>\n          <ds:X509Certificate>${lines(bareCertificate)}</ds:X509Certificate>\n        </ds:X509Data>\n      </ds:KeyInfo>\n    </md:KeyDescriptor>\n    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>\n    <md:SingleSignOnService Binding="${binding('HTTP-Redirect')}" Location="https://accounts.google.example/o/saml2/idp?idpid=C0&amp;lang=en"/>\n    <md:SingleSignOnService Binding="${binding('HTTP-POST')}" Location="https://accounts.google.example/o/saml2/idp?idpid=C0"/>\n  </md:IDPSSODescriptor>\n</md:EntityDescriptor>`,
};

const oneLogin: Described = {
  name: 'OneLogin',
  entityId: 'https://app.onelogin.example/saml/metadata/1',
  loginUrl: 'https://acme.onelogin.example/trust/saml2/http-redirect/sso/1',
  logoutUrl: 'https://acme.onelogin.example/trust/saml2/http-redirect/slo/1',
  certificates: [bareCertificate],
  xml: `<?xml version="1.0"?>\n<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://app.onelogin.example/saml/metadata/1">\n<IDPSSODescriptor xmlns:ds="http://www.w3.org/2000/09/xmldsig#" protocolSupportEnumeration="${protocol}">\n${key(lines(bareCertificate), 'signing')}\n<SingleLogoutService Binding="${binding('HTTP-Redirect')}" Location="https://acme.onelogin.example/trust/saml2/http-redirect/slo/1" ResponseLocation="https://acme.onelogin.example/elsewhere"/>\n${login('https://acme.onelogin.example/trust/saml2/http-redirect/sso/1')}\n${login('https://acme.onelogin.example/trust/saml2/soap/sso', 'SOAP')}\n</IDPSSODescriptor>\n<ContactPerson contactType="technical"><SurName>Support &amp; “Café”</SurName><EmailAddress>support@onelogin.example</EmailAddress></ContactPerson></EntityDescriptor>`,
};

const auth0: Described = {
  name: 'Auth0',
  entityId: 'urn:acme.auth0.example',
  loginUrl: 'https://acme.auth0.example/samlp/abc',
  logoutUrl: 'https://acme.auth0.example/samlp/abc/logout',
  certificates: [bareCertificate],
  xml: `<EntityDescriptor entityID="urn:acme.auth0.example" xmlns="urn:oasis:names:tc:SAML:2.0:metadata">\n  <IDPSSODescriptor protocolSupportEnumeration="${protocol}">\n    ${key(bareCertificate, 'signing')}\n    <SingleLogoutService Binding="${binding('HTTP-Redirect')}" Location="https://acme.auth0.example/samlp/abc/logout"/>\n    ${login('https://acme.auth0.example/samlp/abc')}\n    <Attribute Name="http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress" FriendlyName="E-Mail Address" xmlns="urn:oasis:names:tc:SAML:2.0:assertion"/>\n  </IDPSSODescriptor>\n</EntityDescriptor>`,
};

const jumpCloud: Described = {
  name: 'JumpCloud',
  entityId: 'JumpCloud',
  loginUrl: 'https://sso.jumpcloud.example/saml2/acme',
  logoutUrl: null,
  certificates: [bareCertificate],
  xml: `<?xml version="1.0" encoding="UTF-8"?>\n<md:EntityDescriptor xmlns:md='urn:oasis:names:tc:SAML:2.0:metadata' entityID='JumpCloud'><md:IDPSSODescriptor WantAuthnRequestsSigned='false' protocolSupportEnumeration='${protocol}'><md:KeyDescriptor><ds:KeyInfo xmlns:ds='http://www.w3.org/2000/09/xmldsig#'><ds:X509Data><ds:X509Certificate>${bareCertificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding='${binding('HTTP-Redirect')}' Location='https://sso.jumpcloud.example/saml2/acme'/></md:IDPSSODescriptor></md:EntityDescriptor>`,
};

/** In an EntitiesDescriptor, with the chain of the certificate. */
const pingFederate: Described = {
  name: 'PingFederate',
  entityId: 'acme:ping',
  loginUrl: 'https://ping.acme.example/idp/SSO.saml2',
  logoutUrl: 'https://ping.acme.example/idp/SLO.saml2',
  certificates: [bareCertificate],
  wantsSignedRequests: true,
  xml: `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"><md:EntityDescriptor ID="_m" cacheDuration="PT1440M" entityID="acme:ping">${signature}<md:IDPSSODescriptor protocolSupportEnumeration="${protocol}" WantAuthnRequestsSigned="1"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${bareCertificate}</ds:X509Certificate><ds:X509Certificate>${nextCertificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleLogoutService Location="https://ping.acme.example/idp/SLO.saml2" Binding="${binding('HTTP-Redirect')}"/><md:SingleSignOnService Location="https://ping.acme.example/idp/SSO.saml2" Binding="${binding('HTTP-Artifact')}"/><md:SingleSignOnService Location="https://ping.acme.example/idp/SSO.saml2" Binding="${binding('HTTP-Redirect')}"/></md:IDPSSODescriptor></md:EntityDescriptor></md:EntitiesDescriptor>`,
};

export const products: Described[] = [adfs, entra, okta, keycloak, shibboleth, google, oneLogin, auth0, jumpCloud, pingFederate];
