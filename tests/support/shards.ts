import type { Node, SelectStmt, A_Expr, ColumnRef, RangeVar, JoinExpr, WithClause, A_Const } from 'libpg-query';
import { parseSync } from 'libpg-query';

// Decides, for a parsed statement, whether every distributed table in it is bound to one value of the distribution column.

/** A column of a table in a statement, a parameter or a constant: `3.customer_id`, `=c1`. */
type Term = string;
type Pair = readonly [Term, Term];

interface Relation {
  name: string;
  /** Terms of its columns; a table answers any name. */
  column: (name: string) => Term | undefined;
  has: (name: string) => boolean;
  columns: () => [string, Term][];
}

interface Scope {
  relations: Relation[];
  ctes: Map<string, [string, Term | undefined][]>;
  outer?: Scope;
  /** How the planner runs a subquery: joined with its outer query, joined as its optional side, or by itself for each row. */
  as?: 'joined' | 'optional' | 'alone';
}

export interface Distribution {
  /** The columns of each table of the store. */
  tables: ReadonlyMap<string, readonly string[]>;
  column: string;
}

export interface Sharding {
  /** Distributed tables that the statement names. */
  tables: string[];
  /** Those that nothing binds to one customer. */
  unbound: string[];
  /** Values of the distribution column that the others are bound to. */
  values: string[];
  /** True if it locks rows. */
  locks: boolean;
}

/** @param values those of the parameters: two parameters are one customer only where their values are equal */
export function shardingOf(text: string, values: readonly unknown[], distribution: Distribution): Sharding {
  const reader = new Reader(values, distribution);
  for (const { stmt } of parseSync(text).stmts ?? []) if (stmt) reader.statement(stmt, undefined);
  return reader.result();
}

class Reader {
  readonly #values: readonly unknown[];
  readonly #distribution: Distribution;
  readonly #instances: { table: string; term: Term }[] = [];
  /** A term has the value of each that flows into it. */
  readonly #flows: Pair[] = [];
  /** A term that has a value where all of these have the same. */
  readonly #unions: { term: Term; of: Term[] }[] = [];
  #terms = 0;
  #locks = false;

  constructor(values: readonly unknown[], distribution: Distribution) {
    this.#values = values;
    this.#distribution = distribution;
  }

  result(): Sharding {
    const known = new Map<Term, Term>();
    const valueOf = (term: Term) => (term.startsWith('=') ? term : known.get(term));
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      const set = (term: Term, value: Term | undefined) => {
        if (value === undefined || valueOf(term) !== undefined) return;
        known.set(term, value);
        isChanged = true;
      };
      for (const [from, to] of this.#flows) set(to, valueOf(from));
      for (const { term, of } of this.#unions) {
        const all = new Set(of.map(valueOf));
        if (all.size === 1) set(term, [...all][0]);
      }
    }
    const distributed = this.#instances.filter(({ table }) => this.#distribution.tables.get(table)?.includes(this.#distribution.column));
    return {
      tables: distinct(distributed.map(({ table }) => table)),
      unbound: distinct(distributed.filter(({ term }) => valueOf(term) === undefined).map(({ table }) => table)),
      values: distinct(distributed.flatMap(({ term }) => valueOf(term) ?? [])),
      locks: this.#locks,
    };
  }

