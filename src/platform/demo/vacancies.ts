import { sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import { roleFamilies } from '../services/role-families/table.ts';
import { vacancies, vacancyManagers } from '../services/vacancies/table.ts';
import { applicationTotal } from '../services/applications/relations.ts';
import { vacancyTotal } from '../services/vacancies/list.ts';
import { applicantsOf, seedApplications } from './applications.ts';
import type { DemoVacancy } from './applications.ts';
import { insertAll } from './bulk.ts';
import { chance, idOf } from './deterministic.ts';
import type { Chance } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { jobs, ownJob, places, reasonsToApply } from './jobs.ts';
import { peopleOf } from './people.ts';
import { vacanciesOf } from './sizes.ts';
import type { DemoSizes } from './sizes.ts';
import { firstNames, lastNames } from './words.ts';
import { workflowsOf } from './workflows.ts';
import type { DemoWorkflow } from './workflows.ts';

type People = DemoVacancy['people'];

type Recipe = DemoSizes & { base: Date };

export async function seedVacancies(tx: Database, customers: { customer: DemoCustomer; index: number }[], recipe: Recipe): Promise<void> {
  let made: DemoVacancy[] = [];
  const write = async () => {
    await insertAll(tx, roleFamilies, familiesOf(made));
    await insertAll(tx, vacancies, made.map(rowOf));
    await insertAll(tx, vacancyManagers, made.flatMap(managersOf));
    await seedApplications(tx, made, recipe);
    made = [];
  };
  for (const { customer, index } of customers) {
    for (const vacancy of vacanciesFor(customer, index, recipe)) {
      made.push(vacancy);
      if (made.length >= atOnce) await write();
    }
  }
  await write();
  await tx.execute(sql`
    insert into totals (customer_id, name, value)
    select customer_id, case when archived_at is null then ${vacancyTotal(false)} else ${vacancyTotal(true)} end, count(*) from vacancies group by 1, 2
    on conflict (customer_id, name) do update set value = excluded.value`);
  await tx.execute(sql`
    insert into totals (customer_id, name, value) select customer_id, ${applicationTotal}, count(*) from applications group by 1
    on conflict (customer_id, name) do update set value = excluded.value`);
  await tx.execute(sql`
    update vacancies set application_count = found.count
    from (select customer_id, vacancy_id, count(*)::int as count from applications group by 1, 2) as found
    where found.customer_id = vacancies.customer_id and found.vacancy_id = vacancies.id and found.count <> application_count`);
}

export function* vacanciesFor(customer: DemoCustomer, index: number, recipe: Recipe): Generator<DemoVacancy> {
  const people = peopleOf(customer, recipe.base, someUsers);
  const workflows = workflowsOf(customer, recipe.base).filter((workflow) => !workflow.archivedAt);
  const count = vacanciesOf(customer, index, recipe);
  for (let number = 0; number < count; number += 1) yield vacancyOf({ customer, people, workflows }, number, recipe);
}

const atOnce = 1000;

/** Managers are picked from so few users that more users change no vacancy. */
const someUsers = 12;

function vacancyOf(
  { customer, people, workflows }: { customer: DemoCustomer; people: People; workflows: DemoWorkflow[] },
  number: number,
  recipe: Recipe,
): DemoVacancy {
  const luck = chance('vacancy', customer.id, number);
  const [family, titles] = luck.happens(0.06) ? ownJob : luck.pick(jobs);
  const [address, lat, lng] = luck.pick(places[customer.awsRegion]);
  const place = luck.happens(0.85) ? { locationAddress: address, locationLat: lat, locationLng: lng } : {};
  const workflow = luck.pick(workflows);
  const createdAt = between(customer.createdAt, recipe.base, 1 - luck.next() ** 2);
  const archivedAt = luck.happens(0.15) ? between(createdAt, recipe.base, luck.next()) : null;
  const title = luck.happens(0.5) ? luck.pick(titles) : `${luck.pick(titles)} – ${address.split(',')[0]}`;
  const row = {
    customerId: customer.id,
    organizationId: customer.organizationId,
    id: idOf('vacancy', customer.id, number),
    hierarchyId: luck.happens(0.4) ? customer.rootHierarchyId : luck.pick(people.departments).id,
    externalVacancyId: `VAC-${String(number + 1).padStart(5, '0')}`,
    title,
    description: luck.happens(0.8) ? `${title}. ${luck.pick(reasonsToApply)} ${luck.pick(reasonsToApply)}` : null,
    roleFamilyId: idOf('roleFamily', customer.id, family),
    roleFamilyName: family,
    ...place,
    jobRequisitionId: luck.happens(0.2) ? `JR-${10_000 + number}` : null,
    workflowId: workflow.id,
    workflowName: workflow.name,
    stages: workflow.stages,
    applicationCount: applicantsOf(customer, number, recipe),
    createdAt,
    updatedAt: archivedAt ?? createdAt,
    archivedAt,
  };
  return { customer, people, number, row };
}

const rowOf = ({ row }: DemoVacancy) => row;

const familiesOf = (made: DemoVacancy[]) => {
  const families = made.map(({ customer, row }) => ({
    ...{ customerId: customer.id, organizationId: customer.organizationId, createdAt: customer.createdAt },
    ...{ id: row.roleFamilyId ?? '', name: row.roleFamilyName ?? '' },
  }));
  return [...new Map(families.map((family) => [family.id, family])).values()];
};

function managersOf({ customer, people, number, row }: DemoVacancy) {
  const luck = chance('managers', customer.id, number);
  const ofType = (type: 'HIRING_MANAGER' | 'RECRUITER', most: number) => {
    const fitting = people.users.filter((user) => user.userType === type && !user.archivedAt);
    const first = luck.between(0, 1000);
    return Array.from({ length: Math.min(most, Math.max(1, fitting.length)) }, (_, place) => {
      const user = fitting[(first + place) % fitting.length] ?? stranger(luck, number);
      return { type, externalId: user.email, email: user.email, firstName: user.firstName, lastName: user.lastName };
    });
  };
  const all = [...ofType('HIRING_MANAGER', luck.between(1, 2)), ...ofType('RECRUITER', luck.between(0, 2))];
  return all.map((manager, position) => ({ customerId: customer.id, vacancyId: row.id, position, ...manager }));
}

function stranger(luck: Chance, number: number) {
  const [firstName, lastName] = [luck.pick(firstNames), luck.pick(lastNames)];
  return { firstName, lastName, email: `hiring.${number}.${luck.between(100, 999)}@agency.example` };
}

const between = (from: Date, to: Date, share: number) =>
  new Date(Math.floor((from.getTime() + (to.getTime() - from.getTime()) * share) / 1000) * 1000);
