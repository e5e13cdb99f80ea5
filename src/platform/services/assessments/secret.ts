import type { Settings } from '../../context.ts';
import { callerSecret } from '../../http/signature.ts';

/** Signing secret of the provider; without one, callbacks are refused. */
export const providerSecret = (settings: Settings): string | undefined => callerSecret(settings, 'provider', settings.providerSecret);
