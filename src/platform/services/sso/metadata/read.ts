import { limits } from '../../../../domain/limits.ts';
import { badInput } from '../../../errors.ts';
import { operation } from '../../../operation.ts';
import { detailsOf } from '../certificates.ts';
import { requireActiveCustomer } from '../read.ts';
import { MetadataFault } from './faults.ts';
import { fetchMetadata } from './fetch.ts';
import { parseProviderMetadata } from './parse.ts';

/** Contacts the address: no transaction is open meanwhile, since queries have none. */
export const readProviderMetadata = operation(
  'IDPReadProviderMetadata',
  { store: 'identity' },
  async ({ metadata: { url, xml }, filter }, context) => {
    await requireActiveCustomer(context, filter.customerId);
    const { settings, request } = context;
    const field = url ? 'url' : 'xml';
    if (!url && !xml) throw badInput({ [field]: 'validation.sso.metadata.required' });
    if (url && xml) throw badInput({ [field]: 'validation.sso.metadata.both' });
    if (url && url.length > limits.url)
      throw badInput({ url: 'validation.sso.metadata.maxLength' }, { fieldArgs: { url: { limit: limits.url } } });
    const now = context.now();
    try {
      const text = url ? await fetchMetadata(url.trim(), settings, request.signal) : (xml ?? '');
      const found = parseProviderMetadata(text, { settings, now });
      return { ...found, certificates: found.publicCertificates.map((each) => detailsOf(each, now)) };
    } catch (error) {
      if (error instanceof MetadataFault) throw refusalOf(error, field);
      throw error;
    }
  },
);

const refusalOf = ({ problem, detail }: MetadataFault, field: string) =>
  badInput({ [field]: `validation.sso.metadata.${problem}` }, { reason: `METADATA_${problem}`, fieldArgs: { [field]: detail } });
