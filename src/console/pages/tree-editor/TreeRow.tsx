import { useTranslate } from 'ra-core';
import { memo, type Dispatch } from 'react';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import { Glyph } from './Glyph.tsx';
import { mayAdd } from './moves.ts';
import { NameField } from './NameField.tsx';
import { marked } from './search.ts';
import type { TreeAction } from './state.ts';
import type { Line } from './tree.ts';

export type Mark = 'added' | 'renamed' | 'moved' | undefined;

interface Props extends Line {
  domId: string;
  name: string;
  /** Pixels below the list's top. */
  top: number;
  isRoot: boolean;
  isCurrent: boolean;
  isDragged: boolean;
  isEditing?: boolean;
  editable: boolean;
  query: string;
  mark?: Mark;
  fault?: string | undefined;
  count: number;
  dispatch: Dispatch<TreeAction>;
}

/** Memoised: re-renders only for its own changes; the list handles clicks and keys. */
export const TreeRow = memo(function TreeRow(props: Props) {
  const {
    id,
    domId,
    name,
    level,
    place,
    of,
    open,
    top,
    isRoot,
    isCurrent,
    isDragged,
    isEditing = false,
    editable,
    count,
    dispatch,
  } = props;
  const { query, mark, fault } = props;
  const translate = useTranslate();
  const shown = name || translate('pages.departments.unnamed');
  const parts = query ? marked(name, query) : undefined;
  return (
    <div
      className="row"
      id={domId}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={open}
      aria-label={shown}
      aria-describedby={mark || fault || parts ? `${domId}-mark ${domId}-fault` : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-id={id}
      data-dragged={isDragged || undefined}
      data-found={parts ? true : undefined}
      style={{ transform: `translateY(${top}px)`, '--depth': level - 1 } as React.CSSProperties}
    >
      <div className="line">
        {editable && !isRoot && <Glyph of="handle" className="handle" data-handle />}
        {open === undefined ? <span className="leaf" /> : <Glyph of="branch" className="chevron" data-do="toggle" data-open={open} />}
        {isEditing ? (
          <NameField id={id} name={name} faultId={fault ? `${domId}-fault` : undefined} dispatch={dispatch} />
        ) : (
          <span
            className="name"
            data-do="name"
            data-fixed={isRoot || !editable || undefined}
            data-empty={name === '' || undefined}
            title={name}
          >
            {parts ? (
              <>
                {parts[0]}
                <mark>{parts[1]}</mark>
                {parts[2]}
              </>
            ) : (
              shown
            )}
          </span>
        )}
        {open === false && (
          <span className="count" aria-hidden>
            {count}
          </span>
        )}
        <span className="mark" id={`${domId}-mark`}>
          {mark && <Tag tone={mark === 'added' ? 'success' : 'info'}>{translate(`pages.departments.marks.${mark}`)}</Tag>}
        </span>
        {editable && <RowButtons name={shown} level={level} isRoot={isRoot} />}
      </div>
      {fault && (
        <p className="fault" id={`${domId}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
});

/** The same as Insert and Delete, for a mouse or a finger: the keyboard does not stop at them. */
function RowButtons({ name, level, isRoot }: { name: string; level: number; isRoot: boolean }) {
  const translate = useTranslate();
  const add = translate('pages.departments.addBelow', { name });
  const archive = translate('pages.departments.archiveOne', { name });
  const deep = !mayAdd(level);
  return (
    <span className="buttons">
      <button
        type="button"
        tabIndex={-1}
        data-do="add"
        disabled={deep}
        aria-label={add}
        title={deep ? translate('validation.department.tree.levels') : add}
      >
        <Glyph of="add" />
      </button>
      {!isRoot && (
        <button type="button" tabIndex={-1} data-do="archive" aria-label={archive} title={archive}>
          <Glyph of="archive" />
        </button>
      )}
    </span>
  );
}
