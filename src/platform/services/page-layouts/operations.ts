import { and, eq, ne } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import { pageLayouts } from './identityTable.ts';
import { badInput, conflict } from '../../errors.ts';
import { operation } from '../../operation.ts';

const own = (identityId: string, page: string) => and(eq(pageLayouts.identityId, identityId), eq(pageLayouts.page, page));

export const getPageLayout = operation('CommonGetPageLayout', { store: 'identity' }, async ({ page }, { tx, session }) => {
  const [kept] = await tx.select().from(pageLayouts).where(own(session.identityId, page));
  return kept ? { page, layout: kept.layout, updatedAt: kept.updatedAt } : null;
});

/** Saves the layout of a page; not audited, since it concerns nobody else. */
export const savePageLayout = operation(
  'CommonSavePageLayout',
  { form: 'common/savePageLayout', peopleOnly: true, store: 'identity', recordsChangesOnly: true },
  async ({ input: { page, layout } }, { tx, session, now }) => {
    const { identityId } = session;
    if (!layout) {
      await tx.delete(pageLayouts).where(own(identityId, page));
      return null;
    }
    const value = layout as Record<string, unknown>;
    if (JSON.stringify(value).length > limits.viewLayout) throw badInput({ layout: 'validation.view.layout.maxLength' });
    const others = await tx.$count(pageLayouts, and(eq(pageLayouts.identityId, identityId), ne(pageLayouts.page, page)));
    if (others >= limits.pageLayouts) throw conflict('You cannot save more page layouts.', { reason: 'TOO_MANY_LAYOUTS', count: others });
    const updatedAt = now();
    await tx
      .insert(pageLayouts)
      .values({ identityId, page, layout: value, updatedAt })
      .onConflictDoUpdate({ target: [pageLayouts.identityId, pageLayouts.page], set: { layout: value, updatedAt } });
    return { page, layout: value, updatedAt };
  },
);
