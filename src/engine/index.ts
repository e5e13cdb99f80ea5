// The engine's public API. The hiring console imports these names, and no others, from their own modules, so that chunks stay apart
// (src/commands/zones.mjs compares); a package takes them from here.

// Declare: resources, forms, and the product's own parts.
export { type Action, type Column, defineResource } from './compile/Declaration.ts';
export { beforeLookBack, disordered, tooFar } from './forms/dates.ts';
export { type Validate } from './forms/fieldErrors.ts';
export { type FormValues, type Schema, form } from './forms/form.ts';
export { type GeneratedForm } from './forms/generated.ts';
export { faultyPhone, lacksCountryCode } from './forms/phones.ts';
export { repeatedRows } from './forms/repeatedRows.ts';
export { reserved } from './forms/template.ts';

// Plans: what the compiler makes.
export { type Availability, type Because, type Grants, type Use, availability } from './plan/availability.ts';
export { type ConsoleAnswer, type DriftAnswer, type EntryAnswer, type ResourceAnswer } from './plan/ConsoleAnswer.ts';
export {
  type Access,
  type FieldPlan,
  type FormPlan,
  type OperationPlan,
  type Plan,
  type SearchKind,
  type ToolPlan,
  type GivenVariables,
  type TypedText,
  type TypedTool,
} from './plan/Plan.ts';
export { type SearchKind as planSearchKind } from './plan/SearchKind.ts';
export { fill } from './plan/fill.ts';
export { type ContractNames } from './plan/register.ts';
export { type Values, at } from './plan/sources.ts';
export { titleOf } from './plan/titleOf.ts';

// Client: the door to an API.
export { AskError, ask, csrf, endpoint } from './client/ask.ts';
export { createAuthProvider } from './client/authProvider.ts';
export { type ConsoleProvider, createDataProvider } from './client/dataProvider.ts';
export { statusOf } from './client/errors.ts';
export { foreign } from './client/foreign.ts';
export { type Can, createCan, grantsOf, tenantResource, todosOf } from './client/permissions.ts';
export { createQueryClient } from './client/queryClient.ts';

