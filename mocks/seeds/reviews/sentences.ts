/**
 * Sentences of reviews by stars. `{place}`, `{people}`, `{feature}` and `{tech}` are replaced by
 * parts of the project or its category.
 */
type Voice = {
  titles: readonly string[];
  openings: readonly string[];
  details: readonly string[];
  closings: readonly string[];
};

const praise = [
  'The {feature} alone would have taken me two weeks.',
  'What convinced me was the {feature}, also with our own data.',
  'I changed the {feature} for our needs and found my way around the {tech} code quickly.',
  'The {tech} part is split into small files with names that mean something.',
  '{people} praise the {feature} most.',
  'The sample data helped a lot to understand the {feature}.',
  'Set-up took half an hour, most of it waiting for packages.',
  'The README answers what I would have asked.',
  'I expected to rewrite the {feature}, but kept it as it was.',
  'The {tech} version was a current one, so there was no fight with old packages.',
  'We rely on the {feature} every day.',
] as const;

const wishes = [
  'I would have liked more comments around the {feature}.',
  'The chapter on deployment could be longer.',
  'A dark mode would be a nice addition.',
  'I had to replace two {tech} packages before it started.',
  'The sample data is only in English, so I translated it for {people}.',
  'A Docker file would have saved me an hour.',
  'Some error messages could be friendlier.',
  'On small phones a few tables need scrolling.',
  'For the {feature} I needed help from support, which came the next morning.',
] as const;

const complaints = [
  'The {feature} needed changes before we could use it.',
  'Set-up took me a full day because the README skips a step.',
  'Some {tech} packages were two versions behind.',
  'It gets slow with a few thousand records.',
  'Support was friendly, but it took them two days.',
  'The {feature} looked better in the demo than with our data.',
  'I had to read a lot of {tech} code to change a simple label.',
] as const;

const five: Voice = {
  titles: [
    'Running since the first evening',
    'Saved us weeks of work',
    'Clean code and honest docs',
    'Exactly as described',
    'Would buy again',
    'A great base to build on',
    'Just works',
    'Perfect for my project',
    'Better than I hoped',
  ],
  openings: [
    'We run it for {place}, and {people} needed no training.',
    'I set it up for {place} in one evening, and it has not let me down since.',
    'Used it as the base of my final-year project, and my guide had no complaints.',
    'The third project I got here, and the cleanest so far.',
    'Exactly what the page says, no more and no less.',
    'I was about to write this from scratch for {place}. Glad I did not.',
    'Moved over from spreadsheets last month, and {people} do not want to go back.',
    'Delivered this for {place} within a week.',
    'Very good code for the money.',
    'It ran on the first attempt, which I cannot say of everything I have bought online.',
    'It has been live for {place} for some weeks now without a single complaint.',
    'I teach web development and show this to my students as an example of a tidy project.',
    'I looked at four similar projects before, and this one was the easiest to read.',
  ],
  details: praise,
  closings: [
    'Recommended.',
    'Worth every rupee.',
    'Support answered a small question within a day.',
    'I will look here first for the next one.',
    'Thank you to whoever wrote this.',
    'Five stars without thinking twice.',
  ],
};

const four: Voice = {
  titles: [
    'Good, with small gaps',
    'A solid base',
    'Very useful',
    'Nearly perfect',
    'Good value',
    'Happy with it',
  ],
  openings: [
    'A good base for {place}; I adapted a few screens.',
    'Solid work overall.',
    'It does what it promises.',
    'We use it for {place} and are mostly happy.',
    'Good code with a few rough edges.',
    'Nearly everything {people} need is there.',
    'Happy with it after a weekend of changes.',
    'I chose it for the {feature}, and that part is excellent.',
  ],
  details: wishes,
  closings: [
    'Still a clear recommendation.',
    'Otherwise nothing to complain about.',
    'I would take it again.',
    'For this money it is more than fair.',
    'Looking forward to the next version.',
  ],
};

const three: Voice = {
  titles: ['Needs some work', 'A fair start', 'Good idea, rough edges', 'Okay for learning'],
  openings: [
    'It works, but I expected more for {place}.',
    'A decent starting point, not a finished product.',
    'Mixed feelings.',
    'The idea is good, the details need work.',
    'Fine for a college project; {place} needed more.',
  ],
  details: complaints,
  closings: [
    'In the end we got it running.',
    'I hope the next version is smoother.',
    'Usable once you know your way around.',
  ],
};

const two: Voice = {
  titles: ['I expected more', 'Hard to set up', 'Not ready for us'],
  openings: [
    'I had hoped to use it for {place} right away.',
    'Hard to get running on Windows.',
    'More work than I expected.',
  ],
  details: complaints,
  closings: ['We use only parts of it now.', 'Good intentions, but too many small problems.'],
};

const one: Voice = {
  titles: ['Did not work for me', 'Disappointed', 'Not what I was looking for'],
  openings: [
    'I could not get it to start on my shared hosting.',
    'Not what I was looking for.',
    'Two evenings lost.',
  ],
  details: complaints,
  closings: ['Please test this on a clean machine.', 'I went with something else.'],
};

/** The voices by number of stars. */
export const voices: Readonly<Record<number, Voice>> = {
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
};

/** The shop's answers to happy and to unhappy buyers; `{name}` is the buyer's first name. */
export const answers = {
  happy: [
    'Thank you, {name}! Tell us if you ever miss something.',
    'Glad to hear that, {name}. Reviews like yours help others to decide.',
    'Thank you, {name}. We have passed this on to the developer, who is very pleased.',
    'Good to know that it serves you well, {name}. All the best!',
  ],
  unhappy: [
    'Sorry for the trouble, {name}. We have sent you the missing step by email and added it to the README.',
    'Thank you for the honest words, {name}. The packages are up to date in the zip that you can fetch now.',
    'You are right about the documentation, {name}. The chapter on deployment is twice as long now.',
    'Sorry that it was not easy, {name}. Please write to us in the chat, and an engineer will set it up with you.',
  ],
} as const;

/** A review that an admin would hide. */
export const ADVERTISEMENT = {
  title: 'Better one here',
  text: 'I sell a better version of this for half the money. Write to me, number is in my profile.',
} as const;
