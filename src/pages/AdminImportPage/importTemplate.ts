/** The columns of a project CSV file, with their formats. */
export const importColumns: readonly { name: string; text: string; example: string }[] = [
  { name: 'title', text: '3 to 120 characters', example: 'Harbour Booking' },
  {
    name: 'short_description',
    text: '10 to 200 characters',
    example: 'Berths, boats and bills in one place.',
  },
  {
    name: 'description',
    text: 'At least 20 characters, in several lines if it is in quotation marks',
    example: 'For small harbours.\n\nPlans berths and writes bills.',
  },
  { name: 'base_price', text: 'Rupees such as 4999 or 4999.50', example: '4999' },
  { name: 'category', text: 'Optional', example: 'Travel & Hospitality' },
  { name: 'demo_url', text: 'Optional, begins with https://', example: '' },
  { name: 'is_active', text: 'yes or no: whether it is for sale; no without it', example: 'no' },
  { name: 'features', text: 'Optional, one per line', example: 'Berth plan\nBills with GST' },
  {
    name: 'technologies',
    text: 'Optional, separated by commas',
    example: 'React, Node.js, PostgreSQL',
  },
  { name: 'version', text: 'Optional', example: '1.0.0' },
];

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const toLine = (cells: readonly string[]) => `${cells.map(quote).join(',')}\r\n`;

/**
 * A CSV file with all columns and an example; the byte order mark makes spreadsheets read it as
 * UTF-8.
 */
export function makeImportTemplate(): Blob {
  const lines = [
    toLine(importColumns.map(({ name }) => name)),
    toLine(importColumns.map(({ example }) => example)),
  ];
  return new Blob([`\uFEFF${lines.join('')}`], { type: 'text/csv' });
}