// Screens, widgets and hooks.
export { ResourceRoutes } from './screens/ResourceRoutes.tsx';
export { type Screens, ScreensProvider, useScreens } from './screens/ScreensProvider.tsx';
export { ToggleSwitch } from './screens/actions/ToggleSwitch.tsx';
export { ConfirmDialog } from './screens/actions/ConfirmDialog.tsx';
export { useReportRefusal } from './screens/actions/refusal.ts';
export { failureOf, isAborted, statusOf as screensStatusOf } from './screens/answers.ts';
export { downloadSink } from './screens/export/saveFile.ts';
export { DraftNotice } from './screens/form/DraftNotice.tsx';
export { useFormAround } from './screens/form/FormAround.tsx';
export { Foot, Intro } from './screens/form/FormFrame.tsx';
export { type Draft, draftKey, dropDraft, endDrafts, findDraft, keepDraft } from './screens/form/drafts.ts';
export { Group, Help, Legend } from './screens/form/fieldset.ts';
export { focusAt } from './screens/form/focusAt.ts';
export { known } from './screens/form/formValues.ts';
export { MineOrTheirs, type Side } from './screens/form/newer/MineOrTheirs.tsx';
export { useLastChange } from './screens/form/newer/useLastChange.ts';
export { Cells, RowFrame, RowHead, RowTools } from './screens/form/rows/Row.tsx';
export { useLeaveGuard } from './screens/form/useLeaveGuard.tsx';
export { later } from './screens/later.tsx';
export { ListNotice } from './screens/list/ListNotice.tsx';
export { SearchField } from './screens/list/SearchField.tsx';
export { type Layout, isShown, readLayout } from './screens/list/layout.ts';
export { readListState, writeListState } from './screens/list/listState.ts';
export { barHeight, topBarHeight } from './screens/list/measures.ts';
export { type BespokePage, type PageProps, type PanelProps } from './screens/pages.ts';
export { keyLabel } from './screens/palette/keyLabel.ts';
export { usePageCommand } from './screens/palette/pageCommands.ts';
export { daysAgo } from './screens/readerDays.ts';
export { type DaySpan, cityOf, dayAt, daysAfter, isDay, momentsOf, spanInWords } from './screens/regionDays.ts';
export {
  type ActionDialogProps,
  type PreviewProps,
  type SettingsLayoutProps,
  type Warning,
  type Widget,
  defineConsole,
} from './screens/registry.ts';
export { BrandMark } from './screens/shell/BrandMark.tsx';
export { ConnectionBanner } from './screens/shell/ConnectionBanner.tsx';
export { CrashBoundary, CrashScreen } from './screens/shell/CrashScreen.tsx';
export { FilterField, sought } from './screens/shell/FilterField.tsx';
export { MessagePage } from './screens/shell/MessagePage.tsx';
export { PageLayout } from './screens/shell/PageLayout.tsx';
export { Shell } from './screens/shell/Shell.tsx';
export { type Appearance, ShellProvider, type ShellState, useShell } from './screens/shell/ShellProvider.tsx';
export { type CustomerSummary, type Me, hasAllCustomers, sortCustomers, tenantPath } from './screens/shell/customers.ts';
export { landingPath, menuOf } from './screens/shell/menu.ts';
export { NoDefaultCustomer, NotFound, NothingToSee, SomethingWentWrong, UnknownRegion, Welcome } from './screens/shell/messages.tsx';
export { Details } from './screens/show/Details.tsx';
export { Card, RecordCard, RecordSkeleton } from './screens/show/RecordSkeleton.tsx';
export { sticks } from './screens/sticks.ts';
export { pageOf } from './screens/tabs/tabPages.ts';
export { undoable } from './screens/undo/undoable.ts';
export { useTools } from './screens/useAsk.ts';
export { useAvailability } from './screens/useAvailability.ts';
export { useDebounced } from './screens/useDebounced.ts';
export { usePrinting } from './screens/usePrinting.ts';
export { screenPath, useScreenPath } from './screens/useScreenPath.ts';
export { useTexts } from './screens/useTexts.ts';
export { ChoiceInput, Option, Options } from './screens/widgets/Choice.tsx';
export { ChoiceOrNew } from './screens/widgets/ChoiceOrNew.tsx';
export { Control, type ControlProps } from './screens/widgets/Control.tsx';
export { DateTimeField, dateTimeText } from './screens/widgets/DateTime.tsx';
export { DayBox } from './screens/widgets/DayBox.tsx';
export { Ellipsis } from './screens/widgets/Ellipsis.tsx';
export { EmailField, EmailInput } from './screens/widgets/Email.tsx';
export { CopyIdField } from './screens/widgets/Id.tsx';
export { LabelledMenu } from './screens/widgets/LabelledMenu.tsx';
export { Missing } from './screens/widgets/Missing.tsx';
export { NumberField } from './screens/widgets/Number.tsx';
export { PickerBox } from './screens/widgets/PickerBox.tsx';
export { ReferenceInput } from './screens/widgets/Reference.tsx';
export { ReferencePicker, ReferencesPicker } from './screens/widgets/ReferencePicker.tsx';
export { StatusField, statusText } from './screens/widgets/Status.tsx';
export { Tag, type Tone } from './screens/widgets/Tag.tsx';
export { TextInput, textText } from './screens/widgets/Text.tsx';
export { Box, BoxToCome, TextBox } from './screens/widgets/TextBox.tsx';
export { isWeb } from './screens/widgets/Url.tsx';
export { YesNoInput } from './screens/widgets/YesNo.tsx';
export { formulaStart } from './screens/widgets/csv/formulaStart.ts';
export { csvText } from './screens/widgets/csv/writeCsv.ts';
export { useDateFormats } from './screens/widgets/dates.ts';
export { type CellText, type CellWords, type FieldProps, isEmpty } from './screens/widgets/field.ts';
export { fromReactAdmin } from './screens/widgets/fromReactAdmin.tsx';
export { nameOf, objectsOf, valuesOf } from './screens/widgets/inList.ts';
export { type InputProps } from './screens/widgets/input.ts';
export { inputOf } from './screens/widgets/inputs.ts';
export { ChipsInput } from './screens/widgets/richInputs.tsx';
export { useCellWords } from './screens/widgets/useCellWords.ts';
export { useSuggestions } from './screens/widgets/useSuggestions.ts';
