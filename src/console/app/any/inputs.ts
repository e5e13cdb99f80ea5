import { defineConsole } from '../../../engine/screens/values/registry.ts';
import { YesNoInput } from '../../../engine/screens/widgets/YesNo.tsx';

// Inputs that only forms of other APIs use.
defineConsole({ widgets: { yesNo: { Input: YesNoInput } } });
