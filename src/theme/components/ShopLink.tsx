import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * What Material UI renders for an address: a path of the shop, or another query of its page, changes the page
 * without loading it.
 */
export const ShopLink = ({ href, children, ...props }: ComponentProps<'a'>) =>
  href && /^[/?]/.test(href) ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
