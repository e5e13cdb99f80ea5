import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assessments, vacancies } from '../../../src/platform/nouns/region.ts';
import { moveToStage } from '../../../src/platform/services/applications/move.ts';
import type { VacancyRow } from '../../../src/platform/services/applications/applying.ts';
import { callbackCalls, region } from './callbackCalls.ts';

const { world, vacancyWith, enter, application, kinds, mails } = callbackCalls();

async function moved(vacancy: VacancyRow, place: number) {
  const entered = await enter(vacancy);
  const { now, newId, settings } = world.running.platform;
  const [row, stage] = [await application(entered.applicationId), vacancy.stages[place]];
  if (!stage) throw new Error('There is no such stage');
  return {
    ...entered,
    move: async () => {
      await world.home.transaction((tx) =>
        moveToStage(tx, { now, newId, settings, region }, { rows: [row], stage, by: { actor: 'RULE', rule: [] } }),
      );
      const made = await world.home.db
        .select({ stageId: assessments.stageId })
        .from(assessments)
        .where(eq(assessments.applicationId, entered.applicationId))
        .orderBy(asc(assessments.createdAt), asc(assessments.id));
      return made.map(({ stageId }) => vacancy.stages.findIndex(({ _id }) => _id === stageId)).toSorted((one, other) => one - other);
    },
  };
}

describe('whoever is moved to a later stage', () => {
  it.each([
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [3, [0, 1, 2, 3]],
  ])('has an assessment of each stage up to stage %i, and an invitation to that one alone', async (place, stages) => {
    const { move, applicationId, ...entered } = await moved(await vacancyWith([], ['FI', 'SI', 'FI', 'SI']), place);
    expect(await move()).toEqual(stages);
    expect(await kinds(applicationId)).toEqual(['INVITED', 'MOVED']);
    expect(await mails({ applicationId, ...entered })).toHaveLength(2);
  });

  it('is invited to nothing of a vacancy that is archived meanwhile', async () => {
    const vacancy = await vacancyWith([], ['FI', 'SI']);
    const { move, applicationId, ...entered } = await moved(vacancy, 1);
    await world.home.db.update(vacancies).set({ archivedAt: world.running.clock.now() }).where(eq(vacancies.id, vacancy.id));
    expect(await move()).toEqual([0, 1]);
    expect((await application(applicationId)).stageId).toBe(vacancy.stages[1]?._id);
    expect(await mails({ applicationId, ...entered })).toEqual(['FI_INVITED']);
  });
});
