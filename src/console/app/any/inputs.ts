import { bringInputs } from '../../../engine/screens/widgets/inputs.ts';
import { YesNoInput } from '../../../engine/screens/widgets/YesNo.tsx';

// Inputs that only the forms of other APIs ask by: those of the platform never load them.

bringInputs({ yesNo: YesNoInput });
