import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import type { ComponentType } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { later } from '../values/later.tsx';
import { registeredIcon } from '../values/registry.ts';
import type * as recordIcons from './recordIcons.ts';

/** The icon that an action declares, the product's before the engine's. */
export function iconOf({ icon, name }: ActionPlan): ComponentType | undefined {
  const key = icon ?? usual[name] ?? '';
  return registeredIcon(key) ?? icons[key];
}

const usual: Record<string, string> = { archive: 'Archive', restore: 'Unarchive' };

const onRecords = (name: keyof typeof recordIcons) => later(async () => (await import('./recordIcons.ts'))[name]);

const icons: Record<string, ComponentType | undefined> = {
  Archive,
  ContentCopy,
  Unarchive,
  Delete: onRecords('Delete'),
  Edit: onRecords('Edit'),
};
