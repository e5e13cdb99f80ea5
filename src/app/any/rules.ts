// The rules that forms may have beside their schemas: at one address, `/rules.js`, for the validators that the server makes.
export { beforeLookBack, disordered, tooFar } from '../../../validation/dates.ts';
export { faultyPhone, lacksCountryCode } from '../../../validation/phones.ts';
export { repeatedRows } from '../../../validation/repeatedRows.ts';
