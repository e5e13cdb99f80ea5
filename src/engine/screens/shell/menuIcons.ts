import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CorporateFare from '@mui/icons-material/CorporateFareOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Route from '@mui/icons-material/RouteOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import SyncAlt from '@mui/icons-material/SyncAltOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';

/** Imported one by one: the whole set would be megabytes. */
const icons: Record<string, typeof Article> = {
  AccountTree,
  Apartment,
  Article,
  AssignmentInd,
  Business,
  CorporateFare,
  Groups,
  History,
  Insights,
  MarkEmailRead,
  Person,
  Route,
  Storefront,
  SyncAlt,
  Tune,
  Work,
};

export const menuIcon = (name = ''): typeof Article | undefined => icons[name];
