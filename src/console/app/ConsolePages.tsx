import { memo, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { rights } from '../../generated/rights.ts';
import { grantsOf } from '../../engine/client/permissions.ts';
import { ResourceRoutes } from '../../engine/screens/shell/ResourceRoutes.tsx';
import { ScreensProvider, useScreens, type Screens } from '../../engine/screens/values/ScreensProvider.tsx';
import { permittedPlans } from '../../engine/plan/permitted.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import { ConnectionBanner } from '../../engine/screens/shell/ConnectionBanner.tsx';
import { CrashBoundary } from '../../engine/screens/shell/CrashScreen.tsx';
import { NoDefaultCustomer, UnknownRegion } from '../customers/messages.tsx';
import { scopeOfCustomer } from '../customers/scope.ts';
import { landingPath, menuOf } from '../../engine/screens/shell/menu.ts';
import { listsFor } from '../../engine/screens/home/home.ts';
import { RecordSkeleton } from '../../engine/screens/layout/RecordSkeleton.tsx';
import { later, laterWorded } from '../../engine/screens/values/later.tsx';
import { NotFound, NothingToSee, SomethingWentWrong, Welcome } from '../../engine/screens/shell/messages.tsx';
import { Shell } from '../../engine/screens/shell/Shell.tsx';
import { pageOf } from '../../engine/screens/values/tabPages.ts';
import { ShellProvider, type ShellState } from '../../engine/screens/values/ShellProvider.tsx';
import { begunWith } from './begunWith.ts';
import { bespokePages } from './bespokePages.tsx';
import { nameFrom, type ConsoleData } from './consoleData.ts';
import type { Flags } from './flags.ts';
import { parseAddress } from './landing.ts';
import { loadPageTexts, WithPageTexts } from './pageTexts.tsx';
import { formLoader } from './formLoader.ts';
import { planStore, plansOf } from './plans.ts';
import { report, reportEvent } from '../../engine/app/frame/reporting.ts';
import { liveOf } from './live/liveOf.ts';
import type { Session } from './session/session.ts';
import type { Config } from './settings/config.ts';
import type { Start, Tenant } from './start.ts';
import { jobRequisitionUrl } from './talentHub.ts';
import type { Look } from '../../engine/app/frame/useAppearance.ts';
import { unfit } from './unfit.ts';
import { zoneOf } from '../zoneOf.ts';
import { useOnline } from '../../engine/app/frame/useOnline.ts';

interface ConsolePagesProps {
  config: Config;
  start: Extract<Start, { kind: 'open' }>;
  data: ConsoleData;
  session: Session;
  look: Look;
}

/** The shell and, inside it, what the address asks for. */
export function ConsolePages({ config, start, data, session, look }: ConsolePagesProps) {
  const me = useSyncExternalStore(data.me.subscribe, data.me.get);
  const connection = useSyncExternalStore(data.connection.subscribe, data.connection.get);
  const flag = useSyncExternalStore(data.flags.subscribe, data.flags.get);
  const product = useSyncExternalStore(planStore.subscribe, planStore.get);
  const loadForm = useSyncExternalStore(formLoader.subscribe, formLoader.get);
  const online = useOnline();
  const { pathname } = useLocation();
  const { tenant, place } = start;
  const plans = useMemo(() => {
    const permitted = permittedPlans(product.all, { holds: tenant?.can.holds ?? nothing, can: tenant?.can ?? nothing });
    return permitted === product.all ? product : plansOf(permitted);
  }, [product, tenant]);
  useEffect(() => {
    reportEvent('page', pathname);
  }, [pathname]);
  useReloadElsewhere(tenant);
  const screens = useMemo<Screens>(
    () => ({
      base: tenant?.base ?? '',
      plans: plans.byName,
      can: tenant?.can ?? nothing,
      holds: tenant?.can.holds ?? nothing,
      accessOf: (operation) => (unfit.has(operation) ? undefined : rights[operation]),
      flag,
      userId: start.me._id,
      ...(tenant && { zone: zoneOf(tenant.base) }),
      nameOf: nameFrom(me),
      pages: bespokePages,
      loadForm,
      loadTexts: loadPageTexts,
      ...(tenant && liveOf({ ...tenant.customer, userId: start.me._id, session })),
      loadBreakdowns: async () => (await import('../../generated/breakdowns.ts')).breakdowns,
    }),
    [tenant, plans, flag, start.me._id, me, loadForm, session],
  );
  const shown = tenant?.customer ?? (place.kind === 'foreign' ? place.customer : undefined);
  const customer = me.customers.find((one) => one.customerId === shown?.customerId && one.awsRegion === shown.awsRegion) ?? shown;
  const scope = useMemo(() => customer && scopeOfCustomer(customer), [customer]);
  const { appearance, setAppearance } = look;
  const shell = useMemo<ShellState>(
    () => ({
      brandName: config.brandName,
      me,
      role: me.userType,
      scope,
      // Names of flags and rights are for support; customers read plain reasons at the control.
      explains: me.userType === 'PROVIDER_STAFF',
      appearance,
      setAppearance,
      logout: () => void session.logOut(),
      openScope: ({ path }) => location.assign(path),
      supportUrl: config.supportUrl,
      docsUrl: config.docsUrl,
      links: [
        ...(config.talentHubUrl ? [{ name: 'talentHub', href: config.talentHubUrl }] : []),
        ...(config.questionBankUrl ? [{ name: 'questionBank', href: config.questionBankUrl }] : []),
      ],
    }),
    [config, me, scope, appearance, setAppearance, session],
  );
  return (
    <ShellProvider value={shell}>
      <ScreensProvider value={screens}>
        <Shell
          withMenu={tenant?.access === true}
          banner={
            <>
              <ConnectionBanner
                state={online ? (connection === 'online' ? 'online' : 'unreachable') : 'offline'}
                brandName={config.brandName}
              />
              {config.unfit.length > 0 && <TurnedOff />}
            </>
          }
        >
          <CrashBoundary resetKey={pathname} onError={report} Fallback={SomethingWentWrong}>
            {me.mustAddFactor && <AddFactorFirst />}
            {!me.mustAddFactor && <Places start={start} plans={plans.all} flags={flag} config={config} />}
          </CrashBoundary>
        </Shell>
      </ScreensProvider>
    </ShellProvider>
  );
}

interface PlacesProps {
  start: ConsolePagesProps['start'];
  plans: readonly Plan[];
  flags: Flags;
  config: Config;
}

/** Another address renders its routes alone. */
const Places = memo(function Places({ start: { tenant, place }, ...more }: PlacesProps) {
  return (
    <>
      {place.kind === 'unknownRegion' && <UnknownRegion region={place.region} />}
      {place.kind === 'noCustomer' && <NoDefaultCustomer />}
      {place.kind === 'foreign' && <NothingToSee home={place.customer && '/'} />}
      {tenant?.access === false && <NothingToSee />}
      {tenant?.access && <TenantRoutes tenant={tenant} {...more} />}
    </>
  );
});

const AddFactorFirst = laterWorded(async () => (await import('../dialogs/second-factor/AddFactorFirst.tsx')).AddFactorFirst);

interface TenantRoutesProps {
  tenant: Tenant;
  plans: readonly Plan[];
  flags: Flags;
  config: Config;
}

/** A route per plan; other addresses are not found. */
function TenantRoutes({ tenant: { base, customer, can }, plans, flags, config }: TenantRoutesProps) {
  const landing = useMemo(() => landingPath(menuOf(plans, base, grantsOf(can, flags))), [plans, base, can, flags]);
  const screens = useScreens();
  const hasHome = useMemo(() => listsFor(screens.plans, screens).length > 0, [screens]);
  const land = hasHome ? (
    <WithPageTexts>
      <HomePage />
    </WithPageTexts>
  ) : landing ? (
    <Navigate to={landing} replace />
  ) : (
    <Welcome />
  );
  const talentHub = <TalentHub config={config} region={customer.awsRegion} customerId={customer.customerId} />;
  return (
    <Routes>
      <Route path={base} element={land} />
      {plans.filter(isOwnPage).map((plan) => (
        <Route key={plan.name} path={`${base}/${plan.path}/*`} element={pageOfPlan(plans, plan)} />
      ))}
      {Object.entries(moved).map(([from, to]) => (
        <Route key={from} path={`${base}/${from}/*`} element={<Moved from={`${base}/${from}`} to={`${base}/${to}`} />} />
      ))}
      <Route path={`${base}/job-requisitions/:requisitionId?`} element={talentHub} />
      <Route path={`${base}/talentHub`} element={<Outside href={config.talentHubUrl} />} />
      <Route path={`${base}/questionBank`} element={<Outside href={config.questionBankUrl} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

const HomePage = later(async () => (await import('../../engine/screens/home/HomeScreen.tsx')).HomeScreen, <RecordSkeleton />);

const TurnedOff = laterWorded(async () => (await import('./TurnedOff.tsx')).TurnedOff);

/** Old paths and the ones that replaced them. */
const moved = { workflows: 'workflow-sets/workflows' };

/** A resource below another one is on that one's page, and has none of its own. */
const isOwnPage = ({ parent }: Plan): boolean => parent === undefined;

/** Texts come before a page, but for the lists that people begin with. */
function pageOfPlan(plans: readonly Plan[], plan: Plan) {
  const routes = <ResourceRoutes plan={plan} />;
  const { name } = pageOf(plans, plan) ?? plan;
  return begunWith.has(name) ? <BelowWithTexts>{routes}</BelowWithTexts> : <WithPageTexts>{routes}</WithPageTexts>;
}

/** A list has its texts; its records and forms wait for theirs. */
function BelowWithTexts({ children }: { children: ReactNode }) {
  const { '*': below = '' } = useParams();
  return below === '' ? children : <WithPageTexts>{children}</WithPageTexts>;
}

/** Another customer in the address means other rights and other data: the console starts afresh there. */
function useReloadElsewhere(tenant: Tenant | undefined) {
  const { pathname } = useLocation();
  const { region, customerId } = parseAddress(pathname);
  const elsewhere = tenant !== undefined && (region !== tenant.customer.awsRegion || customerId !== tenant.customer.customerId);
  useEffect(() => {
    if (elsewhere) location.reload();
  }, [elsewhere]);
}

/** An old address; what stands below it, its query and its fragment go along, character by character. */
function Moved({ from, to }: { from: string; to: string }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: `${to}${pathname.slice(from.length)}`.replace(/\/$/, ''), search, hash }} replace />;
}

function TalentHub({ config, region, customerId }: { config: Config; region: string; customerId: string }) {
  const { requisitionId } = useParams();
  return <Outside href={config.talentHubUrl && jobRequisitionUrl(config.talentHubUrl, region, customerId, requisitionId)} />;
}

/** Sends the browser to another application (spec 1 §2.1); without a configured address there is no such page. */
function Outside({ href }: { href?: string }) {
  useEffect(() => {
    if (href) location.replace(href);
  }, [href]);
  return href ? null : <NotFound />;
}

const nothing = () => false;
