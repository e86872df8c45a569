import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { policyLinks } from './policyLinks';

const ADDRESSES = new Map<string, string>([
  ...policyLinks.map(({ label, to }): [string, string] => [label, to]),
  ['Contact page', paths.contact],
  ['Help page', paths.help],
  [site.contactEmail, site.socialLinks.email],
  [site.contactPhone, site.socialLinks.phone],
]);

const MENTIONS = new RegExp(`(${[...ADDRESSES.keys()].map(escapePattern).join('|')})`);

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Renders text with links for the email address, the phone number and page names. */
export function PolicyText({ children }: { children: string }) {
  return children.split(MENTIONS).map((part, index) => {
    const address = ADDRESSES.get(part);
    if (!address) return part;
    return address.startsWith('/') ? (
      <Link key={index} component={RouterLink} to={address} sx={{ overflowWrap: 'anywhere' }}>
        {part}
      </Link>
    ) : (
      <Link key={index} href={address} sx={{ overflowWrap: 'anywhere' }}>
        {part}
      </Link>
    );
  });
}
