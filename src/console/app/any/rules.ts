// The rules that forms may have beside their schemas: at one address, `/rules.js`, for the validators that the server makes.
export { beforeLookBack, disordered, tooFar } from '../../../engine/forms/dates.ts';
export { faultyPhone, lacksCountryCode } from '../../../engine/forms/phones.ts';
export { repeatedRows } from '../../../engine/forms/repeatedRows.ts';
