import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { statusOf } from '../../../engine/screens/values/answers.ts';
import { ListNotice } from '../../../engine/screens/layout/ListNotice.tsx';
import type { PageProps } from '../../../engine/screens/values/pages.ts';
import { PageLayout } from '../../../engine/screens/layout/PageLayout.tsx';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import { useScreenPath } from '../../../engine/screens/values/useScreenPath.ts';
import { Editor } from './Editor.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Surface, TreeSkeleton } from './surface.tsx';
import { useTree } from './useTree.ts';
import { View } from './View.tsx';

/** The customer's departments, to look at and to edit (specification 2 §2 “Departments”). */
export function TreePage({ plan, use }: PageProps) {
  const translate = useTranslate();
  const path = useScreenPath(plan);
  const { may } = useAvailability();
  const shows = may(plan, 'show');
  const read = useTree();
  const editing = use === 'edit';
  if (shows && read.data) {
    return editing ? (
      <Editor key={read.root} plan={plan} read={read.data} {...read} />
    ) : (
      <View key={read.root} plan={plan} read={read.data} loaded={read.loaded} refetch={read.refetch} />
    );
  }
  return (
    <PageLayout
      title={translate(editing ? 'pages.departments.editTitle' : 'pages.departments.title')}
      {...(editing && { back: { to: path.list, label: translate('pages.departments.title') } })}
      subtitle={<Subtitle />}
    >
      <Surface>
        {shows && !read.error ? <TreeSkeleton /> : <Failure editing={editing} denied={!shows} error={read.error} retry={read.refetch} />}
      </Surface>
    </PageLayout>
  );
}

/** Specification 2 §8: a warning where it may not be seen, an error where it could not be read. */
function Failure({ editing, denied, error, retry }: { editing: boolean; denied: boolean; error: unknown; retry: () => void }) {
  const translate = useTranslate();
  // Out-of-scope records answer as absent.
  const refused = denied || [403, 404].includes(statusOf(error));
  return (
    <ListNotice
      urgent
      icon={refused ? <Lock color="warning" /> : <ErrorOutline color="error" />}
      title={translate(refused ? 'pages.departments.noPermission' : 'pages.departments.unexpected')}
      text={translate(editing ? 'pages.departments.loadEditFailed' : 'pages.departments.loadFailed')}
      actions={
        !refused && (
          <Button variant="outlined" onClick={retry}>
            {translate('screens.retry')}
          </Button>
        )
      }
    />
  );
}
