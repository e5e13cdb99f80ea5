import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useRef, useState } from 'react';
import { anyPlace } from '../../../domain/permissionRules.ts';
import { FilterBox } from './FilterBox.tsx';
import type { EditorCustomer } from './rules/editorRules.ts';
import { customerPlace } from './rules/faults.ts';
import type { EditorChange } from './rules/useEditor.ts';
import { CheckLine, Note, Wrong } from './styles.ts';
import { DepartmentTree } from './tree/DepartmentTree.tsx';
import { findDepartments } from './tree/rows.ts';
import { unknownTicks, type Ticks } from './tree/ticks.ts';
import type { CustomerTree } from './useTrees.ts';

interface Props {
  rule: string;
  customer: EditorCustomer;
  name: string;
  answer: CustomerTree | undefined;
  readOnly: boolean;
  fault: string | undefined;
  change: EditorChange;
}

/** The departments of one customer: all of it, or those that are ticked (spec 2 §4 “Tree checkbox selection”). */
export function CustomerDepartments({ rule, customer, name, answer, readOnly, fault, change }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const before = useRef<string[]>([]);
  const { hierarchyIds, key } = customer;
  const whole = hierarchyIds.includes(anyPlace);
  const ticks: Ticks = useMemo(() => new Set(hierarchyIds.filter((each) => each !== anyPlace)), [hierarchyIds]);
  const tree = answer?.tree;
  const found = useMemo(() => tree && findDepartments(tree, search), [tree, search]);
  const unknown = tree ? unknownTicks(tree, ticks) : [];
  const set = (next: Iterable<string>) => change.departments(rule, key, [...next]);
  const place = customerPlace(rule, key, 'hierarchyIds');
  const shownTicks = useMemo(() => (whole && tree ? new Set([tree.root.id]) : ticks), [whole, tree, ticks]);
  return (
    <>
      <CheckLine>
        <input
          type="checkbox"
          checked={whole}
          disabled={readOnly}
          onChange={({ target }) => {
            // Unticking restores the previous selection.
            if (target.checked) before.current = hierarchyIds;
            set(target.checked ? [anyPlace] : before.current);
          }}
          aria-describedby={`${id}-whole`}
        />
        <span>{translate('permissions.departments.any')}</span>
      </CheckLine>
      <Note id={`${id}-whole`} sx={{ pl: 3, mt: -0.75 }}>
        {translate('permissions.departments.anyHelp', { customer: name })}
      </Note>
      {!answer || (!tree && !answer.failed) ? (
        <Skeleton variant="rounded" height={160} animation={false} aria-label={translate('ra.message.loading')} />
      ) : tree ? (
        <>
          {tree.all.length > fewDepartments && (
            <FilterBox label={translate('permissions.departments.search')} value={search} onChange={setSearch} />
          )}
          {found && <Note role="status">{translate('permissions.departments.found', { smart_count: found.hits.size })}</Note>}
          <DepartmentTree
            tree={tree}
            ticks={shownTicks}
            found={found}
            readOnly={readOnly || whole}
            label={translate('permissions.departments.of', { customer: name })}
            field={place}
            describedBy={fault && `${id}-fault`}
            invalid={fault !== undefined}
            onChange={set}
          />
        </>
      ) : (
        <Note role="alert">
          {translate(answer.denied ? 'permissions.departments.denied' : 'permissions.departments.failed')}{' '}
          {!answer.denied && (
            <Button size="small" onClick={answer.retry}>
              {translate('screens.retry')}
            </Button>
          )}
        </Note>
      )}
      {fault && <Wrong id={`${id}-fault`}>{translate(fault, { _: fault })}</Wrong>}
      {unknown.length > 0 && (
        <Note>
          {translate('permissions.departments.unknown', { smart_count: unknown.length })}{' '}
          {!readOnly && (
            <Button size="small" onClick={() => set([...ticks].filter((each) => !unknown.includes(each)))}>
              {translate('permissions.departments.removeUnknown')}
            </Button>
          )}
        </Note>
      )}
    </>
  );
}

const fewDepartments = 8;
