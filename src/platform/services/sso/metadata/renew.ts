import { eq } from 'drizzle-orm';
import type { SSOMetadataProblem } from '../../../../generated/types.ts';
import { systemActor, writeAudit } from '../../../audit.ts';
import type { Database } from '../../../database/stores.ts';
import { unscoped } from '../../../database/scoped.ts';
import type { Tools } from '../../../platform.ts';
import { nothing } from '../../../policy/accessScope.ts';
import type { Region } from '../../../regions.ts';
import { customers } from '../../customers/tenant.ts';
import { fingerprintOf } from '../certificates.ts';
import type { SsoConfig } from '../read.ts';
import { ssoConfigs } from '../tenant.ts';
import { MetadataFault } from './faults.ts';
import { fetchMetadata } from './fetch.ts';
import { parseProviderMetadata } from './parse.ts';

export type Reading = { publicCertificates: string[] } | { problem: SSOMetadataProblem };

type Renewing = Pick<Tools, 'now' | 'newId' | 'settings'>;

/** Reads the certificates of the same provider; anything else that has changed needs a person. */
export async function readCertificates(
  { providerMetadataUrl: url, providerEntityId, loginUrl }: SsoConfig,
  { settings, now }: Pick<Renewing, 'settings' | 'now'>,
  stop: AbortSignal,
): Promise<Reading> {
  try {
    const found = parseProviderMetadata(await fetchMetadata(url ?? '', settings, stop), { settings, now: now() });
    if (found.entityId !== providerEntityId) return { problem: 'ENTITY_ID_CHANGED' };
    if (found.loginUrl !== loginUrl) return { problem: 'LOGIN_URL_CHANGED' };
    if (found.warnings.includes('EXPIRED')) return { problem: 'EXPIRED' };
    return found.publicCertificates.length > 0 ? found : { problem: 'NO_CERTIFICATE' };
  } catch (error) {
    if (error instanceof MetadataFault) return { problem: error.problem };
    throw error;
  }
}

/** Stores what was read, unless the configuration has changed meanwhile: the next run reads it again. */
export async function noteReading(tx: Database, read: SsoConfig, reading: Reading, tools: Renewing): Promise<Region[]> {
  const own = eq(ssoConfigs.customerId, read.customerId);
  const [row] = await unscoped(tx).select(ssoConfigs, ssoConfigs, own).for('update');
  if (row?.version !== read.version) return [];
  const metadataReadAt = tools.now();
  if ('problem' in reading) {
    await unscoped(tx).update(ssoConfigs, { metadataReadAt, metadataProblem: reading.problem }, own);
    return [];
  }
  const before = row.publicCertificates.map(fingerprintOf);
  const after = reading.publicCertificates.map(fingerprintOf);
  const isSame = before.length === after.length && before.every((each) => after.includes(each));
  const { publicCertificates } = reading;
  await unscoped(tx).update(
    ssoConfigs,
    {
      ...{ metadataReadAt, metadataProblem: null },
      // Another version, so that a form that was opened before doesn't put the old ones back.
      ...(!isSame && { publicCertificates, version: row.version + 1, updatedAt: metadataReadAt }),
    },
    own,
  );
  return isSame ? [] : noteRenewal(tx, row, { before, after }, tools);
}

async function noteRenewal(
  tx: Database,
  { customerId, organizationId, awsRegion: region }: SsoConfig,
  { before, after }: { before: string[]; after: string[] },
  { now, newId, settings }: Renewing,
): Promise<Region[]> {
  const [customer] = await unscoped(tx).select(customers, { displayName: customers.displayName }, eq(customers.id, customerId));
  const detail = {
    ...{ actorId: systemActor, customerId, organizationId, subjects: [customerId] },
    ...{ names: { [customerId]: customer?.displayName ?? '' } },
    ...{ before: { [customerId]: { publicCertificates: before } }, values: { [customerId]: { publicCertificates: after } } },
  };
  return writeAudit(
    tx,
    { operation: 'IDPRenewSSOCertificates', args: {}, details: [detail], access: nothing, store: 'identity', settings: 'IDPGetSSOConfig' },
    { session: null, region, now, newId, settings },
  );
}
