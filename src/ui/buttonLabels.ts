/** Labels of buttons in several places. */
export const buttonLabels = {
  undo: 'Undo',
  reload: 'Reload',
  tryAgain: 'Try Again',
  viewCart: 'View cart',
} as const;
