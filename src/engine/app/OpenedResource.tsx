import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ResourceRoutes } from '../screens/shell/ResourceRoutes.tsx';
import { useScreens } from '../screens/values/ScreensProvider.tsx';
import { MessagePage } from '../screens/layout/MessagePage.tsx';
import { NotFound } from '../screens/shell/messages.tsx';
import { RecordSkeleton } from '../screens/layout/RecordSkeleton.tsx';
import type { Resources } from './resources.ts';

/** The screens of the resource that the address names, once its plan is here. */
export function OpenedResource({ resources }: { resources: Resources }) {
  const translate = useTranslate();
  const { path = '', '*': below = '' } = useParams();
  const { plans } = useScreens();
  const entry = resources.at(path);
  const drifted = resources.drifted(path);
  const name = entry?.name;
  const [failure, setFailure] = useState<unknown>();
  // The list comes first; the lists below its records follow, while it loads its rows.
  const isList = below === '';
  useEffect(() => {
    if (name === undefined) return;
    const first = isList ? resources.ready(name) : resources.open(name);
    first.then(() => resources.open(name)).catch(setFailure);
  }, [name, resources, isList]);
  if (drifted)
    return (
      <MessagePage
        icon={<ReportProblem />}
        title={translate('any.drift.page', { name: drifted.name })}
        text={translate('any.drift.pageText', { file: drifted.file })}
      />
    );
  if (name === undefined) return <NotFound />;
  if (failure) throw failure;
  const plan = plans[name];
  if (!plan || !(isList ? resources.isReady(name) : resources.isOpen(name))) return <RecordSkeleton />;
  return (
    <>
      <ResourceRoutes key={name} plan={plan} />
      {isList && <Unsupported things={resources.unsupported(name)} />}
    </>
  );
}

/** Lists omitted parts of the schema instead of hiding them. */
function Unsupported({ things }: { things: readonly string[] }) {
  const translate = useTranslate();
  if (things.length === 0) return null;
  return (
    <Box
      component="details"
      sx={{ mt: 2, color: 'text.secondary', typography: 'caption', '& summary': { cursor: 'pointer', width: 'fit-content' } }}
    >
      <summary>{translate('any.unsupported', { smart_count: things.length })}</summary>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {things.slice(0, most).map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
        {things.length > most && <li>{translate('any.unsupportedMore', { smart_count: things.length - most })}</li>}
      </Box>
    </Box>
  );
}

/** Maximum shown. */
const most = 200;
