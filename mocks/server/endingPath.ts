/** Where the server's checkout asks how it is to end; whoever asks has taken the ending. */
export const ENDING_PATH = '/simulated-checkout/ending';
