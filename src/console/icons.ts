import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import CorporateFare from '@mui/icons-material/CorporateFareOutlined';
import Event from '@mui/icons-material/EventOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import SyncAlt from '@mui/icons-material/SyncAltOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import { later } from '../engine/screens/values/later.tsx';
import type * as recordIcons from './recordIcons.ts';

const onRecords = (name: keyof typeof recordIcons) => later(async () => (await import('./recordIcons.ts'))[name]);

/** Icons of the menu and of actions, imported one by one: the whole set would be megabytes. */
export const icons = {
  AccountTree,
  AssignmentInd,
  CorporateFare,
  Event,
  GroupAdd,
  Groups,
  History,
  Home,
  Insights,
  ManageAccounts,
  MarkEmailRead,
  Person,
  PersonAdd,
  PersonRemove,
  Replay,
  Shield,
  Storefront,
  SyncAlt,
  Tune,
  UploadFile,
  Work,
  ArrowForward: onRecords('ArrowForward'),
  FactCheck: onRecords('FactCheck'),
  ForwardToInbox: onRecords('ForwardToInbox'),
  Label: onRecords('Label'),
  LockOpen: onRecords('LockOpen'),
  LockReset: onRecords('LockReset'),
  Logout: onRecords('Logout'),
  PersonOff: onRecords('PersonOff'),
};
