import Link from '@mui/material/Link';
import { linkParts } from '@/lib/linkParts';

/** Renders the text of a message with http(s) URLs as links. */
export function MessageText({ text }: { text: string }) {
  return linkParts(text).map(({ text: part, href }, index) =>
    href ? (
      <Link key={index} href={href} target="_blank" rel="noopener noreferrer" color="inherit">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
