import { product, staff } from '../../purge/place.ts';

export const purges = { vacancies: product, vacancyManagers: staff };
