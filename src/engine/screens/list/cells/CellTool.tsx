import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ActionPlan } from '../../../plan/Plan.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { useLoadedForm } from '../../form/useLoadedForm.ts';
import { later } from '../../values/later.tsx';
import { usePageCommand } from '../../values/pageCommands.ts';
import { useShownColumns } from '../tableWidths.ts';
import type { Collection } from '../useCollection.ts';
import { cellAt, fieldOfColumn, placeOf, rowOf, type CellPlace } from './editableCells.ts';

interface Props {
  collection: Collection;
  surface: RefObject<HTMLElement | null>;
  action: ActionPlan;
  /** Answers once. */
  takeEarly: () => EarlyUse | null;
}

/** Use of a row before the editor's code was there. */
export interface EarlyUse {
  /** The pointer is over this. */
  over?: EventTarget | null;
  /** F2 was pressed on this. */
  pressed?: EventTarget | null;
}

/** Edits a cell in its place: by the pencil under the pointer, or F2 on the focused row. One for the whole table. */
export function CellTool({ collection, surface, action, takeEarly }: Props) {
  const { plan, rows } = collection;
  const translate = useTranslate();
  const columns = useShownColumns(plan, collection.columns);
  const form = useLoadedForm(plan.forms.update ?? '');
  const fields = useMemo(() => columns.map((column) => form && fieldOfColumn(plan, form.plan, column)), [columns, form, plan]);
  const [over, setOver] = useState<CellPlace & { cell: HTMLElement }>();
  const [open, setOpen] = useState<CellPlace>();
  const pencil = useRef<HTMLDivElement>(null);
  const offered = fields.some((field) => field !== undefined);
  usePageCommand({ id: 'editCell', label: translate('screens.edit.cellKey'), ...(offered && { keys: 'F2' }) });
  useEffect(() => {
    const list = surface.current;
    if (!list || open || !offered) return;
    const show = (target: EventTarget | null) => {
      const place = placeOf(target);
      setOver(place && fields[place.column] !== undefined ? place : undefined);
    };
    const enter = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !(target instanceof Node && pencil.current?.contains(target))) show(target);
    };
    const edit = (target: EventTarget | null): boolean => {
      const id = target instanceof Element ? target.closest<HTMLElement>('tbody tr[data-id]')?.dataset['id'] : undefined;
      if (id !== undefined) setOpen({ id, column: fields.findIndex((field) => field !== undefined) });
      return id !== undefined;
    };
    const leave = () => setOver(undefined);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'F2' && !event.defaultPrevented && edit(event.target)) event.preventDefault();
    };
    const { over: under, pressed } = takeEarly() ?? {};
    if (pressed && pressed === document.activeElement) edit(pressed);
    else if (under) show(under);
    list.addEventListener('pointerover', enter);
    list.addEventListener('pointerleave', leave);
    list.addEventListener('keydown', key);
    return () => {
      list.removeEventListener('pointerover', enter);
      list.removeEventListener('pointerleave', leave);
      list.removeEventListener('keydown', key);
    };
  }, [surface, fields, offered, open, takeEarly]);
  const anchor = useMemo(() => over && { getBoundingClientRect: () => endOf(over.cell) }, [over]);

  const close = (step: 1 | -1 | 0) => {
    const next = open && step !== 0 ? editableFrom(fields, open.column, step) : undefined;
    const row = open && rowOf(surface.current, open.id);
    setOver(undefined);
    setOpen(open && row && next !== undefined ? { id: open.id, column: next } : undefined);
    // After the editor, which traps the focus, is gone.
    if (next === undefined)
      requestAnimationFrame(() => (row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('input,button'))?.focus());
  };
  const rowOver = over && rows?.find(({ id }) => id === over.id);
  const field = open && fields[open.column];
  const column = over && columns[over.column];
  return (
    <>
      {over && rowOver && column && anchor && !open && (
        <Popper open anchorEl={anchor} placement="left" disablePortal sx={{ zIndex: 2 }} className="screen-only" ref={pencil}>
          <Paper elevation={2} sx={{ borderRadius: 1 }}>
            <IconButton
              size="small"
              tabIndex={-1}
              aria-label={translate('screens.edit.cell', {
                field: translate(column.label, column.names),
                name: titleOf(plan, rowOver) || rowOver.id,
              })}
              aria-haspopup="dialog"
              aria-keyshortcuts="F2"
              onPointerEnter={() => void CellEditor.preload()}
              onClick={() => setOpen(over)}
            >
              <Edit sx={{ fontSize: 16 }} />
            </IconButton>
          </Paper>
        </Popper>
      )}
      {open && form && field !== undefined && cellAt(surface.current, open) && (
        <CellEditor
          key={`${open.id} ${field}`}
          {...{ plan, action, form, field }}
          id={open.id}
          cell={() => cellAt(surface.current, open) ?? null}
          onClose={close}
        />
      )}
    </>
  );
}

const CellEditor = later(async () => (await import('./CellEditor.tsx')).CellEditor);

function editableFrom(fields: readonly (string | undefined)[], column: number, step: 1 | -1): number | undefined {
  for (let at = column + step; at >= 0 && at < fields.length; at += step) if (fields[at] !== undefined) return at;
  return undefined;
}

/** The end of the cell, before the menu of its row if it is the last one. */
function endOf(cell: HTMLElement): DOMRect {
  const { top, height, right } = cell.getBoundingClientRect();
  const isLast = cell.matches(':last-child, :has(+ .tool:last-child)');
  return new DOMRect(right - (isLast ? 40 : 4), top, 0, height);
}
