/** Returns the names of a table's rows in their order; for tables whose type lists all rows. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(table) as Name[];

/** Returns whether a table has a row of a name. */
export const isRowOf = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  name: unknown,
): name is Name => typeof name === 'string' && Object.hasOwn(table, name);
