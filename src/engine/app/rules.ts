// Code rules of forms at `/rules.js`, for validators made by the server.
export { beforeLookBack, disordered, tooFar } from '../forms/dates.ts';
export { faultyPhone, lacksCountryCode } from '../forms/phones.ts';
export { repeatedRows } from '../forms/repeatedRows.ts';
