import { bars, bill, cols, donut, form, heat, kanban, kpis, line, list, map, meters, page, paper, phone, phones, project, rows, schedule, table, tiles, timeline, type World } from '../parts';

/** CRM & Sales. */
export const crm: World = {
  Leadwell: project(
    'blue light side',
    'Deals|Leads|Quotes|Forecast|Team',
    page(0, 'Deal board|₹38.4 L open', 'New deal', kanban('New: Sunrise Textiles|Asha Rao|*₹2,40,000; Kaveri Foods|Imran Khan|*₹85,000; Nova Labs|Kavya Reddy|*₹1,20,000', 'Contacted: Deccan Motors|Asha Rao|~₹6,10,000; Om Clinics|Joel M.|~₹1,75,000', 'Quoted: Metro Pumps|Imran Khan|~₹4,80,000; Hegde & Sons|Kavya Reddy|~₹3,20,000; BrightPath|Asha Rao|~₹90,000', 'Won: Coastal Resorts|Kavya Reddy|+₹7,40,000; Indus Tools|Joel M.|+₹2,15,000')),
    page(3, 'Weekly forecast|by owner and stage', 'Export', rows(108, kpis('Forecast|₹18.2 L|+₹2.1 L', 'Won, month|₹9.5 L|+24%', 'Win rate|31%|+3%', 'Cycle|24 days|'), 0, cols(1.5, bars('By owner, lakh', 'Asha 6.4, Imran 4.8, Kavya 4.2, Joel 2.8', '₹{} L'), 1, donut('By stage', 'Quoted 46, Contacted 32, New 22', '18.2 L')))),
    page(2, 'Quotation Q-0418|Metro Pumps', 'Send PDF', paper('# Quotation', '> Leadwell Demo Pvt Ltd · GSTIN 29AAACL0418B1ZP', '> Metro Pumps, Coimbatore · place of supply 33', '---', '| Item|Qty|Rate|Amount', '| Pump controller P4|12|₹28,500|₹3,42,000', '| Installation|12|₹4,200|₹50,400', '| Yearly service|1|₹14,400|₹14,400', '---', '| IGST 18%| | |₹73,224', '= Total|₹4,80,024')),
    page(1, 'Leads|scored by rules', 'Import CSV', table('', 'Lead|Source|City|Score|Last note|State', '@Sunrise Textiles|Trade fair|Tiruppur|%88|Asked for demo|+Hot', '@Nova Labs|Website|Hyderabad|%64|Budget in March|~Warm', '@Kaveri Foods|Referral|Mysuru|%71|Owner travelling|~Warm', '@Vel Traders|CSV import|Salem|%22|No answer|=Cold', '@Kaveri Food|CSV import|Mysuru|%70|–|-Duplicate')),
  ),
  Fieldmate: project(
    'orange light bold',
    'Beat plan|Shops|Orders|Team',
    phones('Every shop on the beat|Geotagged check-in and offline order booking.', phone('Monday beat', rows(240, map('14,78 32,60 50,64 70,40 86,22', '14,78|+1', '50,64|*3', '86,22|5'), 0, list('Jayanagar, 22 shops', 'Sri Venkateshwara|12 m away|+Check in', 'Lakshmi Stores|310 m away|=Next', 'Raja Provision|480 m away|-Skipped'))), phone('New order', bill('Sri Venkateshwara', 'Total|₹6,842', 'Book, will sync', 'Soap 100 g|48|₹1,536', 'Tea 250 g|24|₹2,880', 'Biscuit 80 g|60|₹1,410', 'Scheme 10+1|4|−₹128', 'GST||₹1,144'), 2)),
    page(3, 'Team|day end, 22 November', 'Message', rows(108, kpis('Visits|184|+12', 'Orders|96|+8', 'Value|₹4,18,200|+6%', 'Far check-ins|3|'), 0, table('', 'Representative|Beat|Visits|Orders|Value|State', '@Prakash N.|Jayanagar|22 of 24|14|₹68,400|+Closed', '@Salma Begum|Hebbal|19 of 20|11|₹52,180|+Closed', '@Dinesh R.|Peenya|12 of 22|4|₹18,900|-Low', '@Roopa K.|Yelahanka|20 of 21|13|₹61,240|~Syncing'))),
    page(2, 'Price lists|by dealer category', 'Save', table('', 'Product|MRP|Gold|Silver|Retail|Scheme', 'Soap 100 g|₹40|₹31.20|₹32.00|₹33.50|10 + 1', 'Tea 250 g|₹135|₹118|₹120|₹123|–', 'Biscuit 80 g|₹30|₹22.90|₹23.50|₹24.20|12 + 1', 'Detergent 1 kg|₹110|₹92|₹94|₹97|–')),
  ),
  Quotient: project(
    'indigo warm bar serif',
    'Proposals|Catalogue|Approvals|Templates',
    page(0, 'Proposal P-221, version 3', 'Send link', paper('# Office interior, phase 2', '> For Infoworks Ltd, Pune · valid until 15 December', '---', '| Line item|Qty|Rate|Amount', '| Workstation, 4 seats|12|₹48,000|₹5,76,000', '| Acoustic panel|40|₹2,150|₹86,000', '| Meeting pod|2|₹1,90,000|₹3,80,000', '---', '| Discount 6%| | |−₹62,520', '| CGST and SGST| | |₹1,76,306', '= Total|₹11,55,786')),
    page(0, 'Tracking|signed link of P-221', 'Compare', cols(1, timeline('Client', '22 Nov 11:02|Accepted and signed|typed: R. Kulkarni', '22 Nov 10:40|Opened version 3|8 min, page 2 twice', '21 Nov 16:20|Asked about pods|comment on line 3', '20 Nov 09:15|Opened version 2|3 min'), 1.1, table('Version 2 and 3', 'Line|Version 2|Version 3', 'Workstation|10|12', 'Acoustic panel|60|40', 'Discount|4%|6%', 'Total|₹10.9 L|₹11.6 L'))),
    page(2, 'Approvals|discount above 5%', 'Approve', table('', 'Proposal|Client|Owner|Discount|Total|State', 'P-221|Infoworks Ltd|@Meera Nair|6%|₹11,55,786|+Approved', 'P-226|Zen Hotels|@Arjun Patel|9%|₹24,10,400|~Waiting', 'P-227|Kala Schools|@Meera Nair|12%|₹6,80,000|-Returned', 'P-229|Orbit Clinics|@Joel M.|3%|₹3,12,000|=Not needed')),
  ),
  Realtrail: project(
    'forest light rail',
    'Matches|Listings|Visits|Brokerage',
    page(0, 'Matches for Joshi family|3 BHK, up to ₹1.2 Cr', 'Share', tiles(3, 'house', 'Sobha Meadows|94% · ₹1.18 Cr|+94%', 'Brigade Orchards|88% · ₹98 L|+88%', 'Purva Skydale|81% · ₹1.09 Cr|+81%', 'Casa Gopalan|72% · ₹86 L|~72%', 'DNR Atmosphere|69% · ₹1.24 Cr|~69%', 'Sumadhura Eden|64% · ₹92 L|~64%')),
    page(2, 'Site visits|this week', 'Add visit', schedule('', 'Kiran|Deepa|Anwar', 'Mon|Tue|Wed|Thu|Fri|Sat', '0,0,1|+Joshi|Sobha', '0,3,2|*Dr. Rao|2 flats', '1,1,2|~Confirm|Purva', '1,5,1|+Mehta', '2,2,1|-Cancelled', '2,4,2|+Nair|Brigade')),
    page(3, 'Brokerage|due and received', 'Invoice', rows(108, kpis('Due|₹6,84,000|', 'Received|₹11,20,000|+18%', 'Over 30 days|₹1,45,000|'), 0, table('', 'Deal|Value|Rate|Brokerage|Received|State', 'Sobha Meadows, 4 B|₹1,18,00,000|1%|₹1,18,000|₹1,18,000|+Paid', 'Casa Gopalan, 2 A|₹86,00,000|2%|₹1,72,000|₹86,000|~Half', 'Shop, Indiranagar|₹2,40,00,000|1%|₹2,40,000|–|-Overdue'))),
  ),
  Callbook: project(
    'red dark side',
    'Queue|Script|Callbacks|Supervisor',
    page(0, 'Lead 412 of 2,180|locked for you', 'Dial', cols(1.3, form('Mrs. Revathi Suresh', 'Save and next', 'Phone=+91 94••• ••211', 'City=Coimbatore', 'Interest=Home loan, ₹24 L', 'Last call=14 Nov, busy', 'Disposition=▾Call back', 'When=Mon, 11:30 am', 'Notes==Husband decides, wants the rate in writing'), 1, timeline('Script', '1|Greeting|“Vanakkam, am I speaking to…”', '2|Loan amount?|above ₹20 L: go to 4', '4|Offer rate 8.6%|mention no prepayment fee', '5|Fix a callback|required field'))),
    page(3, 'Supervisor|hour by hour', '', rows(108, kpis('Calls today|1,842|+9%', 'Connected|61%|+4%', 'Interested|214|', 'Do-not-disturb|38 skipped|'), 0, cols(1.3, bars('Calls by hour', '9 142, 10 238, 11 264, 12 221, 2 252, 3 248, 4 230, 5 247'), 1, list('Callers', 'Nandhini V.|88 calls · 12 interested|+61%', 'Arif S.|74 calls · 9 interested|+58%', 'Prema L.|41 calls|~Break', 'Gokul R.|66 calls|-32%')))),
    page(2, 'Callbacks|timers', '', table('', 'Lead|Reason|Caller|Due|State', '@Revathi Suresh|Rate in writing|Nandhini|Mon 11:30|=Planned', '@Mohan Das|Salary slip|Arif|in 4 min|*Soon', '@Kavitha B.|After lunch|Prema|12 min ago|-Overdue', '@S. Ramesh|Call son|Gokul|Tue 10:00|=Planned')),
  ),
  Renewly: project(
    'teal warm pale',
    'Renewals|Accounts|Alerts|Churn',
    page(0, 'Renewals|next 90 days', 'Plan', kanban('30 days: Orbit Clinics|₹4.2 L · 8 Dec|-Risk; Zen Hotels|₹9.8 L · 14 Dec|+Likely', '60 days: Kala Schools|₹2.1 L · 4 Jan|~Unclear; Infoworks|₹12 L · 16 Jan|+Likely; Nova Labs|₹3.6 L · 19 Jan|+Likely', '90 days: Deccan Motors|₹6.4 L · 2 Feb|+Likely; BrightPath|₹1.1 L · 12 Feb|-Risk')),
    page(1, 'Orbit Clinics|score 42', 'Log call', cols(1, meters('Score by its inputs', 'Logins, 30 days|31', 'Seats in use|46|23 of 50', 'Open tickets|72|6', 'Invoice delay|55|19 days'), 1.2, line('Usage, calls a day', '', 'Jun 812, Jul 790, Aug 640, Sep 520, Oct 410, Nov 362'))),
    page(3, 'Retention|yearly', 'Report', rows(0, heat('By year of start', 'Started|Year 1|Year 2|Year 3', '2022|100%|88%|81%', '2023|100%|91%|84%', '2024|100%|93%|'), 240, bars('Reasons for leaving', 'Price 14, Closed 6, Feature 9, Service 4, Merged 3'))),
  ),
};
