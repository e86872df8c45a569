import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import { toSiteAddress } from '@/config/siteAddresses';
import { honestLink } from '@/lib/links';

type TextLinkProps = Pick<LinkProps, 'color'> & {
  /** The text that is shown, as the reader understands it. */
  text: string;
  href: string;
  children: ReactNode;
};

/**
 * A link that somebody has written into a text. It opens in a new tab and tells its host beside it, unless it
 * leads to the shop; without a safe http(s) address that its text does not belie, only the text is shown.
 */
export function TextLink({ text, href, children, color = 'primary' }: TextLinkProps) {
  const link = honestLink(text, href, new URL(toSiteAddress('/')).host);
  if (!link) return children;
  return (
    <>
      <Link href={link.href} target="_blank" rel="noopener noreferrer nofollow" color={color}>
        {children}
      </Link>
      {link.host !== null && (
        <Box component="bdi" sx={{ fontSize: '0.875em' }}>{` (${link.host})`}</Box>
      )}
    </>
  );
}
