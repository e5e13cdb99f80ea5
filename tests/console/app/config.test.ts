import { describe, expect, it } from 'vitest';
import { brandHostRewrite, configFrom, loadConfig } from '../../../src/console/app/settings/config.ts';
import { jobRequisitionUrl } from '../../../src/console/app/talentHub.ts';

describe('the configuration', () => {
  it('has defaults when nothing usable is served', () => {
    expect(configFrom(undefined)).toMatchObject({ brandName: 'Edge', redirectDomains: [], demo: false, policyUrls: {} });
    expect(configFrom('<!doctype html>')).toMatchObject({ brandName: 'Edge' });
  });

  it('takes addresses of the web alone', () => {
    const config = configFrom({ talentHubUrl: 'javascript:alert(1)', policyUrls: { privacy: 'https://acme.example/p', cookie: 7 } });
    expect(config.talentHubUrl).toBeUndefined();
    expect(configFrom({ supportUrl: 'mailto:help@acme.example', docsUrl: 'mailto:help@acme.example' })).toMatchObject({
      supportUrl: 'mailto:help@acme.example',
      docsUrl: undefined,
    });
    expect(config.policyUrls).toEqual({ privacy: 'https://acme.example/p', cookie: undefined, acceptableUse: undefined });
  });
});

describe('the configuration in the page', () => {
  it('is taken without a request', async () => {
    document.head.innerHTML = '<script type="application/json" id="config">{"brandName":"Northlight"}</script>';
    expect(await loadConfig()).toMatchObject({ brandName: 'Northlight' });
    document.head.innerHTML = '';
  });
});

describe('the brand host', () => {
  const markers = configFrom({ oldHostMarker: 'oldbrand', newHostMarker: 'newbrand' });

  it('is rewritten from the old marker to the new one, with the rest of the address', () => {
    expect(brandHostRewrite('https://app.oldbrand.example/region/x?a=1#b', markers)).toBe('https://app.newbrand.example/region/x?a=1#b');
  });

  it('stays where there is nothing to rewrite', () => {
    expect(brandHostRewrite('https://app.newbrand.example/', markers)).toBeNull();
    expect(brandHostRewrite('https://app.example/?x=oldbrand', markers)).toBeNull();
    expect(brandHostRewrite('https://app.oldbrand.example/', configFrom({}))).toBeNull();
  });

  it('does not go round and round when the new marker holds the old one', () => {
    const config = configFrom({ oldHostMarker: 'edge', newHostMarker: 'edge-new' });
    expect(brandHostRewrite('https://edge-new.example/', config)).toBeNull();
  });
});

describe('a job requisition', () => {
  it('lives in the talent hub under the short region', () => {
    expect(jobRequisitionUrl('https://talent.example/', 'ap-southeast-2', 'c1')).toBe(
      'https://talent.example/regions/apse2/customers/c1/job-requisitions',
    );
    expect(jobRequisitionUrl('https://talent.example', 'eu-west-1', 'c1', 'r/1')).toBe(
      'https://talent.example/regions/euw1/customers/c1/job-requisitions/r%2F1',
    );
    expect(jobRequisitionUrl('https://talent.example', 'us-east-1', 'c1')).toContain('/regions/use1/');
  });
});
