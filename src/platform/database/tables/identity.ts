export * from './accounts.ts';
export * from './directory.ts';
export * from './records.ts';
export * from './relays.ts';
export * from './sso.ts';
export * from './emailDomains.ts';
export * from './pageLayouts.ts';
