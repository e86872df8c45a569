import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import OpenIcon from '@mui/icons-material/ExpandMoreRounded';

declare module '@mui/material/Accordion' {
  interface AccordionTransitionSlotPropsOverrides {
    onFind?: () => void;
  }
}

type FoldedContentProps = {
  in?: boolean;
  /** Called when the browser's find-in-page finds something in the folded content. */
  onFind: () => void;
  children?: ReactNode;
};

/** Takes the place of Material UI's transition, whose hidden content find-in-page does not search. */
function FoldedContent({ in: isOpen = false, onFind, children }: FoldedContentProps) {
  const root = useRef<HTMLDivElement>(null);
  // React knows `hidden` as a boolean attribute only.
  useLayoutEffect(() => {
    if (isOpen) root.current?.removeAttribute('hidden');
    else root.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('beforematch', onFind);
    return () => element?.removeEventListener('beforematch', onFind);
  }, [onFind]);
  return <div ref={root}>{children}</div>;
}

type FindableAccordionProps = Pick<AccordionProps, 'variant' | 'square' | 'sx'> & {
  summary: ReactNode;
  /** The element around the summary's button; a heading unless the summary is none. */
  heading?: 'h2' | 'h3' | 'div';
  children: ReactNode;
};

/** An accordion whose folded content the browser's find-in-page finds and unfolds. */
export function FindableAccordion({
  summary,
  heading = 'h3',
  children,
  ...props
}: FindableAccordionProps) {
  const [isOpen, setOpen] = useState(false);
  const unfold = useCallback(() => setOpen(true), []);
  const id = useId();
  return (
    <Accordion
      {...props}
      expanded={isOpen}
      onChange={(_event, isExpanded) => setOpen(isExpanded)}
      slots={{ transition: FoldedContent }}
      slotProps={{
        heading: { component: heading },
        // Material UI's `region` would make a landmark of each answer.
        region: { role: 'group' },
        transition: { onFind: unfold },
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
