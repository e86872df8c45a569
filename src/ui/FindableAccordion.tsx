import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import OpenIcon from '@mui/icons-material/ExpandMoreRounded';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

declare module '@mui/material/Accordion' {
  interface AccordionTransitionSlotPropsOverrides {
    onFind?: () => void;
  }
}

type CollapsedContentProps = {
  in?: boolean;
  /** Called when find-in-page matches text in the collapsed content. */
  onFind: () => void;
  children?: ReactNode;
};

/** Replaces Material UI's transition, whose hidden content find-in-page does not search. */
function CollapsedContent({ in: isOpen = false, onFind, children }: CollapsedContentProps) {
  const root = useRef<HTMLDivElement>(null);
  // React supports `hidden` only as a boolean attribute.
  useLayoutEffect(() => {
    if (isOpen) root.current?.removeAttribute('hidden');
    else root.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useLayoutEffect(() => {
    const element = root.current;
    element?.addEventListener('beforematch', onFind);
    return () => element?.removeEventListener('beforematch', onFind);
  }, [onFind]);
  return <div ref={root}>{children}</div>;
}

type FindableAccordionProps = Pick<AccordionProps, 'variant' | 'square' | 'sx'> & {
  summary: ReactNode;
  /** The element around the summary button; a heading by default. */
  heading?: 'h2' | 'h3' | 'div';
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** An accordion whose collapsed content is found and expanded by find-in-page. */
export function FindableAccordion({
  summary,
  heading = 'h3',
  isOpenAtFirst = false,
  children,
  ...props
}: FindableAccordionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const expand = useCallback(() => setOpen(true), []);
  const id = useId();
  return (
    <Accordion
      {...props}
      expanded={isOpen}
      onChange={(_event, isExpanded) => setOpen(isExpanded)}
      slots={{ transition: CollapsedContent }}
      slotProps={{
        heading: { component: heading },
        // Material UI's `region` would make each section a landmark.
        region: { role: 'group' },
        transition: { onFind: expand },
      }}
    >
      <AccordionSummary
        id={`${id}-summary`}
        aria-controls={`${id}-content`}
        expandIcon={<OpenIcon />}
      >
        {summary}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
