import { useCallback, useEffect, useRef, useState } from 'react';
import { laterWorded } from '../../values/later.tsx';
import { RowMenu, type RowMenuProps } from './RowMenu.tsx';
import type { EarlyUse } from '../cells/CellTool.tsx';

/** The menu of the row under the pointer, and the editor of its cells once somebody uses the list. */
export function RowTools(props: RowMenuProps) {
  const { surface, actions } = props;
  const edit = actions.find(({ edits }) => edits !== undefined);
  const [isUsed, setIsUsed] = useState(false);
  const early = useRef<EarlyUse | null>({});
  const takeEarly = useCallback(() => {
    const taken = early.current;
    early.current = null;
    return taken;
  }, []);
  useEffect(() => {
    const list = surface.current;
    if (!list) return;
    const listen = (event: PointerEvent | KeyboardEvent) => {
      if (!early.current) return;
      const { target } = event;
      if ('key' in event) early.current = event.key === 'F2' ? { pressed: target } : {};
      else if (event.pointerType === 'mouse') early.current = { over: target };
    };
    const kinds = ['pointerover', 'keydown'] as const;
    for (const kind of kinds) list.addEventListener(kind, listen);
    return () => {
      for (const kind of kinds) list.removeEventListener(kind, listen);
    };
  }, [surface]);
  useEffect(() => {
    const list = surface.current;
    if (!list || isUsed) return;
    const use = () => setIsUsed(true);
    // The focus may have come before this code.
    if (list.contains(document.activeElement)) return use();
    const kinds = ['pointerover', 'focusin'] as const;
    for (const kind of kinds) list.addEventListener(kind, use);
    return () => {
      for (const kind of kinds) list.removeEventListener(kind, use);
    };
  }, [surface, isUsed]);
  return (
    <>
      <RowMenu {...props} />
      {edit && isUsed && <CellTool collection={props.collection} surface={surface} action={edit} takeEarly={takeEarly} />}
    </>
  );
}

const CellTool = laterWorded(async () => (await import('../cells/CellTool.tsx')).CellTool);
