import type { Collection } from '../list/useCollection.ts';
import { ExportSteps } from './ExportSteps.tsx';
import { useReadExport } from './useReadExport.ts';

/** The export of a list whose platform has none: made here, by reading page after page. */
export function ReadExportDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  return <ExportSteps collection={collection} onClose={onClose} exporting={useReadExport(collection)} formats={formats} />;
}

/** A workbook is packed by the platform alone. */
const formats = ['CSV', 'JSON'] as const;
