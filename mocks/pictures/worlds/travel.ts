import { bars, bill, cols, form, hero, kanban, kpis, list, map, meters, page, paper, phone, phones, project, rows, schedule, search, seats, table, tiles, timeline, type World } from '../parts';

/** Travel & Hospitality. */
export const travel: World = {
  Roomledger: project(
    'brown warm side serif',
    'Room chart|Arrivals|Folio|Housekeeping|Night audit',
    page(0, 'Room chart|24–30 November', 'Walk-in', schedule('42 rooms, 31 taken', '101 Deluxe|102 Deluxe|103 Twin|201 Suite|202 Deluxe|203 Twin', 'Mon|Tue|Wed|Thu|Fri|Sat|Sun', '0,0,3|+A. Mehta|2 nights left', '0,4,3|*S. Iyer|Advance ₹4,000', '1,1,4|+Rao family', '2,0,2|~K. Thomas|Checks out 11 am', '2,3,4|*Wedding block', '3,2,3|+M. Dubois|Form C', '3,5,2|*N. Kapoor', '4,0,5|+Infotech group', '5,1,1|-Repair|AC', '5,3,4|*Wedding block')),
    page(2, 'Folio 2291|M. Dubois, suite 201', 'Check out', cols(1.7, table('Charges', 'Date|Item|Tariff|GST|Amount', '26 Nov|Suite, night|₹6,800|12%|₹7,616', '26 Nov|Dinner, Malgudi|₹1,420|5%|₹1,491', '27 Nov|Suite, night|₹7,900|18%|₹9,322', '27 Nov|Laundry|₹350|18%|₹413'), 1, bill('Settle', 'Balance|₹13,842', 'Take payment', 'Room||₹16,938', 'Food||₹1,491', 'Other||₹413', 'Advance||−₹5,000'))),
    phones('Housekeeping on the phone|Rooms by floor, with the state that reception sees.', phone('First floor', list('8 rooms, Savitri', '101 Deluxe|Guest stays|+Clean', '102 Deluxe|Check-out 10:40|-Dirty', '103 Twin|Linen change|*Cleaning', '104 Twin|Do not disturb|=Later', '105 Suite|Inspect|~Check'))),
    page(4, 'Night audit|22 November', 'Close day', rows(108, kpis('Occupancy|74%|+6%', 'Room revenue|₹1,68,400|', 'Average rate|₹5,432|', 'No-shows|2|'), 0, bars('Revenue by day', 'Mon 1.2, Tue 1.3, Wed 1.4, Thu 1.5, Fri 1.9, Sat 2.1, Sun 1.7', '₹{} L'))),
  ),
  Sarathi: project(
    'blue light site',
    'Buses|My trips|Offers|Agents',
    page(0, 'Bengaluru to Hyderabad|Fri 28 Nov · 14 buses', 'Change', rows(44, search('Boarding point', 'All|Sleeper|Seater|After 9 pm'), 0, table('', 'Bus|Departs|Arrives|Seats left|Fare|State', 'Sarathi Sleeper AC|21:30|06:15|8|₹1,349|+Book', 'Deccan Express seater|22:00|07:30|21|₹799|+Book', 'Night Rider sleeper|22:45|07:20|2|₹1,199|~Few left', 'Morning Star|06:00|15:10|0|₹749|-Full'))),
    page(0, 'Choose seats|Sarathi Sleeper AC · 8 minutes hold', 'Continue', cols(1.5, seats('Lower deck', 'oFree|xTaken|sYours|lLadies', 'xo.oxxo.ox', 'oo.xsoo.oo', '..........', 'xl.lxoo.xo'), 1, bill('2 seats', 'To pay|₹2,778', 'Pay now', 'Seat L4|1|₹1,349', 'Seat L5|1|₹1,349', 'Service fee||₹80'))),
    phones('Conductor checks in seconds|QR tickets and boarding points on the phone.', phone('KA 01 F 4821', list('Majestic, 21:30', 'L4 · Asha Rao|Majestic|+On board', 'L5 · Arjun Rao|Majestic|+On board', 'U2 · Imran Khan|Silk Board|~Next', 'U6 · Meera Nair|Hebbal|=Waiting', 'S1 · Free to Kurnool|from Anantapur|*Resell'))),
  ),
  Yatrabook: project(
    'orange warm site serif',
    'Tours|Departures|Enquiries|Contact',
    page(0, '', '', rows(270, hero('Kerala backwaters in six days', 'Fixed departures from Bengaluru', 'See dates', 'photo'), 0, tiles(4, 'photo', 'Spiti Valley|8 days|₹28,500', 'Hampi and Badami|3 days|₹7,900', 'Meghalaya|6 days|₹24,200', 'Rann Utsav|4 days|₹18,600'))),
    page(0, 'Kerala backwaters|day by day', 'Book', cols(1.3, timeline('Itinerary', 'Day 1|Kochi|Fort walk, Kathakali in the evening', 'Day 2|Munnar|Tea museum, 130 km', 'Day 3|Munnar|Eravikulam, free afternoon', 'Day 4|Thekkady|Boat on Periyar lake', 'Day 5|Alleppey|Houseboat, all meals'), 1, table('Departures', 'Date|Twin|Triple|Child|Seats', '6 Dec|₹21,900|₹19,800|₹12,400|4', '20 Dec|₹24,500|₹22,100|₹13,900|11', '3 Jan|₹21,900|₹19,800|₹12,400|16'))),
    page(2, 'Enquiries|follow-up today: 6', 'Add', kanban('New: Joshi family, 4|Kerala, December|*₹87,600; Rotary club, 22|Hampi, January|*₹1,73,800', 'Quoted: A. Fernandes, 2|Spiti, June|~call today; P. Nair, 6|Meghalaya|~call today', 'Advance paid: S. Gupta, 3|Rann Utsav|+₹15,000; K. Das, 2|Kerala|+₹10,000; Verma, 5|Hampi|+₹8,000')),
  ),
  Waymark: project(
    'teal light bold',
    'Trips|Map|Expenses|Packing',
    phones('Plan together, even offline|Shared timeline, regional maps and fair expenses.', phone('Ladakh, 7 days', timeline('Tuesday', '06:30|Leave Leh|fuel at Choglamsar', '09:00|Khardung La|5,359 m, 20 min stop', '13:00|Lunch at Hunder|Padma’s kitchen', '16:00|Sand dunes|camel ride', '19:00|Camp|tent 4 and 5')), phone('Map', map('12,84 30,66 46,58 58,34 78,20', '12,84|Leh', '46,58|~Pass', '78,20|+Camp'), 1)),
    phones('', phone('Expenses', rows(110, kpis('Total|₹84,200|', 'Each|₹21,050|'), 0, list('Fewest payments', 'Rohan pays Asha|UPI|₹6,400', 'Meera pays Asha|UPI|₹2,150', 'Meera pays Kabir|UPI|₹1,900')), 2), phone('Packing', form('Cold desert', '', 'Down jacket=[x] packed', 'Sunscreen 50=[x] packed', 'Power bank=[ ] to pack', 'Medicine kit=[x] packed', 'Inner line permit=[ ] to print'), 3), phone('Offline maps', list('Regions', 'Leh and Nubra|212 MB|+Saved', 'Manali road|148 MB|*68%', 'Zanskar|96 MB|=Not saved'), 1)),
    phones('The trip in one file|Export as PDF or into the calendar.', phone('Export', paper('# Ladakh, 7 days', '> Asha, Rohan, Meera, Kabir', '---', '| Day|Place|Night', '| Mon|Leh|Hotel', '| Tue|Hunder|Camp', '| Wed|Pangong|Tent', '| Thu|Leh|Hotel', '= Total|₹84,200'))),
  ),
  Cabstand: project(
    'amber dark side',
    'Map|Bookings|Drivers|Tariffs|Invoices',
    page(0, 'Fleet|38 cabs, 14 free', 'New booking', cols(1.9, map('', '18,30|+KA 09 1124', '34,66|~Busy', '52,40|+KA 09 4471', '66,72|-Late 6 min', '80,28|+KA 09 8830', '46,84|~Airport'), 1, list('Phone bookings', 'Mr. Hegde, Gokulam|Airport, 5:30 am|~Assign', 'Infotech gate 2|12 staff, 8 pm|+Assigned', 'Mrs. Thomas|Outstation, Coorg|*Quoted', 'Hotel Regalis|Local, 4 h|+Assigned'))),
    page(1, 'Trip sheet 4471|Ravi Gowda', 'Invoice PDF', cols(1.4, form('Outstation, Mysuru to Madikeri', 'Close trip', 'Start km=48,210', 'End km=48,455', 'Start=22 Nov, 6:10 am', 'End=22 Nov, 8:40 pm', 'Toll=₹180', 'Driver allowance=₹400', 'Odometer photos=+Both', 'Advance=₹2,000'), 1, bill('245 km', 'To pay|₹2,274', 'Send link', 'Minimum 250 km|14|₹3,500', 'Driver allowance|1|₹400', 'Toll||₹180', 'GST 5%||₹194', 'Advance||−₹2,000'))),
    page(2, 'Duty hours|this week', 'Allowances', meters('Limit 60 hours', 'Ravi Gowda|92|55 h · ₹2,400', 'Shafiq Ahmed|78|47 h · ₹1,800', 'Manjunath S.|64|38 h · ₹1,200', 'Joseph Pinto|103|62 h · over the limit', 'Kiran Kumar|41|25 h · ₹600')),
  ),
  Homestayer: project(
    'pink light bar',
    'Calendar|Feeds|Conflicts|Log',
    page(0, 'Joint calendar|4 rooms, 3 sites', 'Block dates', schedule('November', 'Garden|Attic|River|Cottage', 'Mon|Tue|Wed|Thu|Fri|Sat|Sun', '0,0,3|*Airbnb|Lena, 2', '0,4,3|+Own site|Shetty family', '1,1,2|~Booking.com', '1,4,2|-Double booking|two sites', '2,0,5|+Own site|Long stay', '3,2,2|*Airbnb', '3,5,2|~Booking.com|Amit, 4')),
    page(2, 'Conflict|Attic, 28 November', 'Resolve', cols(1, list('Two bookings', 'Booking.com 88121|came in 10:42:07|+First', 'Airbnb HM4K2|came in 10:44:31|-Second'), 1, timeline('What happened', '10:42|Feed changed|Booking.com, one more event', '10:44|Airbnb booked the same night|before its next fetch', '10:45|Alert sent|Telegram and e-mail'))),
    page(1, 'Feeds|conditional fetching', 'Fetch now', table('', 'Feed|Room|Last fetch|Answer|Next|State', 'Airbnb|Garden|2 min ago|304 not modified|13 min|+Healthy', 'Booking.com|Garden|2 min ago|200, 4 events|13 min|+Healthy', 'Airbnb|Attic|5 min ago|429, slow down|30 min|~Back-off', 'Own site|River|1 min ago|200, 2 events|14 min|+Healthy', 'Booking.com|Cottage|41 min ago|time-out|5 min|-Failing')),
  ),
};
