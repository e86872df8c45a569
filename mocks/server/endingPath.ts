/** Path at which the server's checkout takes the chosen ending. */
export const ENDING_PATH = '/simulated-checkout/ending';
