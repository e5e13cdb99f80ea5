import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { tick, untick } from '../../../domain/permissionLabels.ts';
import { ActionGroup } from './ActionGroup.tsx';
import { FilterBox } from './FilterBox.tsx';
import { RoleTemplates } from './RoleTemplates.tsx';
import { actionName, type EditorRule } from './rules/editorRules.ts';
import { placeOf, type Faults } from './rules/faults.ts';
import { changedAlong, namedElsewhere, sectionList } from './rules/labels.ts';
import type { EditorChange } from './rules/useEditor.ts';
import type { Read } from './stores/permissionStore.ts';
import { Note, Part, PartTitle, Wrong } from './styles.ts';

interface Props {
  rule: EditorRule;
  readOnly: boolean;
  faults: Faults;
  read: Read;
  change: EditorChange;
}

export function AccessSection({ rule, readOnly, faults, read, change }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [along, setAlong] = useState('');
  const { sections, all } = read;
  const place = placeOf(rule.key, 'actions');
  const requested = filter.trim().toLowerCase();
  const hits = sectionList(sections).flatMap((section) => {
    const actions = section.actions.filter(({ name }) => name.toLowerCase().includes(requested));
    const whole = section.name.toLowerCase().includes(requested);
    return actions.length > 0 || whole ? [{ section, shown: actions.length > 0 ? actions : section.actions }] : [];
  });
  const press = (labels: readonly string[], on: boolean) => {
    const next = on ? tick(rule.actions, labels, sections) : untick(rule.actions, labels, sections);
    const others = changedAlong(rule.actions, next, labels).map((label) => actionName(label, sections));
    setAlong(
      others.length > 0
        ? translate(on ? 'permissions.access.tickedAlong' : 'permissions.access.untickedAlong', { what: others.join(', ') })
        : '',
    );
    change.actions(rule.key, next);
  };
  const elsewhere = namedElsewhere(rule.otherActions, all).map((each) => actionName(each, all));
  return (
    <Part role="group" aria-labelledby={`${id}-title`}>
      <PartTitle id={`${id}-title`}>{translate('permissions.access.title')}</PartTitle>
      <RoleTemplates
        actions={rule.actions}
        read={read}
        readOnly={readOnly}
        onChoose={(labels) => {
          setAlong('');
          change.actions(rule.key, labels);
        }}
      />
      <div data-field={place}>
        <FilterBox
          label={translate('permissions.access.filter')}
          value={filter}
          fault={faults[place] && `${id}-fault`}
          onChange={setFilter}
        />
      </div>
      {faults[place] && <Wrong id={`${id}-fault`}>{translate(faults[place], { _: faults[place] })}</Wrong>}
      <div>
        {hits.map(({ section, shown }) => (
          <ActionGroup
            key={section.name}
            section={section}
            shown={shown}
            sections={sections}
            ticked={rule.actions}
            open={requested !== '' || open.has(section.name)}
            mayClose={requested === ''}
            readOnly={readOnly}
            onOpen={() => setOpen((before) => flipped(before, section.name))}
            onPress={press}
          />
        ))}
      </div>
      {hits.length === 0 && <Note role="status">{translate('permissions.access.none')}</Note>}
      <Note role="status" aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
        {along}
      </Note>
      {elsewhere.length > 0 && (
        <Note>{translate('permissions.access.elsewhere', { smart_count: elsewhere.length, what: elsewhere.join(', ') })}</Note>
      )}
    </Part>
  );
}

function flipped(before: ReadonlySet<string>, name: string): Set<string> {
  const next = new Set(before);
  if (!next.delete(name)) next.add(name);
  return next;
}
