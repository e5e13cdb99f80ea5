import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { at, type Values } from '../../engine/plan/sources.ts';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { CopyIdField } from '../../engine/screens/widgets/Id.tsx';
import { objectsOf } from '../../engine/screens/widgets/inList.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { StageCards } from './Stages.tsx';
import { Tag } from '../../engine/screens/widgets/Tag.tsx';

/** The workflows of a set as candidates see them, each unfolding its stages; the default one says so (specification 3 §2). */
export function WorkflowOptionsField(props: FieldProps) {
  const translate = useTranslate();
  const options = objectsOf(props);
  const workflows = (at(props.record, 'workflows') ?? []) as Values[];
  if (options.length === 0) return <Missing />;
  if (props.dense) return <Lines options={options} />;
  return (
    <Options>
      {options.map((option, index) => {
        const id = option['workflowId'];
        const workflow = workflows.find((each) => each['_id'] === id);
        const stages = (workflow?.['stages'] ?? []) as Values[];
        return (
          <details key={String(id)} open={index === 0 && options.length === 1}>
            <summary>
              <ChevronRight fontSize="small" aria-hidden />
              <strong>{String(option['displayName'] ?? '')}</strong>
              {workflow && <span>{String(workflow['name'] ?? '')}</span>}
              {option['isDefault'] === true && <Tag tone="success">{translate('screens.workflows.default')}</Tag>}
              {Boolean(workflow?.['archivedAt']) && <Tag>{translate('screens.show.archived')}</Tag>}
            </summary>
            <div>
              <p>
                {translate('screens.workflows.id')} <CopyIdField value={id} />
              </p>
              {stages.length > 0 && <StageCards stages={stages} />}
            </div>
          </details>
        );
      })}
    </Options>
  );
}

function Lines({ options }: { options: readonly Values[] }) {
  const translate = useTranslate();
  return (
    <List>
      {options.map((option) => (
        <li key={String(option['workflowId'])}>
          <strong>{String(option['displayName'] ?? '')}</strong>
          <CopyIdField value={option['workflowId']} dense />
          {option['isDefault'] === true && <Tag tone="success">{translate('screens.workflows.default')}</Tag>}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 240px) minmax(0, 260px) auto',
    justifyContent: 'start',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    minHeight: 36,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& li:last-of-type': { borderBottom: 0 },
  '@media (max-width: 699.95px)': {
    '& li': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.25, 1), paddingBlock: theme.spacing(1) },
    '& li > span:first-of-type': { order: 1, flexBasis: '100%' },
  },
}));

const Options = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& details + details': { borderTop: `1px solid ${theme.palette.divider}` },
  '& summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    boxSizing: 'border-box',
    minHeight: 44,
    padding: theme.spacing(0.75, 1.5),
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: theme.shape.borderRadius,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: theme.palette.action.hover },
  '& summary > svg': { transition: 'transform 120ms', color: theme.palette.text.secondary },
  '& [open] > summary > svg': { transform: 'rotate(90deg)' },
  '& summary > span:not([class])': { color: theme.palette.text.secondary },
  '& details > div': { display: 'grid', gap: theme.spacing(1), padding: theme.spacing(0.75, 1.5, 1.5) },
  '& details > div > p': { margin: 0, color: theme.palette.text.secondary },
}));
