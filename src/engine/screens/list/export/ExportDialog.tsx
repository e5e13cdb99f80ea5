import type { Collection } from '../useCollection.ts';
import { ExportSteps } from './ExportSteps.tsx';
import { useExport } from './useExport.ts';

export function ExportDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  return <ExportSteps collection={collection} onClose={onClose} exporting={useExport(collection)} />;
}