  /** Output columns of a statement. */
  statement(node: Node, outer: Scope | undefined, as: Scope['as'] = 'optional'): [string, Term | undefined][] {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer, as);
    const scope: Scope = { relations: [], ctes: new Map(), ...(outer && { outer }) };
    const [target, conditions, from, returning, clauses] =
      'InsertStmt' in node
        ? [node.InsertStmt.relation, undefined, undefined, node.InsertStmt.returningClause, node.InsertStmt.withClause]
        : 'UpdateStmt' in node
          ? [
              node.UpdateStmt.relation,
              node.UpdateStmt.whereClause,
              node.UpdateStmt.fromClause,
              node.UpdateStmt.returningClause,
              node.UpdateStmt.withClause,
            ]
          : 'DeleteStmt' in node
            ? [
                node.DeleteStmt.relation,
                node.DeleteStmt.whereClause,
                node.DeleteStmt.usingClause,
                node.DeleteStmt.returningClause,
                node.DeleteStmt.withClause,
              ]
            : [undefined, undefined, undefined, undefined, undefined];
    if (!target) return [];
    this.#with(clauses, scope);
    const written = this.#table(target);
    scope.relations.push(written);
    for (const each of from ?? []) this.#from(each, scope);
    this.#bind(this.#conditions(conditions, scope), scope);
    this.#inner(conditions, scope);
    if ('InsertStmt' in node) this.#insert(node.InsertStmt, written, scope);
    if ('UpdateStmt' in node) for (const each of node.UpdateStmt.targetList ?? []) this.#inner(each, scope);
    return this.#outputs(returning?.exprs, scope);
  }

  #insert({ cols, selectStmt }: { cols?: Node[]; selectStmt?: Node }, written: Relation, scope: Scope): void {
    const names = (cols ?? []).map((each) => ('ResTarget' in each ? each.ResTarget.name : undefined));
    const outputs = selectStmt ? this.statement(selectStmt, scope) : [];
    names.forEach((name, index) => {
      const [from, to] = [outputs[index]?.[1], name && written.column(name)];
      if (from && to) this.#flows.push([from, to]);
    });
  }

  #select(select: SelectStmt, outer: Scope | undefined, as: Scope['as']): [string, Term | undefined][] {
    const scope: Scope = { relations: [], ctes: new Map(), ...(outer && { outer, as }) };
    this.#with(select.withClause, scope);
    if (select.lockingClause?.length) this.#locks = true;
    if (select.larg && select.rarg)
      return this.#union([this.#select(select.larg, scope, 'optional'), this.#select(select.rarg, scope, 'optional')]);
    if (select.valuesLists?.length) {
      const rows = select.valuesLists.map((row) => itemsOf(row).map((item): [string, Term | undefined] => ['', this.#term(item, scope)]));
      for (const row of select.valuesLists) this.#inner(row, scope);
      return this.#union(rows);
    }
    for (const each of select.fromClause ?? []) this.#from(each, scope);
    this.#bind(this.#conditions(select.whereClause, scope), scope);
    const others = [select.whereClause, select.havingClause, select.limitCount, select.limitOffset];
    for (const each of [...others, ...(select.targetList ?? []), ...(select.sortClause ?? []), ...(select.groupClause ?? [])])
      this.#inner(each, scope);
    const outputs = this.#outputs(select.targetList, scope);
    // The planner carries no constant through a limit.
    return select.limitCount ? outputs.map(([name]) => [name, undefined]) : outputs;
  }

  #union(arms: [string, Term | undefined][][]): [string, Term | undefined][] {
    return (arms[0] ?? []).map(([name], index) => {
      const of = arms.map((arm) => arm[index]?.[1]);
      const term = this.#newTerm();
      if (of.every((each) => each !== undefined)) this.#unions.push({ term, of });
      // Conditions on a union are pushed into its arms.
      for (const each of of) if (each !== undefined && !each.startsWith('=')) this.#flows.push([term, each]);
      return [name, term];
    });
  }

  #with(clauses: WithClause | undefined, scope: Scope): void {
    for (const cte of clauses?.ctes ?? []) {
      if (!('CommonTableExpr' in cte) || !cte.CommonTableExpr.ctequery) continue;
      const { ctename = '', ctequery, aliascolnames } = cte.CommonTableExpr;
      if (clauses?.recursive) scope.ctes.set(ctename, []);
      const outputs = this.statement(ctequery, scope);
      scope.ctes.set(
        ctename,
        outputs.map(([name, term], index) => [textOf(aliascolnames?.[index]) ?? name, term]),
      );
    }
  }

  #table({ relname = '', alias }: RangeVar): Relation {
    const number = this.#newTerm();
    const columns = this.#distribution.tables.get(relname) ?? [];
    this.#instances.push({ table: relname, term: `${number}.${this.#distribution.column}` });
    return {
      name: alias?.aliasname ?? relname,
      column: (name) => `${number}.${name}`,
      has: (name) => columns.includes(name),
      columns: () => columns.map((name) => [name, `${number}.${name}`]),
    };
  }

  /** Adds what a `from` names to the scope. */
  #from(node: Node, scope: Scope): void {
    if ('RangeVar' in node) {
      const outputs = cteOf(scope, node.RangeVar.relname ?? '');
      scope.relations.push(
        outputs ? derived(node.RangeVar.alias?.aliasname ?? node.RangeVar.relname ?? '', outputs) : this.#table(node.RangeVar),
      );
    } else if ('RangeSubselect' in node) {
      const { subquery, alias, lateral } = node.RangeSubselect;
      const around: Scope = lateral ? scope : { ...scope, relations: [] };
      const outputs = subquery ? this.statement(subquery, around) : [];
      scope.relations.push(
        derived(
          alias?.aliasname ?? '',
          outputs.map(([name, term], index) => [textOf(alias?.colnames?.[index]) ?? name, term]),
        ),
      );
    } else if ('RangeFunction' in node) {
      const { alias, functions } = node.RangeFunction;
      for (const each of functions ?? []) this.#inner(each, scope);
      scope.relations.push(
        derived(
          alias?.aliasname ?? '',
          (alias?.colnames ?? []).map((each) => [textOf(each) ?? '', undefined]),
        ),
      );
    } else if ('JoinExpr' in node) this.#join(node.JoinExpr, scope);
  }

  #join({ jointype, larg, rarg, quals, usingClause }: JoinExpr, scope: Scope): void {
    const arms = [larg, rarg].map((arm) => {
      const before = scope.relations.length;
      if (arm) this.#from(arm, scope);
      return scope.relations.slice(before);
    });
    const pairs = this.#conditions(quals, scope);
    for (const name of (usingClause ?? []).map(textOf)) {
      const [left, right] = arms.map((arm) => arm.find((each) => each.has(name ?? ''))?.column(name ?? ''));
      if (left && right) pairs.push([left, right]);
    }
    this.#inner(quals, scope);
    // Conditions of an outer join bind only the side that may be missing.
    const optional = jointype === 'JOIN_LEFT' ? arms[1] : jointype === 'JOIN_RIGHT' ? arms[0] : jointype === 'JOIN_FULL' ? [] : undefined;
    if (!optional) return this.#bind(pairs, scope);
    const theirs = new Set(optional.flatMap((each) => each.columns().map(([, term]) => term)));
    for (const [one, other] of pairs) {
      if (theirs.has(other)) this.#flows.push([one, other]);
      if (theirs.has(one)) this.#flows.push([other, one]);
    }
  }

  /** Equal terms bind each other; those of an outer query are not bound by a subquery. */
  #bind(pairs: readonly Pair[], scope: Scope): void {
    const inner = (term: Term) => !isOuter(term, scope);
    for (const [one, other] of pairs) {
      if (inner(other)) this.#flows.push([one, other]);
      if (inner(one)) this.#flows.push([other, one]);
    }
  }

  /** Equalities that hold wherever a condition does. */
  #conditions(node: Node | undefined, scope: Scope): Pair[] {
    if (!node) return [];
    if ('BoolExpr' in node) {
      const { boolop, args = [] } = node.BoolExpr;
      const [negated] = args;
      if (boolop === 'NOT_EXPR') {
        if (negated && 'SubLink' in negated && negated.SubLink.subLinkType === 'EXISTS_SUBLINK')
          this.#known(negated.SubLink.subselect, scope, 'optional');
        return [];
      }
      if (boolop === 'OR_EXPR') for (const each of args) this.#inner(each, scope);
      const all = args.map((each) => this.#conditions(each, scope));
      if (boolop === 'AND_EXPR') return all.flat();
      const [first = [], ...others] = all;
      return first.filter((pair) => others.every((each) => each.some((other) => isSame(pair, other))));
    }
    if ('A_Expr' in node) return this.#equalities(node.A_Expr, scope);
    if (!('SubLink' in node)) return [];
    if (node.SubLink.subLinkType === 'EXISTS_SUBLINK') this.#known(node.SubLink.subselect, scope, 'joined');
    if (node.SubLink.subLinkType === 'ANY_SUBLINK' && !node.SubLink.operName?.length) {
      const outputs = this.#known(node.SubLink.subselect, scope, 'joined');
      return this.#pairs(
        rowOf(node.SubLink.testexpr),
        outputs.map(([, term]) => term),
        scope,
      );
    }
    return [];
  }

  #equalities({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope): Pair[] {
    if (textOf(name?.[0]) !== '=') return [];
    if (kind === 'AEXPR_OP') {
      const right = rowOf(rexpr).map((each) => this.#term(each, scope));
      return this.#pairs(rowOf(lexpr), right, scope);
    }
    const only = kind === 'AEXPR_IN' && rexpr ? itemsOf(rexpr) : [];
    return only.length === 1
      ? this.#pairs(
          rowOf(lexpr),
          rowOf(only[0]).map((each) => this.#term(each, scope)),
          scope,
        )
      : [];
  }

  #pairs(left: readonly Node[], right: readonly (Term | undefined)[], scope: Scope): Pair[] {
    return left.flatMap((each, index): Pair[] => {
      const [one, other] = [this.#term(each, scope), right[index]];
      return one === undefined || other === undefined ? [] : [[one, other]];
    });
  }

  readonly #read = new WeakMap<object, [string, Term | undefined][]>();

  /** A subquery of an expression, read once. */
  #known(node: Node | undefined, scope: Scope, as: Scope['as']): [string, Term | undefined][] {
    if (!node) return [];
    const outputs = this.#read.get(node) ?? this.statement(node, scope, as);
    this.#read.set(node, outputs);
    return outputs;
  }

  /** Reads the subqueries within an expression. */
  #inner(node: unknown, scope: Scope): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach((each) => this.#inner(each, scope));
    if ('SubLink' in node) {
      const { subselect, testexpr } = node.SubLink as { subselect?: Node; testexpr?: Node };
      this.#known(subselect, scope, 'alone');
      return this.#inner(testexpr, scope);
    }
    for (const each of Object.values(node)) this.#inner(each, scope);
  }

  #outputs(targets: readonly Node[] | undefined, scope: Scope): [string, Term | undefined][] {
    return (targets ?? []).flatMap((each): [string, Term | undefined][] => {
      if (!('ResTarget' in each)) return [];
      const { name, val } = each.ResTarget;
      const fields = val && 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : [];
      const last = fields.at(-1);
      if (last && 'A_Star' in last) {
        const of = fields.length > 1 ? textOf(fields[0]) : undefined;
        return scope.relations.filter((relation) => of === undefined || relation.name === of).flatMap((relation) => relation.columns());
      }
      return [[name ?? textOf(last) ?? '', val && this.#term(val, scope)]];
    });
  }

  #term(node: Node, scope: Scope): Term | undefined {
    if ('TypeCast' in node) return node.TypeCast.arg && this.#term(node.TypeCast.arg, scope);
    if ('ColumnRef' in node) return columnOf(node.ColumnRef, scope);
    if ('ParamRef' in node) return constant(this.#values[(node.ParamRef.number ?? 1) - 1]);
    if ('A_Const' in node) return constant(literalOf(node.A_Const));
    return undefined;
  }

  #newTerm = (): Term => String((this.#terms += 1));
}

