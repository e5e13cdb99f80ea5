import ChevronRight from '@mui/icons-material/ChevronRight';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Sections } from '../../../domain/permissionLabels.ts';
import type { AccessPart } from '../../access/sentences.ts';
import { wordedRights, rightKey } from '../../access/rightWords.ts';
import { columnsOf, openAtFirst, rowsOf, visibleRows, type Node, type Row } from './grid.ts';
import { GridRow } from './GridRow.tsx';
import { Fold, Scroll, rowHeight } from './gridStyles.ts';

interface Props {
  parts: readonly AccessPart[];
  sections: Sections;
  nodes: readonly Node[];
}

/** Actions by department: what is granted where. Of thousands of departments only those in sight are on the page. */
export function Grid({ parts, sections, nodes }: Props) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [openSections, setOpenSections] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => rowsOf(nodes), [nodes]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(all, parts));
  const rows = useMemo<Row[]>(() => {
    const whole = { id: null, name: translate('access.grants.whole'), level: 0, path: [], hasChildren: false };
    return [whole, ...visibleRows(all, open)];
  }, [all, open, translate]);
  const columns = useMemo(
    () => columnsOf(sections, parts, openSections, translate('access.grants.otherRights')),
    [sections, parts, openSections, translate],
  );
  // The compiler leaves the component alone: what is dear in it is remembered by hand.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    useFlushSync: false,
  });
  const items = rows.length <= few ? rows.map((_, index) => index) : virtual.getVirtualItems().map(({ index }) => index);
  const [first = 0, last = -1] = [items[0], items.at(-1)];
  const fold = useCallback((id: string) => setOpen((before) => toggled(before, id)), []);
  const nameOf = (action: string) => (wordedRights.includes(action) ? translate(rightKey(action)) : action);
  return (
    <Scroll ref={box} role="region" aria-label={translate('access.grants.grid')} tabIndex={0}>
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{translate('access.grants.department')}</th>
            {columns.map(({ key, section, action }) => (
              <th key={key} scope="col" data-action={action !== undefined || undefined}>
                {action === undefined ? (
                  <Fold
                    type="button"
                    aria-expanded={openSections.has(section)}
                    onClick={() => setOpenSections((before) => toggled(before, section))}
                  >
                    {section}
                    <ChevronRight fontSize="small" aria-hidden />
                  </Fold>
                ) : (
                  nameOf(action)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={first * rowHeight} />
          {items.map((index) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <GridRow key={row.id ?? ''} {...{ row, index, columns, parts }} open={row.id !== null && open.has(row.id)} onFold={fold} />
            );
          })}
          <Space height={Math.max(0, rows.length - 1 - last) * rowHeight} />
        </tbody>
      </table>
    </Scroll>
  );
}

function toggled(before: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(before);
  if (!next.delete(key)) next.add(key);
  return next;
}

const Space = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

const few = 80;
