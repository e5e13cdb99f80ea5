import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { uncomputedWords } from '../../access/AccessNotes.tsx';
import { nounsOfRights, rightKey } from '../../access/rightWords.ts';
import type { PanelProps } from '../../../engine/screens/values/pages.ts';
import { RecordCard } from '../../../engine/screens/layout/RecordSkeleton.tsx';
import { Grid } from './Grid.tsx';
import { namedIn } from './grid.ts';
import { Sentences, Title } from './Sentences.tsx';
import { useGrants } from './useGrants.ts';

export function GrantsPanel({ record }: PanelProps) {
  const translate = useTranslate();
  const hub: unknown = record['talentHubPolicyId'];
  const { grants, sections, statements, nodes, treeFailed, failed, loading, again } = useGrants(
    String(record.id),
    typeof hub === 'string' ? hub : undefined,
  );
  const known = useMemo(() => nodes ?? namedIn(grants?.data ?? []), [nodes, grants]);
  const all = sections ?? ownSections(translate);
  if (loading) return <RecordCard lines={6} />;
  if (!grants || failed)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={again}>
            {translate('screens.retry')}
          </Button>
        }
      >
        {translate('access.grants.failed')}
      </Alert>
    );
  const { data, uncomputed } = grants;
  return (
    <Stack>
      <Typography variant="body2" color="textSecondary">
        {translate('access.grants.help')}
      </Typography>
      {uncomputed.map((each) => (
        <Alert key={each.reason} severity="info">
          {uncomputedWords(each, translate)}
        </Alert>
      ))}
      <Sentences who={String(record['name'] ?? '')} statements={statements} nodes={known} />
      <section>
        <Title>{translate('access.grants.grid')}</Title>
        {treeFailed && <Alert severity="warning">{translate('access.grants.treeFailed')}</Alert>}
        {data.length === 0 ? (
          <Nothing>
            <strong>{translate('access.grants.empty')}</strong>
            {translate('access.grants.emptyHelp')}
          </Nothing>
        ) : (
          <Grid parts={data} sections={all} nodes={known} />
        )}
      </section>
    </Stack>
  );
}

/** Sections by what rights are about, where those of the editor are not to be had. */
function ownSections(translate: ReturnType<typeof useTranslate>): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {};
  for (const { topic, rights } of nounsOfRights) {
    const actions = (sections[translate(`access.topics.${topic}`)] ??= {});
    for (const right of Object.values(rights)) actions[translate(rightKey(right))] = [right];
  }
  return sections;
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), minWidth: 0, '& > section': { minWidth: 0 } }));

const Nothing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(4, 2),
  display: 'grid',
  gap: theme.spacing(0.5),
  textAlign: 'center',
  color: theme.palette.text.secondary,
  border: `1px dashed ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& strong': { ...theme.typography.subtitle1, fontWeight: 600, color: theme.palette.text.primary },
}));
