import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { rightKey } from '../../access/rightWords.ts';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import { Because } from './Because.tsx';
import { keyOf, type Cluster, type Section, type Standing } from './clusters.ts';

/** Rights of one standing, section by section; those that the same statements decide stand together above their reasons. */
export function Rights({ sections, standing, who }: { sections: readonly Section[]; standing: Standing; who: string }) {
  const translate = useTranslate();
  return sections.map(({ topic, clusters }) => (
    <Group key={topic}>
      <h4>{translate(`access.why.sections.${topic}`)}</h4>
      {clusters.map((cluster) => (
        <div key={cluster.rights.join(' ')}>
          <ul aria-label={translate(`access.why.sections.${topic}`)}>
            {cluster.rights.map((right) => (
              <li key={right}>
                <Tag tone={tones[standing]} title={right}>
                  {translate(rightKey(right), { _: right })}
                </Tag>
              </li>
            ))}
          </ul>
          <Reasons cluster={cluster} who={who} />
        </div>
      ))}
    </Group>
  ));
}

function Reasons({ cluster: { reasons }, who }: { cluster: Cluster; who: string }) {
  const translate = useTranslate();
  const denials = reasons.filter(({ effect }) => effect === 'deny');
  const allowances = reasons.filter(({ effect }) => effect === 'allow');
  const lines = (all: typeof reasons) =>
    all.map((reason, index) => (
      <p key={`${keyOf(reason)} ${index}`} data-effect={reason.effect}>
        {reason.effect === 'deny' ? <Block fontSize="small" aria-hidden /> : <CheckCircle fontSize="small" aria-hidden />}
        <span>
          <Because reason={reason} who={who} />
        </span>
      </p>
    ));
  return (
    <>
      {lines(denials)}
      {denials.length > 0 && allowances.length > 0 && <p>{translate('access.why.because.otherwise')}</p>}
      {lines(allowances)}
    </>
  );
}

const tones = { allowed: 'success', refused: 'error', notGranted: 'default' } as const;

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& h4': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& > div': { display: 'grid', gap: theme.spacing(0.75), minWidth: 0 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75) },
  '& li': { minWidth: 0 },
  '& p': {
    ...theme.typography.body2,
    margin: 0,
    display: 'flex',
    gap: theme.spacing(1),
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, color: theme.palette.success.main },
    '&[data-effect=deny] > svg': { color: theme.palette.error.main },
    '& > span': { minWidth: 0 },
  },
  '& a': { color: theme.palette.primary.main, fontWeight: 600 },
}));
