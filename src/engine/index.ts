// The engine's public API. The product's console imports these names, and no others, from their own modules, so that chunks stay apart
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
export { type Because, type Grants, type Use, availability } from './plan/availability.ts';
export { type ConsoleAnswer, type DriftAnswer, type EntryAnswer, type ResourceAnswer } from './plan/ConsoleAnswer.ts';
export {
  type Access,
  type FieldPlan,
  type FormPlan,
  type BreakdownPlan,
  type HomePlan,
  type OperationPlan,
  type Plan,
  type ToolPlan,
  type GivenVariables,
  type TypedText,
  type TypedTool,
} from './plan/Plan.ts';
export { takes } from './plan/Source.ts';
export { fill } from './plan/fill.ts';
export { type ContractNames } from './plan/register.ts';
export { type Values, at } from './plan/sources.ts';
export { titleOf } from './plan/titleOf.ts';
export { expandedPlans } from './plan/expandedPlans.ts';
export { permittedPlans } from './plan/permitted.ts';
export { withoutOperations } from './plan/withoutOperations.ts';

// Client: access to an API.
export { AskError, ask, csrf, endpoint, endpointHeaders, storesHealth } from './client/ask.ts';
export { isOwnKey } from './client/idempotency.ts';
export { createAuthProvider } from './client/authProvider.ts';
export { type Connection } from './client/connection.ts';
export { type ConsoleProvider, createDataProvider } from './client/dataProvider.ts';
export { statusOf } from './client/errors.ts';
export { externalApi } from './client/externalApi.ts';
export { type Can, type Rights, createCan, grantsOf, todosOf } from './client/permissions.ts';
/** @internal */
export { buildQueryFrom } from './client/buildQuery.ts';
export { createQueryClient } from './client/queryClient.ts';

// Screens, widgets and hooks.
export { ResourceRoutes } from './screens/shell/ResourceRoutes.tsx';
export { type LivePlace, type Screens, ScreensProvider, useScreens } from './screens/values/ScreensProvider.tsx';
export { MessageExample } from './screens/actions/notify/MessageExample.tsx';
export { ToggleSwitch } from './screens/actions/ToggleSwitch.tsx';
export { type ExampleMessage } from './screens/actions/tries.ts';
export { ConfirmDialog } from './screens/layout/ConfirmDialog.tsx';
export { useReportRefusal } from './screens/values/refusal.ts';
export { failureOf, isAborted, isUnanswered, statusOf as screensStatusOf } from './screens/values/answers.ts';
export { downloadSink } from './screens/list/export/saveFile.ts';
export { DraftNotice } from './screens/form/DraftNotice.tsx';
export { useFormScope } from './screens/values/FormScope.tsx';
export { Foot, Intro } from './screens/form/FormFrame.tsx';
export { reloadForms } from './screens/form/loadedForms.ts';
export { type Draft, draftKey, dropDraft, endDrafts, findDraft, keepDraft } from './screens/form/drafts.ts';
export { Group, Help, Legend } from './screens/widgets/fieldset.ts';
export { focusAt } from './screens/form/focusAt.ts';
export { known } from './screens/values/formValues.ts';
export { MineOrTheirs, type Side } from './screens/form/newer/MineOrTheirs.tsx';
export { useLastChange } from './screens/form/newer/useLastChange.ts';
export { Cells, RowFrame, RowHead, RowTools } from './screens/form/rows/Row.tsx';
export { useLeaveGuard } from './screens/form/useLeaveGuard.tsx';
export { later, laterWorded, partsAfterPaint } from './screens/values/later.tsx';
export { ListNotice } from './screens/layout/ListNotice.tsx';
export { SearchField } from './screens/list/SearchField.tsx';
export { type Layout, isShown, readLayout } from './screens/list/layout.ts';
export { listRequest } from './screens/list/listRequest.ts';
export { type ListedView, type ListingPlace, viewListing } from './screens/list/views/viewListing.ts';
export { readListState, writeListState } from './screens/list/listState.ts';
export { barHeight, topBarHeight } from './screens/values/measures.ts';
export { type OwnAction } from './screens/values/OwnAction.ts';
export { type BespokePage, type PageProps, type PanelProps } from './screens/values/pages.ts';
export { keyLabel } from './screens/values/keyLabel.ts';
export { commandOf, usePageCommand } from './screens/values/pageCommands.ts';
export { daysAgo } from './screens/values/readerDays.ts';
export { type DaySpan, cityOf, dayAt, daysAfter, isDay, momentsOf, spanInWords } from './screens/values/regionDays.ts';
export type { HelpParts, NewsEntry } from './screens/values/HelpParts.ts';
export type { FurtherSearch } from './screens/values/searchParts.ts';
export {
  type ActionDialogProps,
  type ConsoleParts,
  type Language,
  type PreviewProps,
  type RoutePart,
  type SettingsLayoutProps,
  type Tone,
  type Warning,
  type Widget,
  defineConsole,
} from './screens/values/registry.ts';
export { Banner } from './screens/shell/Banner.tsx';
export { BrandMark } from './screens/shell/BrandMark.tsx';
export { ConnectionBanner } from './screens/shell/ConnectionBanner.tsx';
export { CrashBoundary, CrashScreen } from './screens/shell/CrashScreen.tsx';
export { FilterField, sought } from './screens/shell/FilterField.tsx';
export { MessagePage } from './screens/layout/MessagePage.tsx';
export { Preferences } from './screens/layout/Preferences.tsx';
export { PageLayout } from './screens/layout/PageLayout.tsx';
export { Shell } from './screens/shell/Shell.tsx';
export { type Appearance, type Scope, ShellProvider, type ShellState, useShell } from './screens/values/ShellProvider.tsx';
export { listsFor } from './screens/home/home.ts';
export { landingPath, menuOf } from './screens/shell/menu.ts';
export { NotFound, NothingToSee, ShellMessage, SomethingWentWrong, Welcome } from './screens/shell/messages.tsx';
export { changesText, subjectNamesText } from './screens/record/activity/changesText.ts';
export { Details } from './screens/layout/Details.tsx';
export { Card, RecordCard, RecordSkeleton } from './screens/layout/RecordSkeleton.tsx';
export { type Command } from './screens/values/commands.ts';
export { sticks } from './screens/values/sticks.ts';
export { raised } from './screens/values/surfaces.ts';
export { pageOf } from './screens/values/tabPages.ts';
export { undoable } from './screens/values/undoable.ts';
export { useUndoToast } from './screens/values/useUndoToast.ts';
export { type ToolProvider, useTools } from './screens/values/useAsk.ts';
export { useAvailability } from './screens/values/useAvailability.ts';
export { useDebounced } from './screens/values/useDebounced.ts';
export { usePrinting } from './screens/values/usePrinting.ts';
export { useDebouncedText } from './screens/values/useDebouncedText.ts';
export { screenPath, useScreenPath } from './screens/values/useScreenPath.ts';
export { useTexts } from './screens/values/useTexts.ts';
export { ChoiceInput, Option, Options } from './screens/widgets/Choice.tsx';
export { choiceText } from './screens/widgets/choiceText.ts';
export { downloadBlob } from './screens/values/downloadBlob.ts';
export { ChoiceOrNew } from './screens/widgets/ChoiceOrNew.tsx';
export { Control, type ControlProps } from './screens/widgets/Control.tsx';
export { FileDrop } from './screens/widgets/csv/FileDrop.tsx';
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
export { StatusField } from './screens/widgets/Status.tsx';
export { ReferenceField } from './screens/widgets/Reference.tsx';
export { referenceText } from './screens/widgets/referenceText.ts';
export { Tag } from './screens/widgets/Tag.tsx';
export { TextInput, textText } from './screens/widgets/Text.tsx';
export { Box, BoxToCome, TextBox } from './screens/widgets/TextBox.tsx';
export { isWeb } from './screens/widgets/Url.tsx';
export { YesNoInput } from './screens/widgets/YesNo.tsx';
export { formulaStart } from './screens/widgets/csv/formulaStart.ts';
export { csvText } from './screens/widgets/csv/writeCsv.ts';
export { useDateFormats } from './screens/values/dates.ts';
export { type CellText, type CellWords, type FieldProps, isEmpty } from './screens/values/field.ts';
export { fromReactAdmin } from './screens/widgets/fromReactAdmin.tsx';
export { nameOf, objectsOf, valuesOf } from './screens/widgets/inList.ts';
export { type InputProps } from './screens/values/input.ts';
export { inputOf } from './screens/widgets/inputs.ts';
export { ChipsInput } from './screens/widgets/richInputs.tsx';
export { useCellWords } from './screens/widgets/useCellWords.ts';
export { useSuggestions } from './screens/widgets/useSuggestions.ts';

