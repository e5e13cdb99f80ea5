import { ImportButton } from '../import/ImportButton.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import type { Collection } from './useCollection.ts';

/** Tools for the rows of a list; its groups have their own. */
export function ListTools({ collection }: { collection: Collection }) {
  const { plan, archived, layout } = collection;
  return (
    <>
      {layout.offered && <ColumnsButton columns={layout} />}
      {!archived && <ImportButton plan={plan} />}
      <ExportButton collection={collection} />
    </>
  );
}
