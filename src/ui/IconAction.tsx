import {
  cloneElement,
  type FocusEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

type TargetProps = {
  'aria-label'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLButtonElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLButtonElement>) => void;
  onFocus?: (event: FocusEvent<HTMLButtonElement>) => void;
  onBlur?: (event: FocusEvent<HTMLButtonElement>) => void;
  onClick?: (event: MouseEvent<HTMLButtonElement>, value?: unknown) => void;
};

// If its code is missing, only the tooltip is; the accessible name remains.
const TargetTooltip = lazy(() => import('./TargetTooltip').catch(() => ({ default: () => <></> })));

type LazyTooltipProps = {
  /** The accessible name of the button, shown as a tooltip. */
  title: string;
  children: ReactElement<TargetProps>;
};

/** Names a button, also by a tooltip, whose 11.5 kB are loaded when one is first hovered or focused. */
export function LazyTooltip({ title, children }: LazyTooltipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isReached, setReached] = useState(false);
  const { props } = children;
  const reach = (element: HTMLElement) => {
    setTarget(element);
    setReached(true);
  };

  return (
    <>
      {cloneElement(children, {
        'aria-label': title,
        onPointerEnter: (event) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') reach(event.currentTarget);
        },
        onPointerLeave: (event) => {
          props.onPointerLeave?.(event);
          setReached(false);
        },
        onFocus: (event) => {
          props.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) reach(event.currentTarget);
        },
        onBlur: (event) => {
          props.onBlur?.(event);
          setReached(false);
        },
        onClick: (event, value) => {
          props.onClick?.(event, value);
          setReached(false);
        },
      })}
      {target && (
        <Suspense fallback={null}>
          <TargetTooltip title={title} target={target} isReached={isReached} />
        </Suspense>
      )}
    </>
  );
}

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'title'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
};

/** An icon button with a tooltip. */
export function IconAction({ label, ...button }: IconActionProps) {
  return (
    <LazyTooltip title={label}>
      <IconButton {...button} />
    </LazyTooltip>
  );
}
