/** Says 200 once the stores of a region answer. Proxies hide `/readyz`. */
export const storesHealth = (region: string): string => `/healthz/stores/${region}`;
