import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { useTranslate } from 'ra-core';
import type { Values } from '../../../engine/plan/sources.ts';
import { useDateFormats } from '../../../engine/screens/values/dates.ts';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { CopyIdField } from '../../../engine/screens/widgets/Id.tsx';
import { objectsOf } from '../../../engine/screens/widgets/inList.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import type { Tone } from '../../../engine/screens/values/registry.ts';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';

export function CertificatesField(props: FieldProps) {
  const all = objectsOf(props);
  if (all.length === 0) return <Missing />;
  return (
    <List>
      {all.map((certificate) => (
        <Certificate key={String(certificate['fingerprint'])} {...certificate} />
      ))}
    </List>
  );
}

function Certificate({ subject, issuer, validFrom, validTo, fingerprint, isExpired, expiresSoon, state: use }: Values) {
  const translate = useTranslate();
  const { date } = useDateFormats();
  const text = (key: string, words: object = {}) => translate(`screens.certificates.${key}`, words);
  const [tone, state]: [Tone, string] = isExpired ? ['error', 'expired'] : expiresSoon ? ['warning', 'expiresSoon'] : ['success', 'valid'];
  const until = date(validTo) ?? '';
  const days = Math.max(0, Math.ceil(dayjs(validTo as string).diff(dayjs(), 'day', true)));
  return (
    <li>
      <Head>
        <b>{String(subject)}</b>
        {typeof use === 'string' && <Tag tone="default">{translate(`enums.SSOKeyState.${use}`)}</Tag>}
        <Tag tone={tone}>{text(state)}</Tag>
      </Head>
      {isExpired === true && <Alert severity="error">{text('expiredHelp', { until })}</Alert>}
      {expiresSoon === true && <Alert severity="warning">{text('expiresSoonHelp', { until, smart_count: days })}</Alert>}
      <dl>
        <dt>{text('issuer')}</dt>
        <dd>{String(issuer)}</dd>
        <dt>{text('validity')}</dt>
        <dd>{text('fromTo', { from: date(validFrom) ?? '', until })}</dd>
        <dt>{text('fingerprint')}</dt>
        <dd>
          <CopyIdField value={fingerprint} />
        </dd>
      </dl>
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    minWidth: 0,
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)', gap: theme.spacing(0.5, 2), margin: 0 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 480px)': { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }, '& dd': { paddingBottom: theme.spacing(1) } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.5),
  justifyContent: 'space-between',
  alignItems: 'center',
  overflowWrap: 'anywhere',
}));
