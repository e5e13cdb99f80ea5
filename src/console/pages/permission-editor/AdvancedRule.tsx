import ChevronRight from '@mui/icons-material/ChevronRight';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { RuleBody, type RuleBodyProps } from './RuleBody.tsx';
import { Message } from './styles.ts';

interface Props extends RuleBodyProps {
  number: number;
  sentence: string;
  open: boolean;
  mayRemove: boolean;
  onOpen: (key: string) => void;
  onRemove: (key: string) => void;
}

/** 'Advanced Rule N': closed, it tells what it says; open, it is edited (spec 2 §2 “Permission editors”). */
export function AdvancedRule({ sentence, open, mayRemove, onOpen, onRemove, ...body }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { rule, number } = body;
  const name = translate('permissions.advanced.rule', { n: number });
  return (
    <Rule aria-labelledby={`${id}-name`}>
      <Head>
        <h3>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? `${id}-body` : undefined}
            aria-describedby={`${id}-said`}
            onClick={() => onOpen(rule.key)}
          >
            <ChevronRight fontSize="small" aria-hidden />
            <span id={`${id}-name`}>{name}</span>
          </button>
        </h3>
        {mayRemove && (
          <Button
            size="small"
            color="inherit"
            startIcon={<Delete />}
            aria-label={translate('permissions.advanced.removeNamed', { n: number })}
            onClick={() => onRemove(rule.key)}
          >
            {translate('permissions.advanced.remove')}
          </Button>
        )}
        <Message id={`${id}-said`}>{sentence}</Message>
      </Head>
      {open && (
        <Body id={`${id}-body`}>
          <RuleBody {...body} />
        </Body>
      )}
    </Rule>
  );
}

const Rule = styled('section')(({ theme }) => ({
  minWidth: 0,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  padding: theme.spacing(1.5, 3),
  '@media (max-width: 480px)': { padding: theme.spacing(1.5, 2) },
  '& > h3': { margin: 0, minWidth: 0 },
  '& > p': { gridColumn: '1 / -1', paddingLeft: 28 },
  '& h3 > button': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    width: '100%',
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3, 3),
  borderTop: `1px solid ${theme.palette.divider}`,
  '@media (max-width: 480px)': { padding: theme.spacing(2) },
}));
