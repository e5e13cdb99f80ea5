/** A department as IDPGetHierarchyTree answers it. */
export interface AnsweredDepartment {
  id: string;
  name: string;
  children?: readonly AnsweredDepartment[] | null;
}

/** A department in its tree, with what is asked of it at every tick and every row. */
export interface Department {
  id: string;
  name: string;
  /** The root's is 1. */
  level: number;
  parent: Department | null;
  children: Department[];
  /** Its place from above to below, and the first place that is not of its branch any more. */
  at: number;
  end: number;
  /** Its place among its siblings, from 1. */
  nth: number;
}

/** A customer's departments. */
export interface Departments {
  root: Department;
  byId: ReadonlyMap<string, Department>;
  /** From above to below, each before those that belong to it. */
  all: readonly Department[];
}

/** The departments of an answer, each with its place. */
export function departmentsOf(answered: AnsweredDepartment): Departments {
  const all: Department[] = [];
  const walk = ({ id, name, children }: AnsweredDepartment, parent: Department | null, nth: number): Department => {
    const department: Department = { id, name, level: (parent?.level ?? 0) + 1, parent, children: [], at: all.length, end: 0, nth };
    all.push(department);
    department.children = (children ?? []).map((child, index) => walk(child, department, index + 1));
    department.end = all.length;
    return department;
  };
  const root = walk(answered, null, 1);
  return { root, all, byId: new Map(all.map((department) => [department.id, department])) };
}

/** Is a department this one, or below it. */
export const isWithin = ({ at }: Department, branch: Department): boolean => at >= branch.at && at < branch.end;
