import type { Settings } from '../context.ts';

/** Settings served to the console at /config.json (decisions §2); absent ones switch their feature off. */
export function consoleConfig(settings: Settings) {
  const { brandName, demo, oldHostMarker, newHostMarker, talentHubUrl, questionBankUrl, supportUrl, docsUrl } = settings;
  const { sentryDsn, sentryEnvironment, analyticsUrl, chatScriptUrl } = settings;
  const outside = { sentryDsn, sentryEnvironment, analyticsUrl, chatScriptUrl, ...(settings.otelExporterOtlpEndpoint && { traces: true }) };
  return {
    ...{ brandName, demo, oldHostMarker, newHostMarker, talentHubUrl, questionBankUrl, supportUrl, docsUrl },
    policyUrls: { privacy: settings.policyPrivacyUrl, cookie: settings.policyCookieUrl, acceptableUse: settings.policyAcceptableUseUrl },
    redirectDomains: settings.redirectDomains ?? [],
    ...(Object.values(outside).some(Boolean) && { outside }),
  };
}
