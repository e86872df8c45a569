import { strToU8 } from 'fflate';

/** The characters that a text of a PDF cannot contain as they are. */
const toPdfText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/[\\()]/g, '\\$&');

const FONT_SIZES = [24, 14];
const TOP = 760;
const LINE = 36;

/** More lines would be written below the end of a page. */
const MOST_LINES = 20;
/** What a page needs at most, in bytes. */
const PAGE_BYTES = 1000;

/** The least size of a document, in bytes. */
export const LEAST_PDF = 7000;

/** Returns what writes the lines of a page, the first as its heading. */
const toContent = (lines: readonly string[]) =>
  lines
    .slice(0, MOST_LINES)
    .map((line, index) => {
      const fontSize = FONT_SIZES[Math.min(index, FONT_SIZES.length - 1)];
      return `BT /F1 ${fontSize} Tf 56 ${TOP - index * LINE} Td (${toPdfText(line)}) Tj ET`;
    })
    .join('\n');

/**
 * Returns a PDF file of pages with these lines, as many as fit. Bytes that no reader shows, in the place
 * of its pictures, bring it to exactly `size` bytes; at least `LEAST_PDF`.
 */
export function makePdf(texts: readonly (readonly string[])[], size: number): Uint8Array {
  const pages = texts.slice(0, Math.max(1, Math.floor(size / PAGE_BYTES)));
  const kids = pages.map((_page, index) => `${2 * index + 4} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages
      .map(toContent)
      .flatMap((text, index) => [
        `<< /Type /Page /Parent 2 0 R /Contents ${2 * index + 5} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]),
  ];
  const plain = serialize([...objects, '<<>>']);
  return strToU8(
    serialize([...objects, `<<>>\n%${' '.repeat(Math.max(0, size - plain.length - 2))}`]),
  );
}

function serialize(objects: readonly string[]): string {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const start = String(body.length).padStart(10, '0');
  return `${body}xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
