import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the platform's own keys at an identity provider. */
export const ssoKeys: Catalogue = {
  resources: {
    sso: {
      confirm: {
        switch: {
          title: 'Switch to the next key?',
          text: 'We sign by the next key from now on, and delete the current one. The identity provider needs the next certificate before that.',
        },
      },
      renewed: 'Key added. Our metadata has its certificate from now on.',
      renewFailed: 'We couldn’t add a key. Please try again.',
      switched: 'We sign by the new key from now on.',
      switchFailed: 'We couldn’t switch to the next key. Please try again.',
    },
  },
  enums: { SSOKeyState: { CURRENT: 'In use', NEXT: 'Next' } },
};
