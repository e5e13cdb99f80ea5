import { deidentifyCandidate, deleteCandidate } from './delete.ts';
import { exportCandidate } from './exportAll.ts';
import { inviteCandidate } from './invite.ts';
import { updateCandidate } from './write.ts';

export const operations = [updateCandidate, deleteCandidate, deidentifyCandidate, exportCandidate, inviteCandidate];
