export interface AnsweredDepartment {
  id: string;
  name: string;
  children?: readonly AnsweredDepartment[] | null;
}

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

export interface Departments {
  root: Department;
  byId: ReadonlyMap<string, Department>;
  all: readonly Department[];
}

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

export const isWithin = ({ at }: Department, branch: Department): boolean => at >= branch.at && at < branch.end;
