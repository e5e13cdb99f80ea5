import type { Translate } from '../texts/translate.ts';
import type { OidcError } from './oidc.ts';

export const oidcText = (translate: Translate, { key, values }: OidcError, about: Record<string, string>): string =>
  translate(`any.oidc.${key}`, { ...about, ...values });
