import { describe, expect, it } from 'vitest';
import type { Values } from '../../src/engine/plan/sources.ts';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

// Records that several fields identify together: a write always carries the whole key.

const rows = [1, 2, 3].flatMap((studentId) => ['x,1', 'y/2', 'z~%'].map((courseId) => ({ studentId, courseId, grade: `G${studentId}` })));
const type = 'type Enrolment { studentId: Int! courseId: String! grade: String }';

const apis: [string, string, string][] = [
  [
    'arguments of their own',
    `${type} input EnrolmentChange { grade: String studentId: Int } type Query { enrolments: [Enrolment!]! enrolment(studentId: Int!, courseId: String!): Enrolment }
    type Mutation { createEnrolment(studentId: Int!, courseId: String!, grade: String): Enrolment
      updateEnrolment(studentId: Int!, courseId: String!, input: EnrolmentChange!): Enrolment deleteEnrolment(studentId: Int!, courseId: String!): Enrolment }`,
    'updateEnrolment',
  ],
  [
    'an input with a patch',
    `${type} input EnrolmentPatch { grade: String studentId: Int courseId: String } input UpdateIt { clientMutationId: String enrolmentPatch: EnrolmentPatch! studentId: Int! courseId: String! }
    input DeleteIt { studentId: Int! courseId: String! } type Payload { enrolment: Enrolment }
    type Query { enrolments: [Enrolment!]! enrolmentByStudentIdAndCourseId(studentId: Int!, courseId: String!): Enrolment }
    type Mutation { updateEnrolmentByStudentIdAndCourseId(input: UpdateIt!): Payload deleteEnrolmentByStudentIdAndCourseId(input: DeleteIt!): Payload }`,
    'updateEnrolmentByStudentIdAndCourseId',
  ],
  [
    'pk_columns',
    `type enrolments { studentId: Int! courseId: String! grade: String } input pk { studentId: Int! courseId: String! } input changes { studentId: Int courseId: String grade: String }
    type Query { enrolments: [enrolments!]! enrolments_by_pk(studentId: Int!, courseId: String!): enrolments }
    type Mutation { update_enrolments_by_pk(pk_columns: pk!, _set: changes): enrolments delete_enrolments_by_pk(studentId: Int!, courseId: String!): enrolments }`,
    'update_enrolments_by_pk',
  ],
];

