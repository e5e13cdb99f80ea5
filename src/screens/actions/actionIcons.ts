import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import LockReset from '@mui/icons-material/LockResetOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';
import type { ActionPlan } from '../../plan/Plan.ts';

/** The icon of an action: the one that it names, else what actions of its name usually have. */
export const iconOf = ({ icon, name }: ActionPlan): ComponentType | undefined => actionIcons[icon ?? usual[name] ?? ''];

const usual: Record<string, string> = { archive: 'Archive', restore: 'Unarchive' };

/** The icons that a declaration's action may name. */
const actionIcons: Record<string, ComponentType | undefined> = {
  Archive,
  ContentCopy,
  GroupAdd,
  LockOpen,
  LockReset,
  PersonAdd,
  PersonRemove,
  FactCheck,
  Replay,
  Unarchive,
  UploadFile,
};
