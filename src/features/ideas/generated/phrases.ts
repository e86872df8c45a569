/** The 106 templates of generated ideas, before " for {audience}", each with its purpose. */
export const IDEA_PREFIXES: readonly { phrase: string; purpose: string }[] = [
  {
    phrase: 'Appointment booking system',
    purpose: 'Take bookings online, send reminders and keep the calendar free of clashes',
  },
  {
    phrase: 'Customer loyalty app',
    purpose: 'Reward regular visits with points, stamps and small surprises',
  },
  {
    phrase: 'Online store',
    purpose: 'Sell around the clock with a clear catalogue, secure payment and order tracking',
  },
  {
    phrase: 'Inventory tracker',
    purpose: 'Know what is in stock, what is running low and what to reorder',
  },
  {
    phrase: 'Billing and invoicing tool',
    purpose: 'Issue correct GST invoices in seconds and see at once who still has to pay',
  },
  {
    phrase: 'Staff roster planner',
    purpose: 'Plan shifts fairly, handle swaps and avoid gaps in the week',
  },
  {
    phrase: 'Customer feedback portal',
    purpose: 'Collect honest opinions, answer them and watch satisfaction change over time',
  },
  {
    phrase: 'Event ticketing platform',
    purpose: 'Sell tickets, check guests in by QR code and follow sales live',
  },
  {
    phrase: 'Community forum',
    purpose: 'Bring people with the same questions together in a well-moderated place',
  },
  {
    phrase: 'Job board',
    purpose: 'Match open positions with the right candidates without long email threads',
  },
  {
    phrase: 'Membership management system',
    purpose: 'Handle sign-ups, renewals and member benefits in one place',
  },
  {
    phrase: 'Online course platform',
    purpose: 'Teach with videos, quizzes and certificates at the pace of each learner',
  },
  {
    phrase: 'Live chat support desk',
    purpose: 'Answer questions while visitors are still on the page and hand over smoothly',
  },
  {
    phrase: 'Expense tracker',
    purpose: 'Record every rupee spent, attach the receipt and see where the money goes',
  },
  {
    phrase: 'Document vault',
    purpose: 'Keep contracts, licences and certificates safe, searchable and never out of date',
  },
  {
    phrase: 'Task management board',
    purpose: 'Turn plans into small tasks with owners, dates and a clear status',
  },
  { phrase: 'Delivery tracking app', purpose: 'Show where each parcel is and when it will arrive' },
  { phrase: 'Route planner', purpose: 'Find the shortest round of stops and save fuel every day' },
  {
    phrase: 'Attendance system',
    purpose: 'Mark presence by phone or QR code and get the monthly report without effort',
  },
  {
    phrase: 'Payroll calculator',
    purpose: 'Compute salaries, deductions and payslips correctly each month',
  },
  { phrase: 'Lead management CRM', purpose: 'Follow every enquiry from first call to signed deal' },
  {
    phrase: 'Quotation builder',
    purpose: 'Prepare neat quotes from a price list and send them within minutes',
  },
  {
    phrase: 'Digital menu and catalogue',
    purpose: 'Present offers by QR code with photos and prices that are always current',
  },
  {
    phrase: 'Table and slot reservation app',
    purpose: 'Let guests reserve a free slot themselves and cut down on no-shows',
  },
  {
    phrase: 'Subscription box service',
    purpose: 'Run recurring orders with easy pausing, swapping and renewal',
  },
  {
    phrase: 'Rental management platform',
    purpose: 'Track what is lent out, when it returns and which deposit is due',
  },
  {
    phrase: 'Auction website',
    purpose: 'Run fair timed auctions with clear bids and automatic closing',
  },
  {
    phrase: 'Price comparison site',
    purpose: 'Put offers side by side so that the best value is easy to see',
  },
  {
    phrase: 'Marketplace',
    purpose: 'Connect sellers and buyers with ratings, secure payment and fair commission',
  },
  {
    phrase: 'Donation platform',
    purpose: 'Collect contributions, send receipts and show what the money achieved',
  },
  {
    phrase: 'Volunteer coordination app',
    purpose: 'Match helpers with tasks, shifts and places where they are needed',
  },
  {
    phrase: 'Newsletter manager',
    purpose: 'Write, schedule and measure mailings that people like to open',
  },
  {
    phrase: 'Portfolio website',
    purpose: 'Show the best work with fast galleries, references and a simple enquiry form',
  },
  {
    phrase: 'Blog and news hub',
    purpose: 'Publish articles, tips and announcements that search engines can find',
  },
  {
    phrase: 'Knowledge base',
    purpose: 'Gather proven answers in one searchable place that anyone can extend',
  },
  {
    phrase: 'Video consultation platform',
    purpose: 'Meet face to face online with booking, payment and notes in one flow',
  },
  {
    phrase: 'Progress tracking app',
    purpose: 'Set goals, log results and see improvement week by week',
  },
  {
    phrase: 'Habit coaching app',
    purpose: 'Build lasting routines with small steps, reminders and gentle streaks',
  },
  {
    phrase: 'Quiz and assessment tool',
    purpose: 'Test knowledge with timed questions and show instantly what to revise',
  },
  {
    phrase: 'Survey and polling app',
    purpose: 'Ask short questions and turn the answers into clear charts',
  },
  {
    phrase: 'Sales analytics dashboard',
    purpose: 'See revenue, best sellers and trends without opening a spreadsheet',
  },
  {
    phrase: 'Social media planner',
    purpose: 'Plan posts for weeks ahead and see which ones really work',
  },
  {
    phrase: 'Referral programme',
    purpose: 'Thank happy customers for recommending friends and track each reward',
  },
  { phrase: 'Gift card system', purpose: 'Sell, redeem and track digital vouchers without paper' },
  {
    phrase: 'Coupon and offers app',
    purpose: 'Publish time-limited offers and measure which of them bring people in',
  },
  {
    phrase: 'Recommendation engine',
    purpose: 'Suggest the next best choice from past behaviour and similar tastes',
  },
  {
    phrase: 'FAQ chatbot',
    purpose: 'Answer the most common questions at any hour and pass on the hard ones',
  },
  {
    phrase: 'Voice assistant',
    purpose: 'Handle everyday requests hands-free in English and Indian languages',
  },
  {
    phrase: 'Photo sharing gallery',
    purpose: 'Share albums privately, pick favourites and order prints',
  },
  {
    phrase: 'Review and rating site',
    purpose: 'Help people decide with verified reviews and fair scores',
  },
  {
    phrase: 'Local directory',
    purpose: 'List verified contacts with location, opening hours and directions',
  },
  {
    phrase: 'Interactive map guide',
    purpose: 'Explore places on a map with filters, routes and notes from locals',
  },
  { phrase: 'Carpooling app', purpose: 'Share rides on common routes and split the cost fairly' },
  {
    phrase: 'Fleet management system',
    purpose: 'Follow vehicles, drivers, fuel and service dates on one screen',
  },
  {
    phrase: 'Maintenance scheduler',
    purpose: 'Plan regular servicing and never miss a due date again',
  },
  {
    phrase: 'Complaint tracking system',
    purpose: 'Log each issue, assign it and keep everyone informed until it is solved',
  },
  {
    phrase: 'Visitor management system',
    purpose: 'Register guests in advance, issue passes and notify the host',
  },
  {
    phrase: 'Queue management app',
    purpose: 'Replace waiting lines with digital tokens and honest waiting times',
  },
  {
    phrase: 'Meal planning app',
    purpose: 'Plan balanced meals, create shopping lists and waste less food',
  },
  {
    phrase: 'Fitness tracking app',
    purpose: 'Log workouts, follow plans and celebrate personal records',
  },
  {
    phrase: 'Wellness journal',
    purpose: 'Note mood, sleep and energy and discover helpful patterns',
  },
  {
    phrase: 'Emergency alert system',
    purpose: 'Reach the right people within seconds and confirm that they are safe',
  },
  {
    phrase: 'Digital health record',
    purpose: 'Keep reports, prescriptions and history together with controlled access',
  },
  {
    phrase: 'Medicine and supplies reminder',
    purpose: 'Get reminded of doses and refills before they run out',
  },
  {
    phrase: 'Language learning app',
    purpose: 'Practise the words and phrases that are needed in daily work',
  },
  {
    phrase: 'Mentorship platform',
    purpose: 'Pair beginners with experienced guides and structure their meetings',
  },
  {
    phrase: 'Alumni and member network',
    purpose: 'Stay in touch, find old contacts and open doors for one another',
  },
  {
    phrase: 'Collaborative workspace',
    purpose: 'Share files, notes and decisions so that nothing gets lost in chat',
  },
  {
    phrase: 'Time tracking tool',
    purpose: 'Record hours by project and turn them into fair bills',
  },
  {
    phrase: 'Contract signing portal',
    purpose: 'Send, sign and store agreements with a full audit trail',
  },
  {
    phrase: 'Procurement portal',
    purpose: 'Request, compare and approve purchases with clear limits',
  },
  {
    phrase: 'Supplier management system',
    purpose: 'Keep supplier terms, ratings and orders in good order',
  },
  {
    phrase: 'Warehouse management tool',
    purpose: 'Organise storage, picking and dispatch with fewer errors',
  },
  {
    phrase: 'Barcode scanning app',
    purpose: 'Count, find and move items with nothing but a phone',
  },
  {
    phrase: 'Point of sale system',
    purpose: 'Ring up sales quickly, even offline, and close the day without surprises',
  },
  {
    phrase: 'Cash flow forecaster',
    purpose: 'Look weeks ahead and see in time when money will be tight',
  },
  {
    phrase: 'Budget planner',
    purpose: 'Set limits by category and stay within them month after month',
  },
  {
    phrase: 'Crowdfunding site',
    purpose: 'Present a project, gather support and keep backers up to date',
  },
  {
    phrase: 'Group buying platform',
    purpose: 'Combine orders to reach bulk prices that nobody gets alone',
  },
  {
    phrase: 'Second-hand exchange',
    purpose: 'Give used items a new owner instead of throwing them away',
  },
  {
    phrase: 'Waste and recycling tracker',
    purpose: 'Measure what is thrown away and find ways to reduce it',
  },
  {
    phrase: 'Energy monitoring dashboard',
    purpose: 'See consumption by room or machine and cut the bill',
  },
  {
    phrase: 'Smart sensor network',
    purpose: 'Watch temperature, humidity and motion and be warned early',
  },
  {
    phrase: 'Remote device controller',
    purpose: 'Switch lights, locks and machines from anywhere with safe access',
  },
  {
    phrase: 'Security camera monitor',
    purpose: 'Review events instead of hours of video and get alerts that matter',
  },
  {
    phrase: 'Asset tracking system',
    purpose: 'Know where each item of equipment is and who has it',
  },
  {
    phrase: 'Training and onboarding portal',
    purpose: 'Bring newcomers up to speed with short lessons and checklists',
  },
  {
    phrase: 'Compliance checklist app',
    purpose: 'Complete inspections step by step and keep the proof at hand',
  },
  {
    phrase: 'Incident reporting tool',
    purpose: 'Report what happened with photos and learn from it together',
  },
  {
    phrase: 'Podcast publishing platform',
    purpose: 'Record, publish and promote episodes to a growing audience',
  },
  {
    phrase: 'Video streaming portal',
    purpose: 'Stream recordings and live sessions smoothly on slow networks too',
  },
  {
    phrase: 'Mini game collection',
    purpose: 'Offer short, playful challenges with scores and friendly leagues',
  },
  {
    phrase: 'Augmented reality viewer',
    purpose: 'Preview products and spaces true to scale through the camera',
  },
  {
    phrase: 'Virtual tour builder',
    purpose: 'Invite visitors to look around in 360 degrees before they come',
  },
  {
    phrase: 'Design customiser',
    purpose: 'Let people choose colours, text and parts and see the result at once',
  },
  {
    phrase: 'Print and merchandise shop',
    purpose: 'Turn own designs into products without keeping stock',
  },
  {
    phrase: 'Travel itinerary planner',
    purpose: 'Put bookings, maps and day plans into one shared schedule',
  },
  {
    phrase: 'Festival and wedding planner',
    purpose: 'Manage guests, vendors and budget up to the big day',
  },
  {
    phrase: 'Tournament organiser',
    purpose: 'Draw fixtures, record results and publish tables automatically',
  },
  { phrase: 'Live scoreboard', purpose: 'Show scores and statistics to everyone as they happen' },
  {
    phrase: 'Club and team manager',
    purpose: 'Organise members, practice sessions and fees without paper lists',
  },
  {
    phrase: 'Idea and suggestion box',
    purpose: 'Collect proposals, vote on them and show what became of each',
  },
  {
    phrase: 'Multilingual helpline portal',
    purpose: 'Offer guidance in several Indian languages by text and voice',
  },
  {
    phrase: 'Legal document generator',
    purpose: 'Produce sound standard documents from a few simple answers',
  },
  {
    phrase: 'Tax preparation assistant',
    purpose: 'Collect figures and papers all year and file without panic',
  },
  {
    phrase: 'Data backup and sync tool',
    purpose: 'Keep important files safe, current and easy to restore',
  },
];
