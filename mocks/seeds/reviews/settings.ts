/** Where a project is used, and by whom, as parts of a sentence. */
export type Setting = { places: readonly string[]; people: string };

/** The settings that reviews mention, by the category of the project. */
export const settings: Readonly<Record<string, Setting>> = {
  'E-commerce': {
    places: ['a saree shop in Surat', 'an online grocery in Kochi', 'our handicraft store'],
    people: 'the packers',
  },
  'AI & Machine Learning': {
    places: ['our accounts office', 'a proof of concept at work', 'an insurance office'],
    people: 'the reviewers',
  },
  Healthcare: {
    places: ['a 40-bed hospital', 'a dental clinic in Nagpur', 'a chain of two labs'],
    people: 'the nurses',
  },
  Education: {
    places: ['a coaching centre in Kota', 'a school with 800 pupils', 'our college library'],
    people: 'the teachers',
  },
  'Finance & Banking': {
    places: ['a credit society', 'my father’s trading firm', 'a small lending start-up'],
    people: 'the accountants',
  },
  'Developer Tools': {
    places: ['our team of nine', 'an agency with thirty clients', 'my side projects'],
    people: 'my colleagues',
  },
  'Food & Restaurants': {
    places: ['a family restaurant in Pune', 'two cafes', 'a cloud kitchen'],
    people: 'the waiters',
  },
  'Travel & Hospitality': {
    places: ['a homestay in Coorg', 'a bus operator', 'our travel desk'],
    people: 'the front desk',
  },
  'Data & Analytics': {
    places: ['a textile mill', 'our sales team', 'a retail chain with twelve branches'],
    people: 'the managers',
  },
  'Real Estate': {
    places: ['a broker in Noida', 'a housing society', 'a builder with three sites'],
    people: 'the agents',
  },
  'HR & Payroll': {
    places: ['a factory with 150 people', 'our back office', 'a staffing agency'],
    people: 'the HR team',
  },
  'CRM & Sales': {
    places: ['a distributor in Indore', 'our sales team of six', 'a broker’s office'],
    people: 'the field staff',
  },
  Games: {
    places: ['my game design course', 'our college fest', 'a weekend jam'],
    people: 'my friends',
  },
  'Inventory & ERP': {
    places: ['a hardware wholesaler', 'a pharmacy', 'a workshop with two stores'],
    people: 'the storekeepers',
  },
  'Logistics & Delivery': {
    places: ['a courier franchise', 'a fleet of 35 trucks', 'a tiffin service'],
    people: 'the drivers',
  },
  'Social & Community': {
    places: ['our housing society', 'the alumni of my college', 'a residents’ association'],
    people: 'the members',
  },
  'IoT & Smart Devices': {
    places: ['a grape farm near Nashik', 'a parking lot', 'my engineering lab'],
    people: 'the operators',
  },
  'Chat & Messaging': {
    places: ['our support desk', 'a tuition centre', 'an internal tool'],
    people: 'the agents',
  },
  'Media & Streaming': {
    places: ['a music teacher', 'a wedding photographer', 'our community radio'],
    people: 'the listeners',
  },
  Cybersecurity: {
    places: ['our IT department', 'an office tower', 'a security course'],
    people: 'the guards',
  },
  'Blogs & Portfolios': {
    places: ['a local news site', 'my own portfolio', 'a small publisher'],
    people: 'the editors',
  },
  'Booking & Appointments': {
    places: ['a sports turf', 'a resort with 24 rooms', 'a co-working space'],
    people: 'the reception',
  },
  'Events & Ticketing': {
    places: ['a college fest with 3,000 visitors', 'a banquet hall', 'a two-day conference'],
    people: 'the volunteers',
  },
  'Fitness & Wellness': {
    places: ['a gym in Thane', 'a yoga studio', 'our running club'],
    people: 'the trainers',
  },
};

/** The setting of a project without a category. */
export const ANY_SETTING: Setting = {
  places: ['a client in Hyderabad', 'our office', 'my final-year project'],
  people: 'the users',
};
