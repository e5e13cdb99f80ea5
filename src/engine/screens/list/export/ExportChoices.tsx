import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { ColumnPlan } from '../../../plan/Plan.ts';
import { Option } from '../../widgets/Choice.tsx';
import type { Format } from './saveFile.ts';

export interface Choices {
  format: Format;
  labels: boolean;
  paths: readonly string[];
  selected: boolean;
}

interface Props {
  formats: readonly Format[];
  columns: readonly ColumnPlan[];
  visible: readonly string[];
  choices: Choices;
  rows?: { selected: string; all: string } | undefined;
  onChange: (choices: Choices) => void;
}

export function ExportChoices({ formats, columns, visible, choices, rows, onChange }: Props) {
  const translate = useTranslate();
  const { format, labels, paths } = choices;
  const set = (part: Partial<Choices>) => onChange({ ...choices, ...part });
  const toggle = (path: string) => set({ paths: paths.includes(path) ? paths.filter((each) => each !== path) : [...paths, path] });
  return (
    <>
      {rows && (
        <Group label={translate('screens.export.rows')}>
          <Row>
            {([true, false] as const).map((selected) => (
              <Option key={String(selected)}>
                <input type="radio" name="rows" checked={choices.selected === selected} onChange={() => set({ selected })} />
                {selected ? rows.selected : rows.all}
              </Option>
            ))}
          </Row>
        </Group>
      )}
      <Group label={translate('screens.export.format')}>
        <Row>
          {formats.map((each) => (
            <Option key={each}>
              <input type="radio" name="format" checked={format === each} onChange={() => set({ format: each })} />
              {translate(`screens.export.formats.${each}`)}
            </Option>
          ))}
        </Row>
      </Group>
      <Group label={translate('screens.export.values')}>
        <Row>
          <Option>
            <input type="radio" name="values" checked={labels} onChange={() => set({ labels: true })} />
            {translate('screens.export.labels')}
          </Option>
          <Option>
            <input type="radio" name="values" checked={!labels} onChange={() => set({ labels: false })} />
            {translate('screens.export.raw')}
          </Option>
        </Row>
      </Group>
      <Group label={translate('screens.export.columns', { smart_count: paths.length, all: columns.length })}>
        <Row sx={{ columnGap: 0, marginInlineStart: -1.25 }}>
          <Button size="small" onClick={() => set({ paths: columns.map(({ path }) => path) })}>
            {translate('screens.export.allColumns')}
          </Button>
          <Button size="small" onClick={() => set({ paths: visible })}>
            {translate('screens.export.visibleColumns')}
          </Button>
        </Row>
        <Columns>
          {columns.map(({ path, label }) => (
            <Option key={path}>
              <input type="checkbox" checked={paths.includes(path)} onChange={() => toggle(path)} />
              {translate(label)}
            </Option>
          ))}
        </Columns>
        {paths.length === 0 && <small role="alert">{translate('screens.export.noColumns')}</small>}
      </Group>
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      {children}
    </div>
  );
}

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600, marginBottom: theme.spacing(0.75) }));

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 3) }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: theme.spacing(1),
  marginTop: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  maxHeight: 240,
  overflow: 'auto',
}));