describe.each(apis)('records with two keys, taken as %s', (_, typeDefs, update) => {
  const sent: Values[] = [];
  const find = (__: unknown, { studentId, courseId }: { studentId: number; courseId: string }) =>
    rows.find((row) => row.studentId === studentId && row.courseId === courseId) ?? null;
  const take = (__: unknown, args: Values) => {
    sent.push(structuredClone(args));
    return { ...rows[0], enrolment: rows[0] };
  };
  const queries = [...typeDefs.matchAll(/(enrolment\w*)\(studentId: Int!, courseId: String!\): \w+/g)].map(([, name = '']) => name);
  const mutations = [...typeDefs.matchAll(/(\w*(?:update|delete|create)\w*)\(/g)].map(([, name = '']) => name);
  const api = stranger(typeDefs, {
    Query: { enrolments: () => rows, ...Object.fromEntries(queries.map((name) => [name, find])) },
    Mutation: Object.fromEntries(mutations.map((name) => [name, take])),
  });
  const id = '2,y~2F2';

  it('have an address of their own in the list, and a page', async () => {
    const { rows: listed } = await walk(api.provider, 'enrolments');
    expect(listed.map((row) => row['id'])).toEqual([
      ...[1, 2, 3].flatMap((student) => [`${student},x~2C1`, `${student},y~2F2`, `${student},z~7E~25`]),
    ]);
    expect((await api.provider.getOne('enrolments', { id })).data).toMatchObject({ id, studentId: 2, courseId: 'y/2', grade: 'G2' });
  });

  it('are changed and deleted by the whole key, which no form asks for', async () => {
    const { plan, forms } = api.open('enrolments');
    expect(plan.update?.name).toBe(update);
    expect(forms[plan.forms.update ?? '']?.plan.fields.map(({ name }) => name)).toEqual(['grade']);
    const { data: previousData } = await api.provider.getOne('enrolments', { id });
    await api.provider.update('enrolments', { id, data: { grade: 'A' }, previousData });
    expect(JSON.stringify(sent.at(-1))).toMatch(/"studentId":2,"courseId":"y\/2"/);
    expect(JSON.stringify(sent.at(-1))).not.toMatch(/atch":\{[^}]*studentId|_set":\{[^}]*studentId/);
    await api.provider.deleteMany('enrolments', { ids: [id, '3,x~2C1'] });
    expect(sent.slice(-2).map((args) => JSON.stringify(args))).toEqual([
      expect.stringMatching(/"studentId":2,"courseId":"y\/2"/),
      expect.stringMatching(/"studentId":3,"courseId":"x,1"/),
    ]);
  });

  it.each(['2', '2,', ',x', ''])('are not written by %j, a part of a key', async (part) => {
    const before = sent.length;
    await expect(api.provider.update('enrolments', { id: part, data: { grade: 'A' }, previousData: { id: part } })).rejects.toThrow(
      'names no record',
    );
    await expect(api.provider.deleteMany('enrolments', { ids: [part] })).rejects.toThrow('names no record');
    expect(sent).toHaveLength(before);
  });
});

it.each([
  ['takes a part of the key', 'updateEnrolment(studentId: Int!, grade: String): Enrolment'],
  ['takes a part of the key among new values', 'updateEnrolment(studentId: Int!, input: Change!): Enrolment'],
])('a write that %s is not offered', (_, mutation) => {
  const { plan } = stranger(
    `${type} input Change { courseId: String grade: String } type Query { enrolments: [Enrolment!]! enrolment(studentId: Int!, courseId: String!): Enrolment } type Mutation { ${mutation} }`,
  ).open('enrolments');
  expect([plan.keys, plan.update]).toEqual([['studentId', 'courseId'], undefined]);
});

describe('rows below a record with two keys', () => {
  const types = `type Enrolment { studentId: Int! courseId: String! grade: String notes(first: Int, offset: Int): [Note!]! }
    type Note { id: ID! text: String! }
    type Mark { id: ID! studentId: Int! courseId: String! points: Int! }
    type Absence { id: ID! reason: String! enrolment: Enrolment! }
    type Warning { id: ID! text: String! studentId: Int! }
    input IntIs { equals: Int gt: Int } input TextIs { equals: String contains: String } input AbsenceWhere { studentId: IntIs courseId: TextIs reason: TextIs }`;
  const queries = `enrolments: [Enrolment!]! enrolment(studentId: Int!, courseId: String!): Enrolment
    marks(studentId: Int, courseId: String, take: Int, skip: Int): [Mark!]!
    absences(where: AbsenceWhere, take: Int, skip: Int): [Absence!]! warnings(studentId: Int): [Warning!]!`;
  const parent = { ...rows[4], id: '2,y~2F2' };
  const sent: Record<string, Values> = {};
  const note = (name: string, answer: unknown[]) => (_: unknown, args: Values) => {
    sent[name] = structuredClone(args);
    return answer;
  };
  const api = stranger(`${types} type Query { ${queries} }`, {
    Query: {
      enrolment: (_: unknown, args: Values) => {
        sent['enrolment'] = structuredClone(args);
        return parent;
      },
      marks: note('marks', [{ id: 'm1', studentId: 2, courseId: 'y/2', points: 7 }]),
      absences: note('absences', [{ id: 'a1', reason: 'Ill', enrolment: rows[4] }]),
    },
    Enrolment: { notes: note('notes', [{ id: 'n1', text: 'Good' }]) },
  });
  const { children } = api.catalogue.children('enrolments');
  const plans = children.map(({ plan }) => plan);
  const list = async (name: string, above: Values) =>
    api.providerOf(plans).getList(name, {
      pagination: { page: 1, perPage: 5 },
      sort: { field: '', order: 'ASC' },
      filter: {},
      meta: { parent: above },
    });

  it('are those whose list takes the whole key, and those that the record holds', () => {
    expect(plans.map(({ name }) => name).sort()).toEqual(['enrolments--absences', 'enrolments--marks', 'enrolments--notes']);
    const visible = plans.find(({ name }) => name === 'enrolments--marks')?.columns.filter(({ hidden }) => !hidden);
    expect(visible?.map(({ path }) => path)).not.toContain('courseId');
  });

  it('are asked for with the whole key, as arguments, in the object that filters, or at the record', async () => {
    expect((await list('enrolments--marks', parent)).data).toMatchObject([{ id: 'm1', points: 7 }]);
    expect((await list('enrolments--absences', parent)).data).toMatchObject([{ id: 'a1', reason: 'Ill' }]);
    expect((await list('enrolments--notes', parent)).data).toMatchObject([{ id: 'n1', text: 'Good' }]);
    expect(sent).toMatchObject({
      marks: { studentId: 2, courseId: 'y/2' },
      absences: { where: { studentId: { equals: 2 }, courseId: { equals: 'y/2' } } },
      enrolment: { studentId: 2, courseId: 'y/2' },
    });
  });

  it.each([
    ['a part of the key', 'marks(studentId: Int): [Mark!]!'],
    ['a part of the key among its arguments, and the rest elsewhere', 'marks(studentId: Int, by: Rest): [Mark!]!'],
    ['several of a part', 'marks(studentId: [Int!], courseId: String): [Mark!]!'],
  ])('are not there if their list takes %s', (_, marks) => {
    const other = stranger(
      `${types} input Rest { courseId: String } type Query { ${queries.replace(/marks\([^)]*\): \[Mark!\]!/, marks)} }`,
    );
    expect(other.catalogue.children('enrolments').children.map(({ plan }) => plan.name)).not.toContain('enrolments--marks');
  });

  it('are not there if the key is of common words, and nothing says whose they are', () => {
    const months = `type Month { year: Int! month: Int! total: Int } type Visit { id: ID! year: Int month: Int page: String } type Bill { id: ID! text: String period: Month }`;
    const other = stranger(
      `${months} type Query { months: [Month!]! month(year: Int!, month: Int!): Month visits(year: Int, month: Int): [Visit!]! bills(year: Int, month: Int): [Bill!]! }`,
    );
    expect(other.catalogue.children('months').children.map(({ plan }) => plan.name)).toEqual(['months--bills']);
  });
});
