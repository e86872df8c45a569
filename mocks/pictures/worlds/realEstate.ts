import { bars, cells, code, cols, flow, form, kanban, kpis, list, map, meters, page, phone, phones, picture, project, rows, scan, schedule, stats, table, tiles, timeline, type World } from '../parts';

/** Real Estate. */
export const realEstate: World = {
  Nivasa: project(
    'forest light site',
    'Buy|Rent|Agents|Saved',
    page(0, '3 BHK in Bengaluru|412 homes', 'Save search', cols(1.3, tiles(2, 'house', 'Prestige Lakeside, Varthur|1,640 sq ft · RERA 4412|₹1.42 Cr', 'Sobha Meadows|1,520 sq ft · RERA 2207|₹1.18 Cr', 'Brigade Orchards|1,780 sq ft · Owner|₹98 L', 'Casa Gopalan|1,430 sq ft · Agent|₹86 L'), 1, map('', '22,26|₹98 L', '48,44|*₹1.42 Cr', '74,30|₹1.18 Cr', '36,76|₹86 L', '80,72|₹1.1 Cr'))),
    page(0, 'Prestige Lakeside|RERA PRM/KA/4412', 'Send enquiry', cols(1.4, rows(0, picture('room', 'Living room', '1 of 14 photos'), 150, tiles(3, 'room', 'Kitchen', 'Bedroom', 'Balcony')), 1, rows(0, form('₹1.42 Cr', '', 'Area=1,640 sq ft', 'Rate=₹8,658 per sq ft', 'Floor=7 of 18', 'Facing=East', 'RERA=+Format valid'), 170, list('Owner', 'Sharmila K.|+91 98••• ••412|Masked')))),
    page(3, 'Enquiries|inbox', '', table('', 'Buyer|Home|Budget|Visit|State', '@Rahul Nambiar|Prestige Lakeside|₹1.5 Cr|Sat 11 am|+Confirmed', '@Sneha Patil|Casa Gopalan|₹90 L|–|*New', '@Ajit Singh|Sobha Meadows|₹1.2 Cr|Sun 4 pm|~Ask owner', '@Farah Ali|Brigade Orchards|₹1 Cr|Mon 10 am|+Confirmed', '@Varun Rao|Casa Gopalan|₹80 L|–|=Closed')),
  ),
  Rentroll: project(
    'brown warm pale',
    'Flats|Demands|Meters|Repairs|Agreements',
    page(1, 'Demands|November, 34 tenants', 'Send all', rows(108, kpis('Due|₹6,42,000|', 'Received|₹5,18,400|+81%', 'Late|4|', 'Deposits held|₹19.2 L|'), 0, table('', 'Tenant|Flat|Rent|Power|Water|Total|State', '@Divya Menon|A-2|₹22,000|₹1,840|₹400|₹24,240|+Paid', '@Suresh Babu|A-3|₹19,500|₹1,210|₹400|₹21,110|~Due', '@Nisha Jain|PG 1, bed 3|₹8,500|₹620|–|₹9,120|+Paid', '@Alok Mishra|B-1|₹26,000|₹2,430|₹400|₹28,830|-Late 6 days'))),
    page(3, 'Repairs|7 open', 'New', kanban('Reported: Geyser leak|A-3 · photo|-Urgent; Door lock|PG 1|~This week', 'Vendor asked: Wall damp|B-1 · ₹4,800|*Quote; Fan noise|A-2|*Quote', 'In work: Kitchen tap|C-4 · Raju|+Today', 'Done: Window mesh|A-1|+₹1,150; Paint touch-up|B-2|+₹3,400')),
    page(2, 'Meter readings|photo evidence', 'Read', cols(1.3, table('', 'Flat|Before|Now|Units|Amount', 'A-1|4,118|4,262|144|₹1,152', 'A-2|8,802|9,032|230|₹1,840', 'A-3|2,240|2,391|151|₹1,210', 'B-1|7,410|7,714|304|₹2,430'), 1, bars('Units by flat', 'A-1 144, A-2 230, A-3 151, B-1 304, C-4 198'))),
  ),
  Gatehouse: project(
    'blue light bold',
    'Visitors|Dues|Notices|Complaints|Clubhouse',
    phones('Who is at the gate?|Approve visitors by push message; the guard’s tablet works offline.', phone('Visitor', rows(270, picture('person', 'Ramesh, Swiggy', 'Gate 1 · 7:42 pm'), 0, form('Flat C-1104', 'Approve', 'Purpose=Food delivery', 'Vehicle=KA 03 HA 2218'))), phone('Notices', list('Block C', 'Water tanker at 6 am|Committee|*New', 'Lift 2 maintenance|Sunday, 10–2|~Note', 'Poll: solar panels|142 of 240 voted|+Vote', 'Diwali stalls|Clubhouse|=Event'), 2)),
    page(1, 'Maintenance dues|by area, with interest', 'Bill all', rows(108, kpis('Billed|₹18,42,000|', 'Collected|₹15,10,400|+82%', 'Interest|₹14,210|', 'Open flats|38|'), 0, table('', 'Flat|Owner|Area|Due|Interest|State', 'C-1104|@Asha Rao|1,420 sq ft|₹6,390|₹0|+Paid', 'C-1201|@Manoj Pillai|1,680 sq ft|₹7,560|₹0|+Paid', 'A-0302|@Rita D’Costa|1,180 sq ft|₹5,310|₹159|-Late', 'B-0709|@Yusuf Khan|1,420 sq ft|₹6,390|₹64|~Due'))),
    page(3, 'Complaints|by age', 'Assign', kanban('New: Leak in basement|B2 · photo|-1 h; Noise at night|C-1203|~4 h', 'Assigned: Lift 2 stuck|Otis, 10:20|*Today; Street light 14|Electrician|*Tomorrow', 'Waiting: Garden pump|spare part|~3 days', 'Closed: Broken tile|Lobby A|+Done; CCTV 9|Gate 2|+Done')),
  ),
  Plotwise: project(
    'red light side',
    'Inventory|Leads|Site visits|Bookings|Demands',
    page(0, 'Tower B|64 of 96 sold', 'Block unit', cells('Units by floor', '+Available|~Blocked|*Booked|-Registered', 'Floor 6: *B601 72 L; +B602 68 L; *B603 75 L; -B604 71 L; +B605 69 L', 'Floor 5: -B501 71 L; *B502 67 L; ~B503 2 h left; *B504 70 L; -B505 68 L', 'Floor 4: *B401 70 L; *B402 66 L; -B403 73 L; +B404 69 L; *B405 67 L', 'Floor 3: -B301 69 L; -B302 65 L; *B303 72 L; *B304 68 L; ~B305 Today')),
    page(3, 'Cost sheet|B602, 3 BHK', 'Booking form', cols(1.5, table('Price list v7', 'Item|Rate|Area|Amount', 'Base price|₹4,850|1,280|₹62,08,000', 'Floor rise, 6|₹30|1,280|₹2,30,400', 'Car park|–|1|₹3,00,000', 'Club and corpus|–|–|₹1,75,000'), 1, timeline('Payment plan', 'Today|Booking|₹1,00,000', '30 days|Agreement|20%', 'Slab 3|Construction|15%', 'Slab 6|Construction|15%', 'Keys|Possession|10%'))),
    page(2, 'Site visits|this weekend', 'Schedule', schedule('', 'Ramya|Sunil|Faisal', '10 am|11 am|12 pm|2 pm|3 pm|4 pm', '0,0,2|+Joshi family|3 BHK', '0,3,2|*Dr. Pillai|Tower A', '1,1,2|~A. Khan|confirm', '1,4,2|+Shetty|second visit', '2,0,1|-No show', '2,2,1|*V. Rao', '2,3,2|+Mehta|Channel partner')),
  ),
  Sqftwise: project(
    'violet light top',
    'Predict|Model|Data|Slides',
    page(0, 'What is this flat worth?', 'Predict', cols(1, form('Flat', 'Estimate price', 'Locality=▾Whitefield, Bengaluru', 'Area=1,240 sq ft', 'BHK=▾2 BHK', 'Bathrooms=2', 'Age=▾5 years', 'Floor=4 of 9'), 1.2, rows(190, stats(1, 'Estimate|₹78.4 L|₹71 L to ₹86 L, 90% range|accent'), 0, bars('Locality, ₹ per sq ft', 'Hebbal 7.2, Whitefield 6.3, HSR 8.8, Yelahanka 5.4', '{}k')))),
    page(1, 'Three models|nested cross-validation', '', rows(108, kpis('Best|Gradient boosting|', 'MAE|₹6.1 L|-₹2.3 L', 'R²|0.87|'), 0, cols(1, bars('Mean error, lakh', 'Linear 11.2, Forest 8.4, Boosting 6.1'), 1, meters('What matters', 'Area|84', 'Locality|71', 'BHK|38', 'Age|22', 'Floor|11')))),
    page(2, 'Data|13,320 listings', 'Notebook', code('clean.ipynb', '# prices per square foot outside 3 sigma', 'df["ppsf"] = df.price / df.total_sqft', 'limits = df.groupby("location").ppsf', 'low, high = limits.quantile([.02, .98])', 'df = df[df.ppsf.between(low, high)]', '# "2100 - 2850" becomes its mean', 'df["area"] = df.total_sqft.map(mean_range)', 'len(df)', '> 11,842')),
  ),
  Floorwalk: project(
    'slate dark rail',
    'Tour|Editor|Floor plan|Embed',
    page(0, 'Lakeview villa|living room', 'Full screen', cols(2.4, scan('room', '216,396,168,40|Table', '430,130,26,170|To kitchen'), 1, list('Rooms', 'Living room|360° · 8K|*Here', 'Kitchen|door, right|Go', 'Master bedroom|stairs|Go', 'Balcony|lake side|Go'))),
    page(1, 'Editor|6 rooms, 11 hotspots', 'Publish', flow('Linked rooms', ['l,0,50|*Living|start', 'k,50,10|Kitchen|2 hotspots', 'b,50,50|Bedroom|3 hotspots', 's,50,90|Stairs|1 hotspot', 'c,100,30|Bath|1 hotspot', 'd,100,78|Balcony|2 hotspots'], 'l>k l>b l>s b>c s>d')),
    page(3, 'Embed|one script tag', 'Copy', code('index.html', '# one script tag, keyboard control', '<script src="floorwalk.js"', '  data-tour="lakeview"', '  data-start="living"', '  data-motion="reduced">', '</script>', '# 14 KB, tiles on demand')),
  ),
};
