import type { Pool } from 'pg';
import { regionZones } from '../../../src/domain/regionZones.ts';
import type { Region } from '../../../src/platform/regions.ts';
import type { Session } from '../../../src/platform/http/session.ts';
import type { Settings } from '../../../src/platform/context.ts';
import { operations } from '../../../src/platform/services/dashboard/index.ts';
import { databasesOf } from '../../postgres.ts';
import { session, startEngine, tokenOf } from '../engine.ts';
import type { Answer, Engine } from '../engine.ts';
import type { MadeRows } from './figureReference.ts';
import { departments, vacancies } from './figureRows.ts';

/** A platform with the figures alone, and whoever asks it: by a token, the statements that it stands for. */
export interface FigureGround {
  engine: Engine;
  clock: { time: number };
  pool(region: Region): Promise<Pool>;
  ask(query: string, variables: object, region: Region, token?: string): Promise<Answer>;
}

const whole: Session['statements'] = [{ effect: 'allow', actions: ['datalake:viewDashboard', 'apps:viewScores'], resources: ['Any'] }];

/** In a database of its own of the run's PostgreSQL, else on embedded stores. */
export function startFigures(settings: Partial<Settings> = {}, tokens: Record<string, Session['statements']> = {}): FigureGround {
  const clock = { time: Date.now() };
  const all: Record<string, Session['statements']> = { token: whole, ...tokens };
  const loadSession = async (token: string) => (all[token] ? session({ id: token, statements: all[token] }) : null);
  const server = settings.databases ? undefined : process.env['SEEDED_SERVER'];
  const own = server === undefined ? undefined : databasesOf(server);
  const places = own && { databases: { shared: own.database('figures') } };
  const engine = startEngine({ operations, loadSession }, { ...places, ...settings }, { clock: () => new Date(clock.time) });
  const close = async () => {
    await engine.close();
    own?.stop();
  };
  return {
    engine: { ...engine, close },
    clock,
    pool: async (region) => (await engine.platform.stores.region(region)).pool,
    ask: async (query, variables, region, token = 'token') => {
      const csrf = tokenOf(token);
      const headers = { cookie: `session=${token}; csrf=${csrf}`, 'x-csrf-token': csrf };
      return (await (await engine.post({ query, variables }, headers, region)).json()) as Answer;
    },
  };
}

/** The customer's departments and vacancies, and another customer's. */
export async function makePlaces(pool: Pool): Promise<void> {
  const scope = (customerId: string, organizationId: string) => ({ customer_id: customerId, organization_id: organizationId });
  const times = { created_at: new Date(0), updated_at: new Date(0) };
  const own = Object.entries(departments).map(([id, path]) => ({
    ...scope('c1', 'o1'),
    ...{ id, parent_id: path.at(-2) ?? null, name: id, path: `/${path.join('/')}/`, depth: path.length, position: 0, version: 1, tags: [] },
    ...times,
  }));
  const other = { ...own[0], ...scope('c2', 'o2'), id: 'other', name: 'other', path: '/other/' };
  await insert(pool, 'hierarchies', [...own, other]);
  const jobs = [...vacancies, 'v9'].map((id) => ({
    ...(id === 'v9' ? { ...scope('c2', 'o2'), hierarchy_id: 'other' } : { ...scope('c1', 'o1'), hierarchy_id: 'r' }),
    ...{ id, external_vacancy_id: `outer-${id}`, title: id, workflow_id: 'w', workflow_name: 'w', stages: [], tags: [] },
    ...times,
  }));
  await insert(pool, 'vacancies', jobs);
}

const organizationOf = (customerId: string): string => (customerId === 'c1' ? 'o1' : 'o2');
const text = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Makes the store's rows these: new ones are added, changed ones changed, and those that are not among them go. */
export async function keepRows(pool: Pool, { applications, assessments }: MadeRows): Promise<void> {
  const own = ({ customerId, id, hierarchyId, vacancyId, createdAt }: MadeRows['applications'][number]) => ({
    ...{ customer_id: customerId, id, organization_id: organizationOf(customerId), hierarchy_id: hierarchyId, vacancy_id: vacancyId },
    ...{ created_at: text(createdAt), updated_at: text(createdAt) },
  });
  await keep(
    pool,
    'applications',
    applications.map((row) => ({ ...own(row), candidate_id: `of-${row.id}`, status: 'APPS_APPLICATION_NEW', stage_id: 's1' })),
  );
  await keep(
    pool,
    'assessments',
    assessments.map((row) => ({
      ...own(row),
      ...{
        application_id: row.applicationId,
        stage_id: row.stageId,
        product: row.product,
        provider: 'PH',
        status: 'APPS_ASSESSMENT_COMPLETED',
      },
      ...{ external_assessment_package_id: 'p', external_cohort_id: row.externalCohortId, is_viewed: false, other_results: {} },
      ...{ consented_at: text(row.consentedAt), submitted_at: text(row.submittedAt), device_type: row.deviceType },
      ...{ time_taken_seconds: row.timeTakenSeconds, nps_score: row.npsScore, recommendation: row.recommendation },
      ...{ recommendation_score: row.recommendationScore, is_profanity: row.isProfanity, is_plagiarism: row.isPlagiarism },
      is_low_text_quality: row.isLowTextQuality,
    })),
  );
}

type Row = Record<string, unknown>;

async function keep(pool: Pool, table: string, rows: Row[]): Promise<void> {
  await pool.query(`delete from ${table} where not id = any($1::text[])`, [rows.map(({ id }) => id)]);
  await insert(pool, table, rows, 'on conflict (customer_id, id) do update set');
}

async function insert(pool: Pool, table: string, rows: Row[], conflict = ''): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  const changes = conflict && ` ${conflict} ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  const names = columns.join(', ');
  await pool.query(`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)${changes}`, [
    JSON.stringify(rows),
  ]);
}

export const zoneOf = (region: Region): string => regionZones[region];
