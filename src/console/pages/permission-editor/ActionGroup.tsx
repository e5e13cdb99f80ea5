import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Sections } from '../../../domain/permissionLabels.ts';
import { actionName } from './rules/editorRules.ts';
import { togetherIn, type Section, type Together } from './rules/labels.ts';
import { CheckLine, Note } from './styles.ts';
import { TriBox } from './TriBox.tsx';

interface Props {
  section: Section;
  shown: Section['actions'];
  sections: Sections;
  ticked: readonly string[];
  open: boolean;
  mayClose: boolean;
  readOnly: boolean;
  onOpen: () => void;
  onPress: (labels: readonly string[], on: boolean) => void;
}

/** A section of labels: how many of them are ticked, all of it at once, and one by one when it is open. */
export function ActionGroup({ section, shown, sections, ticked, open, mayClose, readOnly, onOpen, onPress }: Props) {
  const translate = useTranslate();
  const id = useId();
  const labels = section.actions.map(({ label }) => label);
  const on = labels.filter((label) => ticked.includes(label)).length;
  const every = on === labels.length;
  return (
    <Group role="group" aria-label={section.name}>
      <Head>
        <TriBox
          half={on > 0 && !every}
          checked={every}
          disabled={readOnly}
          aria-label={translate('permissions.access.allOf', { section: section.name })}
          onChange={() => onPress(labels, !every)}
        />
        <button type="button" aria-expanded={open} aria-controls={open ? `${id}-list` : undefined} disabled={!mayClose} onClick={onOpen}>
          <span>{section.name}</span> <Count>{translate('permissions.access.count', { on, of: labels.length })}</Count>
          <ChevronRight fontSize="small" aria-hidden />
        </button>
      </Head>
      {open && (
        <List id={`${id}-list`}>
          {shown.map(({ name, label }) => (
            <CheckLine key={label}>
              <input
                type="checkbox"
                checked={ticked.includes(label)}
                disabled={readOnly}
                onChange={({ target }) => onPress([label], target.checked)}
              />
              <span>{name}</span>
            </CheckLine>
          ))}
          {togetherIn(section, sections).map((together) => (
            <Note key={together.labels[0]}>{hintOf(together, sections, translate)}</Note>
          ))}
        </List>
      )}
    </Group>
  );
}

type Translate = (key: string, args?: Record<string, unknown>) => string;

function hintOf({ labels, along }: Together, sections: Sections, translate: Translate): string {
  const names = (all: readonly string[]) => all.map((label) => actionName(label, sections)).join(', ');
  if (along.length === 0) return translate('permissions.access.together', { labels: names(labels) });
  const key = labels.length > 1 ? 'permissions.access.togetherAlong' : 'permissions.access.along';
  return translate(key, { labels: names(labels), along: names(along) });
}

const Group = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.palette.divider}` },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& input': { accentColor: theme.palette.primary.main, width: 16, height: 16, flexShrink: 0, margin: 0 },
  '& button': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    flex: 1,
    minWidth: 0,
    minHeight: 40,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:disabled': { cursor: 'default' },
  '& button:focus-visible': { outlineOffset: -2, borderRadius: 4 },
  '& button > span:first-of-type': { flex: 1, minWidth: 0 },
  '& svg': { color: theme.palette.text.secondary },
  '& button[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
}));

const List = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.25), padding: theme.spacing(0, 0, 1.5, 3) }));
