import type { SSOMetadataProblem } from '../../../../generated/types.ts';
import { badInput } from '../../../errors.ts';
import type { Settings } from '../../../context.ts';
import type { ssoConfigs } from '../identityTable.ts';
import { isSecureAddress } from '../addresses.ts';

type SsoConfig = typeof ssoConfigs.$inferSelect;

export type ProviderValues = Pick<SsoConfig, 'providerEntityId' | 'providerMetadataUrl'>;

export const metadataFields = (config: SsoConfig | undefined) => ({
  providerEntityId: config?.providerEntityId ?? null,
  providerMetadataUrl: config?.providerMetadataUrl ?? null,
  metadataReadAt: config?.metadataReadAt ?? null,
  metadataProblem: (config?.metadataProblem ?? null) as SSOMetadataProblem | null,
});

/** Values to store. Fields that are left out stay, as for callers that don't know them. */
export function providerValues(
  settings: Pick<Settings, 'demo'>,
  input: { [Field in keyof ProviderValues]?: string | null | undefined },
  row?: ProviderValues,
): ProviderValues {
  const chosen = (field: keyof ProviderValues) => (input[field] === undefined ? (row?.[field] ?? null) : input[field] || null);
  const values = { providerEntityId: chosen('providerEntityId'), providerMetadataUrl: chosen('providerMetadataUrl') };
  if (!values.providerMetadataUrl) return values;
  // Without it, another provider behind the same address would be trusted.
  if (!values.providerEntityId) throw badInput({ providerEntityId: 'validation.sso.providerEntityId.required' });
  if (!isSecureAddress(settings, values.providerMetadataUrl))
    throw badInput({ providerMetadataUrl: 'validation.sso.providerMetadataUrl.https' });
  return values;
}

/** Both decide which certificates and assertions are believed. */
export const changedProvider = (one: ProviderValues, other: ProviderValues): keyof ProviderValues | undefined => {
  if (one.providerEntityId !== other.providerEntityId) return 'providerEntityId';
  return other.providerMetadataUrl !== null && one.providerMetadataUrl !== other.providerMetadataUrl ? 'providerMetadataUrl' : undefined;
};

/** A reading of another address, or for another provider, no longer holds: the job reads again soon. */
export function forgottenReading(row: ReadFor, values: ReadFor) {
  const isSame = (['providerMetadataUrl', 'providerEntityId', 'loginUrl'] as const).every((field) => row[field] === values[field]);
  return isSame ? {} : { metadataReadAt: null, metadataProblem: null };
}

type ReadFor = ProviderValues & Pick<SsoConfig, 'loginUrl'>;
