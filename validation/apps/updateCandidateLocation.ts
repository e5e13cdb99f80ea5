import { askSeveral, candidateLocation } from '../candidate.ts';
import { form } from '../../src/engine/forms/form.ts';

const updateCandidateLocation = form(
  'AppsUpdateApplicationCandidate',
  '',
  { properties: { location: candidateLocation }, required: [] },
  {
    transforms: { 'location.address': ['trim'] },
    fields: {
      location: { ownLabel: true, widget: 'place', from: { path: 'candidate.location' } },
      'location.address': { ownLabel: true },
    },
    confirm: askSeveral,
  },
);
export default updateCandidateLocation;
