/** Returns the names of a table's rows in their order; for tables whose type lists all rows. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(table) as Name[];

/** Returns whether a table has a row of a name. */
export const isRowOf = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  name: unknown,
): name is Name => typeof name === 'string' && Object.hasOwn(table, name);

/** Creates a record with the names of a table's rows and what is made of each row. */
export const mapRows = <Name extends string, Row, Result>(
  table: Readonly<Record<Name, Row>>,
  toResult: (row: Row) => Result,
) =>
  Object.fromEntries(namesOf(table).map((name) => [name, toResult(table[name])])) as Record<
    Name,
    Result
  >;