// Texts: the engine's own, and the machinery of a catalogue.
export { spelled } from './texts/american.ts';
export { currentLocale } from './texts/detect.ts';
export { fields as fieldTexts } from './texts/fields.ts';
export { addTexts, createI18n } from './texts/i18n.ts';
export { kinds as kindTexts } from './texts/kinds.ts';
export { laterScreens as laterScreenTexts } from './texts/laterScreens.ts';
export { type Locale } from './texts/locales.ts';
export { merged } from './texts/merged.ts';
export { palette as paletteTexts } from './texts/palette.ts';
export { ra as raTexts } from './texts/ra.ts';
export { refusals as refusalTexts, screens as screenTexts } from './texts/screens.ts';
export { common as commonTexts, reasons as reasonTexts, shell as shellTexts } from './texts/shell.ts';
export { tools as toolTexts } from './texts/tools.ts';
export { type Catalogue, type Translate, createTranslate } from './texts/translate.ts';
export { validation as validationTexts } from './texts/validation.ts';

// Frame of a console: theme, error reports, root of the page.
export { ConsoleFrame, ConsoleRouter } from './app/frame/ConsoleFrame.tsx';
export { Frame } from './app/frame/Frame.tsx';
export { applyAppearance } from './app/frame/appearance.ts';
export { listenTo, report, reportEvent } from './app/frame/reporting.ts';
export { show } from './app/frame/root.ts';
export { type Store, createStore } from './app/frame/store.ts';
// Changes by others, over a connection that all pages of a browser share.
export { type LiveEvent, type Onlooker } from './plan/EventPlan.ts';
export { type Loaded } from './screens/values/useChanges.ts';
export { Changes } from './screens/layout/Changes.tsx';
export { ShownOnce } from './screens/layout/ShownOnce.tsx';
export { type SharedStream, createSharedStream } from './app/live/sharedStream.ts';
export { type Fault, type Open } from './app/live/wire.ts';

export { type Look, useAppearance } from './app/frame/useAppearance.ts';
export { useOnline } from './app/frame/useOnline.ts';
