// The rules that forms may have beside their schemas: at one address, `/rules.js`, for the validators that the server makes.
export { beforeLookBack, disordered, tooFar } from '../forms/dates.ts';
export { faultyPhone, lacksCountryCode } from '../forms/phones.ts';
export { repeatedRows } from '../forms/repeatedRows.ts';
