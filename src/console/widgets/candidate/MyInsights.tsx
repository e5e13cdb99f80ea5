import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { candidateTools } from '../../../generated/candidateTools.ts';
import { at, type Values } from '../../../engine/plan/sources.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { isWeb } from '../../../engine/screens/widgets/Url.tsx';
import { ReportMail } from './ReportMail.tsx';
import { stagedOf } from './stagesOf.ts';

/** Opening a report marks it as viewed. Purged candidates have none (specification 3 §2, §4). */
export function MyInsightsField({ record }: Pick<FieldProps, 'record'>) {
  const translate = useTranslate();
  const { ask, offers } = useTools();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  const purged = Boolean(at(record, 'candidate.purgedAt'));
  const reports = stagedOf(record, translate).filter(({ assessment }) =>
    purged ? assessment['status'] === 'APPS_ASSESSMENT_COMPLETED' : isLink(assessment['insightsLink']),
  );
  const view = async ({ _id, isViewed }: Values) => {
    const tool = candidateTools['AppsMarkAssessmentViewed'];
    if (isViewed === true || !tool || !offers(tool.name)) return;
    // A failure changes nothing for the reader; the next viewer marks it.
    await ask(tool, { assessmentId: _id as string }).then(
      () => queryClient.invalidateQueries(),
      () => undefined,
    );
  };
  if (reports.length === 0) return <Missing />;
  return (
    <Reports>
      {reports.map(({ assessment, stage }) => (
        <li key={String(assessment['_id'])}>
          {purged ? (
            <Button size="small" variant="text" onClick={() => setOpened(true)}>
              {translate('screens.candidate.report', { stage })}
            </Button>
          ) : (
            <Link
              href={String(assessment['insightsLink'])}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void view(assessment)}
              onAuxClick={() => void view(assessment)}
            >
              {translate('screens.candidate.report', { stage })}
              <OpenInNew fontSize="inherit" aria-hidden />
            </Link>
          )}
          {!purged && <ReportMail assessmentId={String(assessment['_id'])} />}
        </li>
      ))}
      {opened && (
        <Alert severity="info" role="status" onClose={() => setOpened(false)}>
          {translate('screens.candidate.retention')}
        </Alert>
      )}
    </Reports>
  );
}

const isLink = (value: unknown): boolean => typeof value === 'string' && isWeb(value);

const Reports = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& li svg': { marginInlineStart: 4, verticalAlign: '-2px' },
}));
