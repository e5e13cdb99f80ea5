import { useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { failureOf, statusOf } from '../../values/answers.ts';
import type { Collection } from '../useCollection.ts';
import { useExporting, type Exporting, type ExportRequest, type Source } from './useExporting.ts';

const pageSize = 100;

export function useReadExport(collection: Collection): Exporting {
  const translate = useTranslate();
  return useExporting(collection, useReadPages(collection), whyFailed);

  function whyFailed(error: unknown): string {
    if (statusOf(error) === 401) return translate('screens.expired');
    if (statusOf(error) === 0) return translate('screens.export.brokenOff');
    const { reason, extensions } = failureOf(error);
    const broken = translate('screens.export.broken', { ...extensions, _: translate('screens.export.failed') });
    return reason && reason !== 'SAID' ? translate(`reasons.${reason}`, { ...extensions, _: broken }) : broken;
  }
}

/** Reads the list as its screen does, a page after the other. */
export function useReadPages(collection: Collection): (requested: ExportRequest) => Promise<Source> {
  const { plan, request, total, columns: shown } = collection;
  const dataProvider = useDataProvider();
  return async (requested) => ({
    rows: requested.ids ? among(pages(requested), requested.ids) : pages(requested),
    total: requested.ids?.length ?? (requested.filter ? undefined : total),
  });

  async function* pages({ columns, filter, signal }: ExportRequest): AsyncGenerator<RaRecord[]> {
    let read = 0;
    let before = '';
    for (let page = 1; ; page += 1) {
      const answer = await dataProvider.getList<RaRecord>(plan.name, {
        ...request,
        filter: { ...request.filter, ...filter },
        pagination: { page, perPage: pageSize },
        meta: { ...request.meta, screen: 'export', columns: [...new Set([...columns, ...shown].map(({ path }) => path))] },
        signal,
      });
      signal.throwIfAborted();
      const { data, pageInfo } = answer;
      // A list that always returns its first page would never end.
      const now = data.map(({ id }) => id).join(' ');
      if (data.length === 0 || now === before) return;
      before = now;
      read += data.length;
      yield data;
      const ended = pageInfo?.hasNextPage === undefined ? read >= (answer.total ?? 0) : !pageInfo.hasNextPage;
      if (ended) return;
    }
  }

  async function* among(all: AsyncIterable<RaRecord[]>, ids: readonly string[]): AsyncGenerator<RaRecord[]> {
    const left = new Set(ids);
    for await (const page of all) {
      yield page.filter(({ id }) => left.delete(String(id)));
      if (left.size === 0) return;
    }
  }
}
