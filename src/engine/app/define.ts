import { defineConsole } from '../screens/values/registry.ts';
import { YesNoInput } from '../screens/widgets/YesNo.tsx';

// Inputs that only forms of other APIs use.
defineConsole({ widgets: { yesNo: { Input: YesNoInput } } });
