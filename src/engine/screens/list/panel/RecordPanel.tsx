import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Collection } from '../useCollection.ts';
import { useNavigate } from 'react-router-dom';
import { RecordOver } from './RecordOver.tsx';
import type { useOver } from '../../values/useOver.ts';
import { isAtPage } from '../../values/focus/focusable.ts';
import { focusWhenThere } from '../../values/focus/focusWhenThere.ts';
import { useLetterKeys } from '../../values/useLetterKeys.ts';
import { usePageCommand } from '../../values/pageCommands.ts';
import { PanelBody } from './PanelBody.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { PanelHead } from './PanelHead.tsx';
import { onPeekKey, stepOf, useSteps } from './useSteps.ts';

interface Props {
  collection: Collection;
  id: string;
  over: ReturnType<typeof useOver>;
  /** Address of the record's own page: the panel only shows it. */
  whole?: ((id: string) => string) | undefined;
}

/** The list is visible next to the panel from this width on. */
const wide = 900;

/** Specification 3 §2 “Candidate modal”. */
export function RecordPanel({ collection, id, over, whole }: Props) {
  const { plan } = collection;
  const translate = useTranslate();
  const labelled = useId();
  const full = useMediaQuery(`(max-width: ${wide - 0.05}px)`, { noSsr: true });
  const steps = useSteps(collection, id, over);
  const { close } = over;
  const letters = useLetterKeys();
  const navigate = useNavigate();
  useFocusOnRow(id);
  usePageCommand({ id: 'panelNext', label: translate('screens.panel.next'), keys: 'J ArrowDown', run: () => steps.go('next') });
  usePageCommand({ id: 'panelPrevious', label: translate('screens.panel.previous'), keys: 'K ArrowUp', run: () => steps.go('previous') });
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      // Restore the focus to the row shown last, not to the one opened first.
      disableRestoreFocus
      transitionDuration={{ enter: 160, exit: 0 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': labelled,
          tabIndex: -1,
          sx: { width: full ? '100%' : 'min(680px, 60vw)', backgroundImage: 'none' },
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            const step = stepOf(event);
            if (!step) return whole ? onPeekKey(event, { Enter: () => void navigate(whole(id)), ' ': close }) : letters(event);
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
            <PanelHead plan={plan} id={id} labelled={labelled} steps={steps} onClose={close} whole={whole?.(id)} {...shown} />
            {/* Resets its state for each record. */}
            <PanelBody key={id} plan={plan} id={id} readOnly={whole !== undefined} {...shown} />
            {!shown.failure && !whole && <PanelFoot plan={plan} id={id} steps={steps} record={shown.record} complete={shown.complete} />}
          </>
        )}
      </RecordOver>
    </Drawer>
  );
}

function useFocusOnRow(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const find = () => {
        const row = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(shown.current)}"] a`);
        return row ?? (opener instanceof HTMLElement && !isAtPage(opener) && opener.isConnected ? opener : null);
      };
      // After the drawer, which traps the focus, is gone. Opened by its address, it may be closed before the list has its rows.
      requestAnimationFrame(() => focusWhenThere(find));
    };
  }, []);
}
