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
