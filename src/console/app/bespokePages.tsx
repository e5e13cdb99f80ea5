import { later } from '../../engine/screens/values/later.tsx';
import type { BespokePage, PageProps, PanelProps } from '../../engine/screens/values/pages.ts';
import { RecordCard, RecordSkeleton } from '../../engine/screens/layout/RecordSkeleton.tsx';
import { loadPageTexts } from './pageTexts.tsx';

/** The bespoke screens by the folder of `src/console/pages/` that each stands in; their code and their texts come with the first of them. */
export const bespokePages: Readonly<Record<string, BespokePage>> = {
  'tree-editor': { Page: page(async () => (await import('../pages/tree-editor/index.tsx')).TreePage) },
  dashboard: { Page: page(async () => (await import('../pages/dashboard/index.tsx')).DashboardPage) },
  'permission-editor': { Panel: panel(async () => (await import('../pages/permission-editor/index.tsx')).PermissionPanel) },
  'group-grants': { Panel: panel(async () => (await import('../pages/group-grants/index.tsx')).GrantsPanel) },
  'message-versions': { Panel: panel(async () => (await import('../pages/message-versions/index.tsx')).VersionsPanel) },
  'policy-versions': { Panel: panel(async () => (await import('../pages/policy-versions/index.tsx')).PolicyVersionsPanel) },
  'access-explainer': { Panel: panel(async () => (await import('../pages/access-explainer/index.tsx')).AccessPanel) },
};

function page(load: Parameters<typeof later<PageProps>>[0]) {
  return later<PageProps>(withTexts(load), <RecordSkeleton />);
}

function panel(load: Parameters<typeof later<PanelProps>>[0]) {
  return later<PanelProps>(withTexts(load), <RecordCard lines={6} />);
}

function withTexts<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadPageTexts()]);
    return loaded;
  };
}
