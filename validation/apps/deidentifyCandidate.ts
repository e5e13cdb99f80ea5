import { form } from '../../src/engine/forms/form.ts';

const text = 'DEIDENTIFY';
const wrong = 'screens.form.typedWrong';

/** Typed, since there is no way back (specification 3 §5 “Candidate”; decisions §5). */
const deidentifyCandidate = form(
  'AppsPurgeApplicationCandidate',
  '',
  {
    properties: { confirmation: { type: 'string', enum: [text], errorMessage: { type: wrong, enum: wrong } } },
    required: ['confirmation'],
  },
  { confirm: { typed: { text, field: 'confirmation' } } },
);
export default deidentifyCandidate;
