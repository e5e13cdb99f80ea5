import ArrowForward from '@mui/icons-material/ArrowForward';
import ExpandMore from '@mui/icons-material/ExpandMore';
import History from '@mui/icons-material/History';
import Refresh from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { toneOf } from '../../values/registry.ts';
import { Tag } from '../../widgets/Tag.tsx';
import { useDateFormats } from '../../values/dates.ts';
import { Marked } from './Marked.tsx';
import type { Option } from './useOptions.ts';

interface Props {
  id: string;
  option: Option;
  active: boolean;
  sought: string;
  onPoint: () => void;
  onPress: (event: MouseEvent) => void;
}

export function SearchOption({ id, option, active, sought, onPoint, onPress }: Props) {
  return (
    // Keys are the combobox's; a mouse is all that comes here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <Line role="option" id={id} tabIndex={-1} aria-selected={active} data-what={option.what} onMouseMove={onPoint} onClick={onPress}>
      <Content option={option} sought={sought} />
    </Line>
  );
}

function Content({ option, sought }: Pick<Props, 'option' | 'sought'>) {
  const translate = useTranslate();
  if (option.what === 'row') return <Result option={option} sought={sought} />;
  if (option.what === 'recent')
    return (
      <>
        <History fontSize="small" aria-hidden />
        <span>{option.text}</span>
      </>
    );
  if (option.what === 'elsewhere')
    return (
      <>
        <ArrowForward fontSize="small" aria-hidden />
        {translate(`search.elsewhere.${option.kind.name}`)}
      </>
    );
  if (option.what === 'more')
    return (
      <>
        <ExpandMore fontSize="small" aria-hidden />
        {translate(option.loading ? 'search.searching' : 'search.more')}
      </>
    );
  if (option.what === 'again')
    return (
      <>
        <Refresh fontSize="small" aria-hidden />
        {translate('search.again')}
      </>
    );
  return translate('search.forget');
}

function Result({ option: { kind, row }, sought }: { option: Extract<Option, { what: 'row' }>; sought: string }) {
  const translate = useTranslate();
  const { date } = useDateFormats();
  const { title, marked, subtitle } = kind.texts(row);
  const status = kind.status && String(row[kind.status.field] ?? '');
  return (
    <>
      <div>
        <p>
          <strong>
            <Marked text={title} sought={sought} />
          </strong>
          {subtitle && <span title={subtitle}>{subtitle}</span>}
        </p>
        <small>
          <Marked text={marked} sought={sought} />
        </small>
      </div>
      {kind.status && status && <Tag tone={toneOf(status)}>{translate(`enums.${kind.status.type}.${status}`, { _: status })}</Tag>}
      <time dateTime={String(row['createdAt'] ?? '')}>{date(row['createdAt'])}</time>
    </>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.75, 1.5),
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected=true]': { backgroundColor: theme.palette.action.selected },
  '& > div': { flex: 1, minWidth: 0 },
  '& p': { margin: 0, display: 'flex', columnGap: theme.spacing(1), alignItems: 'baseline', minWidth: 0 },
  '& p > span': {
    flex: '1 0 0',
    minWidth: 80,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block' },
  '& small, & time': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& time': { flex: 'none', whiteSpace: 'nowrap' },
  '& > span:last-of-type': { flex: 'none' },
  '&[data-what=more], &[data-what=elsewhere], &[data-what=again]': { color: theme.palette.primary.main, fontWeight: 600 },
  '&[data-what=recent] > svg, &[data-what=forget]': { color: theme.palette.text.secondary },
}));
