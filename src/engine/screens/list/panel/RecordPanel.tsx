import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Collection } from '../useCollection.ts';
import { RecordOver } from './RecordOver.tsx';
import type { useOver } from '../../values/useOver.ts';
import { usePageCommand } from '../../values/pageCommands.ts';
import { PanelBody } from './PanelBody.tsx';
import { PanelHead } from './PanelHead.tsx';
import { stepOf, useSteps } from './useSteps.ts';

interface Props {
  collection: Collection;
  id: string;
  over: ReturnType<typeof useOver>;
}

/** From this width on the list can be seen beside it. */
const wide = 900;

/** A record of a list in a drawer over it, as the address names it (specification 3 §2 «Candidate modal»); the next one is a key away. */
export function RecordPanel({ collection, id, over }: Props) {
  const { plan } = collection;
  const translate = useTranslate();
  const labelled = useId();
  const full = useMediaQuery(`(max-width: ${wide - 0.05}px)`, { noSsr: true });
  const steps = useSteps(collection, id, over);
  const { close } = over;
  useFocusOnRow(id);
  usePageCommand({ id: 'panelNext', label: translate('screens.panel.next'), keys: 'J ArrowDown', run: () => steps.go('next') });
  usePageCommand({ id: 'panelPrevious', label: translate('screens.panel.previous'), keys: 'K ArrowUp', run: () => steps.go('previous') });
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      // The row that it shows at the end, not the one that was opened at first.
      disableRestoreFocus
      transitionDuration={{ enter: 160, exit: 0 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': labelled,
          tabIndex: -1,
          sx: { width: full ? '100%' : 'min(640px, 60vw)', backgroundImage: 'none' },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            const step = stepOf(event);
            if (!step) return;
            event.preventDefault();
            steps.go(step);
          },
        },
      }}
    >
      <RecordOver
        plan={plan}
        id={id}
        back={
          <Button variant="outlined" onClick={close}>
            {translate('ra.action.close')}
          </Button>
        }
      >
        {(shown) => (
          <>
            <PanelHead plan={plan} labelled={labelled} steps={steps} onClose={close} {...shown} />
            {/* What was done here belongs to this one: another begins anew. */}
            <PanelBody key={id} plan={plan} id={id} {...shown} />
          </>
        )}
      </RecordOver>
    </Drawer>
  );
}

/** Who closes it stands on its row again. */
function useFocusOnRow(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const row = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(shown.current)}"] a`);
      const target = row ?? (opener instanceof HTMLElement && opener.isConnected ? opener : null);
      // Once the drawer, which keeps the focus to itself, is gone.
      requestAnimationFrame(() => target?.focus());
    };
  }, []);
}
