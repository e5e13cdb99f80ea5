import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toolAvailability } from '../../../plan/availability.ts';
import { laterWorded } from '../../values/later.tsx';
import type { Collection } from '../useCollection.ts';
import { usePageCommand } from '../../values/pageCommands.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { operationFor } from '../../values/registry.ts';

export function ExportButton({ collection }: { collection: Collection }) {
  const translate = useTranslate();
  const { plan, total } = collection;
  const { hasAsk } = useTools();
  const screens = useScreens();
  const [open, setOpen] = useState(false);
  const { exists, may } = toolAvailability(operationFor('startExport'), screens);
  // If the platform cannot prepare an export, as of a list that needs no right, the list is read page by page.
  const prepared = exists && plan.list?.access !== 'session';
  const there = plan.list !== undefined && (hasAsk || !prepared);
  const why = prepared && !may ? 'screens.export.noRight' : total === 0 ? 'screens.export.nothing' : undefined;
  const Dialog = prepared ? ExportDialog : ReadExportDialog;
  const label = translate('ra.action.export');
  const because = why && translate(why);
  usePageCommand(there ? { id: 'export', label, because, ...(!why && { run: () => setOpen(true) }) } : undefined);
  if (!there) return null;
  return (
    <>
      <Tooltip title={because ?? label} describeChild={why !== undefined}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-disabled={why !== undefined || undefined}
          onPointerEnter={() => void Dialog.preload()}
          onClick={() => (why === undefined ? setOpen(true) : undefined)}
          sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        >
          <FileDownload fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <Dialog collection={collection} onClose={() => setOpen(false)} />}
    </>
  );
}

const ReadExportDialog = laterWorded(async () => (await import('./ReadExportDialog.tsx')).ReadExportDialog);
const ExportDialog = laterWorded(async () => (await import('./ExportDialog.tsx')).ExportDialog);
