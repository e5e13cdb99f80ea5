/** The API's operations behind the engine's own tools; a tool whose operation is missing is not offered. */
export interface ToolOperations {
  /** Changes of a record, newest first. */
  auditTrail?: string;
  /** Ids of the records that one change touched. */
  auditSubjects?: string;
  views?: string;
  saveView?: string;
  deleteViews?: string;
  /** Shared views that lists open with, one a resource. */
  defaultViews?: string;
  setDefaultView?: string;
  /** Views that the person is mailed. */
  viewMails?: string;
  mailView?: string;
  endViewMails?: string;
  /** A person's own data under a name, such as favourites: `page` and `layout`. @default in their browser */
  pageLayout?: string;
  savePageLayout?: string;
  startExport?: string;
  /** Best rows of several lists at once. @default a request for each list */
  search?: string;
  /** Effects of an action, counted beforehand. */
  previewAction?: string;
}
