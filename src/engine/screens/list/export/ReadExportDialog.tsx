import type { Collection } from '../useCollection.ts';
import { ExportSteps } from './ExportSteps.tsx';
import { useReadExport } from './useReadExport.ts';

/** The export of a list whose API has none: it is read page after page. */
export function ReadExportDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  return <ExportSteps collection={collection} onClose={onClose} exporting={useReadExport(collection)} />;
}
