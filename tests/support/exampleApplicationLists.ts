import type { Values } from '../../src/engine/plan/sources.ts';
import { put } from '../../src/engine/screens/values/formValues.ts';

type Wish = { id: (noun: string, path: string) => string | undefined; at?: Values };

/** A filter that is all or nothing: left out, unless something in it shall be another than its own. */
const whole =
  (name: string, own: (wish: Wish) => Values) =>
  (wish: Wish): Values | undefined => {
    const changes = Object.entries(wish.at ?? {}).filter(([path]) => path.includes(`${name}.`));
    if (changes.length === 0) return undefined;
    const filter = own(wish);
    for (const [path, value] of changes) put(filter, path.slice(path.lastIndexOf(`${name}.`) + name.length + 1), value);
    return filter;
  };

const ofPackage = (name: string, more: Values) =>
  whole(name, ({ id }) => ({ externalAssessmentPackageId: id('vacancyPackage', name) ?? 'a-package', ...more }));

export const applicationListOverrides: Record<string, (wish: Wish) => unknown> = {
  assessmentStatusFilter: ofPackage('assessmentStatusFilter', { assessmentStatus: 'APPS_ASSESSMENT_COMPLETED' }),
  assessmentResultFilter: ofPackage('assessmentResultFilter', { resultList: ['YES'] }),
  assessmentViewedFilter: ofPackage('assessmentViewedFilter', { unViewedOnly: true }),
  assessmentSubmittedAtFilter: ofPackage('assessmentSubmittedAtFilter', {}),
  dashboardFilter: whole('dashboardFilter', () => ({ figure: 'COMPLETED' })),
  'AppsSearchApplications.searchText': () => 'a',
};
