import { type FieldName, fieldNames, fieldOf, limitsOf } from '@/features/admin';

function toColumn(name: FieldName) {
  const { column } = fieldOf(name);
  if (!column) return [];
  const { min, max } = limitsOf(name);
  const length = min === undefined ? 'Optional' : `${min} to ${max} characters`;
  const { help = length, example } = column;
  return [{ name, help, example }];
}

/** The columns of a project CSV file, with their formats. */
export const importColumns = fieldNames.flatMap(toColumn);

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const toLine = (cells: readonly string[]) => `${cells.map(quote).join(',')}\r\n`;

/** A CSV file with all columns and an example; the byte order mark makes spreadsheets read it as UTF-8. */
export function makeImportTemplate(): Blob {
  const lines = [
    toLine(importColumns.map(({ name }) => name)),
    toLine(importColumns.map(({ example }) => example)),
  ];
  return new Blob([`\uFEFF${lines.join('')}`], { type: 'text/csv' });
}
