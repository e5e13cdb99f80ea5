import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';
import { later } from '../values/later.tsx';
import type * as recordIcons from './recordIcons.ts';

export const iconOf = ({ icon, name }: ActionPlan): ComponentType | undefined => actionIcons[icon ?? usual[name] ?? ''];

const usual: Record<string, string> = { archive: 'Archive', restore: 'Unarchive' };

const onRecords = (name: keyof typeof recordIcons) => later(async () => (await import('./recordIcons.ts'))[name]);

const actionIcons: Record<string, ComponentType | undefined> = {
  Archive,
  ContentCopy,
  GroupAdd,
  PersonAdd,
  PersonRemove,
  Replay,
  Unarchive,
  UploadFile,
  ArrowForward: onRecords('ArrowForward'),
  Delete: onRecords('Delete'),
  Edit: onRecords('Edit'),
  FactCheck: onRecords('FactCheck'),
  ForwardToInbox: onRecords('ForwardToInbox'),
  Label: onRecords('Label'),
  LockOpen: onRecords('LockOpen'),
  LockReset: onRecords('LockReset'),
  PersonOff: onRecords('PersonOff'),
};