function columnOf({ fields = [] }: ColumnRef, scope: Scope): Term | undefined {
  const names = fields.map(textOf);
  const name = names.at(-1);
  if (name === undefined) return undefined;
  const of = names.length > 1 ? names.at(-2) : undefined;
  for (let [at, isAlone]: [Scope | undefined, boolean] = [scope, false]; at; [at, isAlone] = [at.outer, isAlone || at.as === 'alone']) {
    const found = at.relations.find((relation) => (of === undefined ? relation.has(name) : relation.name === of));
    if (found) return isAlone ? undefined : found.column(name);
  }
  return undefined;
}

function derived(name: string, outputs: readonly [string, Term | undefined][]): Relation {
  const known = new Map(outputs);
  return {
    name,
    column: (column) => known.get(column),
    has: (column) => known.has(column),
    columns: () => outputs.flatMap(([column, term]): [string, Term][] => (term === undefined ? [] : [[column, term]])),
  };
}

function cteOf(scope: Scope, name: string) {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const found = at.ctes.get(name);
    if (found) return found;
  }
  return undefined;
}

function isOuter(term: Term, scope: Scope): boolean {
  if (term.startsWith('=')) return true;
  const has = (at: Scope) => at.relations.some((relation) => relation.columns().some(([, each]) => each === term));
  for (let [at, isJoined]: [Scope | undefined, boolean] = [scope, true]; at; [at, isJoined] = [at.outer, isJoined && at.as === 'joined'])
    if (has(at)) return !isJoined;
  return false;
}

const constant = (value: unknown): Term | undefined => (value === null || value === undefined ? undefined : `=${String(value)}`);
const literalOf = ({ sval, ival, isnull }: A_Const): unknown => (isnull ? null : (sval?.sval ?? ival?.ival));
const textOf = (node: Node | undefined): string | undefined => (node && 'String' in node ? node.String.sval : undefined);
const itemsOf = (node: Node): Node[] => ('List' in node ? (node.List.items ?? []) : [node]);
const rowOf = (node: Node | undefined): Node[] => (!node ? [] : 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node]);
const isSame = ([one, other]: Pair, [third, fourth]: Pair) => (one === third && other === fourth) || (one === fourth && other === third);
const distinct = (texts: string[]): string[] => [...new Set(texts)].toSorted();
