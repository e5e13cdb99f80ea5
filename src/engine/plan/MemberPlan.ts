/** Possible type of a field, and the path of its title in the response. */
export interface MemberPlan {
  /** A key of the catalogues: what such a record is called. */
  label: string;
  /** As a plan's title, in the field's own object. */
  title: string;
  id?: string;
  /** The resource whose records these are. */
  reference?: string;
}
