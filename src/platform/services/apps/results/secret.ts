import type { Settings } from '../../../context.ts';
import { callerSecret } from '../../../http/signature.ts';

/** What the provider signs with; undefined where none is configured, and then nobody is believed. */
export const providerSecret = (settings: Settings): string | undefined => callerSecret(settings, 'provider', settings.providerSecret);
