import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { mostConditions, type Conditions } from '../../../plan/conditions.ts';
import { focusAt } from '../../form/focusAt.ts';
import { changed, isGroup, newGroup, newRule, type Draft, type DraftGroup } from './draft.ts';
import { RuleRow } from './RuleRow.tsx';

interface Props {
  group: DraftGroup;
  conditions: Conditions;
  /** Keys of the rules that lack a value. */
  wrong: readonly number[];
  onChange: (group: DraftGroup) => void;
  /** Absent: the outermost group, which can't be removed. */
  onRemove?: () => void;
}

/** Conditions of which all or any must hold; the outermost group may hold further groups. */
export function GroupBox({ group, conditions, wrong, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const [first] = conditions.fields;
  const inner = onRemove !== undefined;
  const set = (key: number, next: Draft | undefined) => onChange(changed(group, key, next));
  const add = (draft: Draft) => {
    onChange({ ...group, of: [...group.of, draft] });
    const rule = isGroup(draft) ? draft.of[0] : draft;
    if (rule) focusAt(`field ${rule.key}`);
  };
  const remove = (each: Draft) => {
    set(each.key, undefined);
    // A rule that isn't there any more can't keep the focus.
    const next = group.of[group.of.indexOf(each) + 1] ?? group.of[group.of.indexOf(each) - 1];
    focusAt(next && !isGroup(next) ? `field ${next.key}` : `add ${group.key}`);
  };
  const full = sizeOf(group) >= mostConditions - 1;
  return (
    <Frame inner={inner} role="group" aria-label={translate(inner ? 'screens.conditions.group' : 'screens.conditions.title')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {conditions.any ? (
          <NativeSelect
            value={group.match}
            sx={{ minWidth: 0 }}
            onChange={({ target }) => onChange({ ...group, match: target.value === 'any' ? 'any' : 'all' })}
            inputProps={{ 'aria-label': translate('screens.conditions.match') }}
          >
            <option value="all">{translate('screens.conditions.all')}</option>
            <option value="any">{translate('screens.conditions.any')}</option>
          </NativeSelect>
        ) : (
          translate('screens.conditions.all')
        )}
        {inner && (
          <IconButton
            size="small"
            aria-label={translate('screens.conditions.removeGroup')}
            title={translate('screens.conditions.removeGroup')}
            onClick={onRemove}
            sx={{ ml: 'auto' }}
          >
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      {group.of.map((each) =>
        isGroup(each) ? (
          <GroupBox
            key={each.key}
            group={each}
            conditions={conditions}
            wrong={wrong}
            onChange={(next) => set(each.key, next)}
            onRemove={() => remove(each)}
          />
        ) : (
          <RuleRow
            key={each.key}
            rule={each}
            fields={conditions.fields}
            wrong={wrong.includes(each.key)}
            onChange={(next) => set(each.key, next)}
            onRemove={() => remove(each)}
          />
        ),
      )}
      {first && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" data-field={`add ${group.key}`} startIcon={<Add />} disabled={full} onClick={() => add(newRule(first))}>
            {translate('screens.conditions.addCondition')}
          </Button>
          {conditions.any && !inner && (
            <Button size="small" startIcon={<Add />} disabled={full} onClick={() => add(newGroup('any', [newRule(first)]))}>
              {translate('screens.conditions.addGroup')}
            </Button>
          )}
        </Box>
      )}
    </Frame>
  );
}

const sizeOf = (draft: Draft): number => (isGroup(draft) ? draft.of.reduce((sum, each) => sum + sizeOf(each), 1) : 1);

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'inner' })<{ inner: boolean }>(({ theme, inner }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  ...(inner && {
    padding: theme.spacing(1.5),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  }),
}));
