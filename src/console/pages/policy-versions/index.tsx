import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { pageTools } from '../../../generated/pageTools.ts';
import { at } from '../../../engine/plan/sources.ts';
import { ConfirmDialog } from '../../../engine/screens/layout/ConfirmDialog.tsx';
import { Card, RecordCard } from '../../../engine/screens/layout/RecordSkeleton.tsx';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import type { PanelProps } from '../../../engine/screens/values/pages.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { AccessPreview } from '../../access/AccessPreview.tsx';
import { VersionEntry, type Version } from './VersionEntry.tsx';

const pageSize = 30;
const most = 500;
const failures: Readonly<Record<string, string>> = { NEWER_VERSION: 'newer', PLACES_GONE: 'gone', GRANTS_MORE: 'grantsMore' };

/** Versions of a group's policies, newest first, each with what it changed. */
export function PolicyVersionsPanel({ record }: PanelProps) {
  const translate = useTranslate();
  const text = (part: string, args: object = {}) => translate(`permissions.versions.${part}`, args);
  const policies = { console: at(record, 'policy.id'), talentHub: record['talentHubPolicyId'] };
  const [chosen, setChosen] = useState<keyof typeof policies>('console');
  const shown = policies[chosen] ? chosen : policies.console ? 'console' : 'talentHub';
  const policyId = policies[shown];
  return (
    <Card sx={{ maxWidth: 880, gap: 3 }}>
      {Boolean(policies.console && policies.talentHub) && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={text('which')}
          onChange={(_, next: keyof typeof policies | null) => next && setChosen(next)}
        >
          {(['console', 'talentHub'] as const).map((each) => (
            <ToggleButton key={each} value={each}>
              {text(each)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {policyId ? (
        <Versions
          key={String(policyId)}
          policyId={String(policyId)}
          groupId={String(record.id)}
          isArchived={Boolean(record['archivedAt'])}
        />
      ) : (
        <p>{text('none')}</p>
      )}
    </Card>
  );
}

function Versions({ policyId, groupId, isArchived }: { policyId: string; groupId: string; isArchived: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, offers } = useTools();
  const [limit, setLimit] = useState(pageSize);
  const [chosen, setChosen] = useState<Version>();
  const text = (part: string, args: object = {}) => translate(`permissions.versions.${part}`, args);
  const { data, error, refetch } = useQuery({
    queryKey: ['policy versions', policyId, limit],
    queryFn: ({ signal }) => ask(pageTools.CommonGetPolicyVersions, { policyId, limit }, { signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  const restore = useMutation({
    mutationFn: ({ version }: Version) =>
      ask(pageTools.CommonRestorePolicyVersion, { input: { policyId, version, expectedVersion: data?.data[0]?.version ?? null } }),
    onSuccess: (_, { version }) => notify(text('restored', { version }), { type: 'success' }),
    onError: (fault) => notify(text(failures[failureOf(fault).reason ?? ''] ?? 'failed'), { type: 'error' }),
    onSettled: () => client.invalidateQueries(),
  });
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        }
      >
        {text('loadFailed')}
      </Alert>
    );
  if (!data) return <RecordCard lines={6} />;
  const mayRestore = !isArchived && offers('CommonRestorePolicyVersion');
  return (
    <>
      {data.data.length === 0 && <p>{text('none')}</p>}
      {data.data.map((version, index) => (
        <VersionEntry key={version.version} version={version} isCurrent={index === 0}>
          {index > 0 && mayRestore && (
            <Button size="small" variant="outlined" disabled={restore.isPending} onClick={() => setChosen(version)}>
              {text('restore')}
            </Button>
          )}
        </VersionEntry>
      ))}
      {data.pagination.totalItems > data.data.length && limit < most && (
        <div>
          <Button size="small" onClick={() => setLimit(most)}>
            {text('more')}
          </Button>
        </div>
      )}
      {chosen && (
        <ConfirmDialog
          title={text('restoreTitle', { version: chosen.version })}
          text={text('restoreText')}
          confirm={text('restore')}
          onConfirm={() => {
            restore.mutate(chosen);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        >
          <AccessPreview operation="CommonPreviewPolicy" variables={{ input: { groupId, policyId, version: chosen.version } }} />
        </ConfirmDialog>
      )}
    </>
  );
}
