import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import { readPicture } from '../../../domain/picture.ts';
import type { PictureFault } from '../../../domain/picture.ts';
import { scoped } from '../../database/scoped.ts';
import { badInput } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { brandings } from '../brandings/tenant.ts';
import { requireDepartment } from '../departments/require.ts';
import { logoAddress } from './address.ts';
import { removeUnused } from './keep.ts';
import { logos } from './tenant.ts';

const messages: Record<PictureFault, string> = {
  LOGO_TYPE: 'The logo must be a PNG, JPEG or WebP picture.',
  LOGO_BYTES: `The logo must have at most ${limits.logoBytes} bytes.`,
  LOGO_PIXELS: `The logo must be at most ${limits.logoPixels} pixels wide and high.`,
};

/** Stores a picture for the branding; the branding uses it once it is saved with the address. */
export const uploadLogo = operation('FIUploadLogo', { recordsChangesOnly: true }, async ({ input }, context) => {
  const { tx, access, region, settings } = context;
  const { organizationId, customerId, hierarchyId, content } = input;
  await requireCustomer(context, customerId);
  await requireDepartment(tx, access, { organizationId, customerId, hierarchyId });
  const bytes = /^[\w+/]*={0,2}$/.test(content) ? Buffer.from(content, 'base64') : Buffer.alloc(0);
  const read = readPicture(bytes);
  if (typeof read === 'string') throw badInput({ 'input.content': `reasons.${read}` }, { message: messages[read], reason: read });
  const hash = createHash('sha256').update(bytes).digest('hex');
  const mine = scoped(tx, access);
  const own = eq(logos.customerId, customerId);
  const answer = { url: logoAddress(settings, { region, customerId, hash }), mediaType: read.type, width: read.width, height: read.height };
  const [known] = await mine.select(logos, { id: logos.id }, and(own, eq(logos.hash, hash)));
  if (known) return { _id: known.id, ...answer };
  const id = context.newId();
  const size = bytes.byteLength;
  const row = { id, customerId, organizationId, hash, ...read, size, content: bytes.toString('base64'), createdAt: context.now() };
  const [made] = await mine.insert(logos, [row], logos.hash);
  const [branding] = await mine.select(brandings, { logoUrl: brandings.logoUrl }, eq(brandings.customerId, customerId));
  await removeUnused(context, { customerId, used: [branding?.logoUrl ?? null, answer.url] });
  context.audit({
    ...{ subjects: [id], customerId, organizationId, names: { [id]: 'Logo' } },
    values: { [id]: { logoUrl: answer.url, size } },
  });
  return { _id: made?.id ?? id, ...answer };
});
