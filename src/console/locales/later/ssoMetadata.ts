import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of a SAML provider's metadata: fields, import and daily renewal. */
export const ssoMetadata: Catalogue = {
  resources: {
    sso: {
      fields: {
        providerMetadataUrl: 'Provider’s metadata URL',
        providerEntityId: 'Provider’s entity ID',
        logoutBinding: 'Binding of the logout URL',
      },
      help: {
        providerMetadataUrl:
          'Optional. We read it daily, and its certificates replace those below. Import the metadata to fill the fields below, from this address or a file.',
        logoutBinding: 'How we send messages there when single logout is on. Importing metadata sets it.',
        providerEntityId: 'We refuse answers of any other issuer. Without it, the first sign-in determines the issuer.',
      },
      metadata: {
        open: 'Import metadata',
        title: 'Import the identity provider’s metadata',
        help: 'We fill the form with it. Nothing changes until you save.',
        address: 'Address of the metadata',
        read: 'Read',
        or: 'Or a file:',
        drop: 'Drop an XML file here',
        failed: 'We couldn’t read the metadata. Please try again.',
        unread: 'We couldn’t read this file. Please choose another one.',
        entityId: 'Entity ID',
        loginUrl: 'Login URL',
        logoutUrl: 'Logout URL',
        validUntil: 'Valid until',
        certificates: 'Certificates',
        until: '{{subject}}, until {{until}}',
        wantsSignedRequests: 'The identity provider wants signed requests.',
        fill: 'Fill the form',
        problem: 'Last read on {{at}}: {{problem}} The certificates stay as they are.',
        readAt: 'Last read on {{at}}.',
      },
    },
  },
  enums: {
    SSOLogoutBinding: { REDIRECT: 'HTTP redirect', POST: 'HTTP POST' },
    SSOMetadataProblem: {
      UNREACHABLE: 'We couldn’t read the address.',
      UNREADABLE: 'There is no SAML metadata at the address.',
      TOO_LARGE: 'The metadata is too large.',
      NO_PROVIDER: 'The metadata is of no SAML identity provider.',
      SEVERAL_PROVIDERS: 'The metadata is of several identity providers.',
      EXPIRED: 'The metadata has expired.',
      NO_CERTIFICATE: 'The metadata has no certificate that we can use.',
      ENTITY_ID_CHANGED: 'The metadata has another entity ID. Please import it again if that’s right.',
      LOGIN_URL_CHANGED: 'The metadata has another login URL. Please import it again if that’s right.',
    },
    SSOMetadataWarning: {
      LOGIN_BY_POST_ONLY: 'It offers a login by POST only, but we need one by redirect. Please ask the identity provider for its address.',
      NO_LOGIN_URL: 'It has no login URL. Please enter it yourself.',
      UNSAFE_URL: 'We left out an address that doesn’t start with https:// or is too long.',
      NO_CERTIFICATE: 'It has no certificate that we can use. Please enter one yourself.',
      CERTIFICATE_REFUSED: 'We left out a certificate. We need RSA keys of at least 2048 bits.',
      CERTIFICATE_EXPIRED: 'A certificate has expired.',
      TOO_MANY_CERTIFICATES: 'It has more certificates than we can store. We left out the last ones.',
      EXPIRED: 'It has expired. Please get the current one.',
    },
  },
  validation: {
    sso: {
      providerMetadataUrl: {
        format: 'Please enter a valid URL',
        https: 'Please enter an address that starts with https://',
      },
      logoutBinding: { required: 'Please choose redirect or POST' },
      providerEntityId: { required: 'Please enter the entity ID, or import the metadata' },
      metadata: {
        required: 'Please enter an address or choose a file',
        both: 'Please enter an address or choose a file, not both',
        maxLength: 'Please keep the address within {{limit}} characters',
        UNREACHABLE: 'We couldn’t read the address. {{detail}}',
        UNREADABLE: 'This isn’t SAML metadata, or it has more than plain XML elements.',
        TOO_LARGE:
          'This is larger than 500 kB, such as the metadata of a whole federation. Please use the metadata of your identity provider alone.',
        NO_PROVIDER: 'This isn’t the metadata of a SAML 2.0 identity provider.',
        SEVERAL_PROVIDERS: 'This is the metadata of {{count}} identity providers. Please use that of one alone. They are: {{entityIds}}',
      },
    },
  },
};
