import type { Collection } from '../useCollection.ts';
import { ExportSteps } from './ExportSteps.tsx';
import { useReadExport } from './useReadExport.ts';

export function ReadExportDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  return <ExportSteps collection={collection} onClose={onClose} exporting={useReadExport(collection)} />;
}
