/** Common staff replies, inserted into the input for editing. */
export const CANNED_REPLIES = [
  {
    label: 'Greeting',
    text: 'Hello, thank you for writing to us. How can I help you?',
  },
  {
    label: 'Ask for the order',
    text: 'Could you send me the Order ID or the Payment ID, please? You find both on the receipt in your dashboard.',
  },
  {
    label: 'Download again',
    text: 'You can download the project again at any time: open My Projects and press Download.',
  },
  {
    label: 'Custom work',
    text: 'We can adapt this project for you. Please tell me what it should do and by when you need it.',
  },
  {
    label: 'Goodbye',
    text: 'Glad that I could help. Write again whenever something comes up.',
  },
] as const;
