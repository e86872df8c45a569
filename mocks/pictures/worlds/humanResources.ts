import { bars, cells, cols, form, heat, kanban, kpis, list, map, meters, page, paper, phone, phones, project, rows, schedule, table, timeline, type World } from '../parts';

/** HR & Payroll. */
export const humanResources: World = {
  Vetanam: project(
    'green light side',
    'Payroll|Employees|Components|TDS|Bank file',
    page(0, 'November payroll|186 employees', 'Approve', rows(108, kpis('Gross|₹92,40,120|+2%', 'Net pay|₹78,16,450|', 'PF and ESI|₹8,92,310|', 'TDS|₹4,18,200|'), 0, table('', 'Employee|Days|Gross|PF|TDS|Net|State', '@Anil Deshmukh|30|₹64,000|₹1,800|₹2,140|₹59,860|+Ready', '@Swathi Rao|28|₹52,267|₹1,800|₹880|₹49,387|+Ready', '@Gurpreet Singh|30|₹88,500|₹1,800|₹6,410|₹80,090|~Arrears', '@Mary Jacob|30|₹41,000|₹1,800|₹0|₹39,000|-No PAN'))),
    page(0, 'Payslip|Anil Deshmukh', 'Download PDF', paper('# Payslip, November', '> Anil Deshmukh · E-0418 · UAN 1009 8841 2207', '---', '| Earnings|Formula|Amount', '| Basic|50% of gross|₹32,000', '| HRA|40% of basic|₹12,800', '| Special|rest|₹19,200', '---', '| PF|12% of ₹15,000|−₹1,800', '| Professional tax|Karnataka|−₹200', '| TDS|new regime|−₹2,140', '= Net pay|₹59,860')),
    page(3, 'TDS projection|both regimes', '', cols(1.4, table('Anil Deshmukh', 'Line|Old regime|New regime', 'Gross salary|₹7,68,000|₹7,68,000', 'Deductions|₹2,00,000|₹75,000', 'Taxable|₹5,68,000|₹6,93,000', 'Tax|₹27,144|₹25,680'), 1, bars('Tax of the year', 'Old 27.1, New 25.7', '₹{}k'))),
  ),
  Peopledesk: project(
    'blue light pale',
    'People|Leave|Assets|Letters|Exits',
    page(1, 'Leave|calendar of the team', 'Apply', schedule('November', 'Asha Rao|Vikram S.|Fatima K.|Joel M.|Kavya R.', '24|25|26|27|28', '0,0,2|+Earned leave|approved', '1,3,2|~Casual|waits', '2,1,3|+Work from home', '3,0,1|-Sick', '3,4,1|*Comp-off', '4,2,2|+Earned leave')),
    page(0, 'Vikram Shetty|E-0214 · Mysuru', 'Edit', cols(1.3, form('Employee', '', 'Designation=Senior engineer', 'Department=▾Platform', 'Manager=Asha Rao', 'Joined=04 Mar 2021', 'Grade=▾G5', 'Holiday calendar=▾Karnataka', 'Leave balance=14.5 days', 'State=+Active'), 1, list('Assets', 'Laptop, LT-0418|since March 2024|+In use', 'Access card|Mysuru, floor 2|+In use', 'Monitor 27 inch|MN-1120|+In use', 'SIM card|returned 12 Nov|=Returned'))),
    page(4, 'Exit|Neha Kapoor, last day 5 Dec', 'Settle', cols(1, list('Clearance', 'IT|laptop returned|+Cleared', 'Finance|advance ₹4,000|~Open', 'Library|nothing issued|+Cleared', 'Manager|handover notes|*In work'), 1, timeline('Process', '6 Nov|Resignation|30 days notice', '7 Nov|Accepted|Asha Rao', '24 Nov|Exit interview|planned', '5 Dec|Last day|letter generated'))),
  ),
  Hirelane: project(
    'violet light bar',
    'Openings|Board|Interviews|Offers',
    page(1, 'Backend engineer|41 applicants', 'Add', kanban('Applied: Ritika Sen|5 years, Go|*New; Karan Mehta|3 years, Java|*New; Divya Pillai|7 years, Node|~Duplicate?', 'Screening: Arun Bose|4 years|+Call done; Sana Iqbal|6 years|~Today', 'Interview: Nikhil Rao|panel 2 of 3|+Strong; Leena Roy|panel 1 of 3|*Mon 11 am', 'Offer: Farhan Ali|₹24 L|~Approval')),
    page(2, 'Interview form|Nikhil Rao', 'Submit', cols(1.3, form('System design', 'Save vote', 'Scale=▾4, strong', 'Depth=▾3, good', 'Communication=▾4, strong', 'Recommend=+Hire', 'Notes==Chose a queue, explained retries and order well'), 1, list('Panel', 'Asha Rao|coding|+Voted', 'Imran Khan|design|*Writing', 'Votes|hidden until all have voted|=Hidden'))),
    page(0, 'Openings|career page', 'New opening', table('', 'Opening|Place|Applicants|Since|State', 'Backend engineer|Bengaluru|41|12 days|+Open', 'UX designer|Remote|68|20 days|+Open', 'Support lead|Hubballi|14|6 days|+Open', 'QA engineer|Pune|27|31 days|~Paused', 'Data analyst|Bengaluru|52|44 days|=Filled')),
  ),
  Punchgrid: project(
    'orange dark top',
    'Roster|Punches|Overtime|Muster',
    page(0, 'Roster|plant 2, week 48', 'Publish', schedule('', 'Ganesh P.|Lakshmi D.|Salim A.|Ravi T.|Mohan K.', 'Mon|Tue|Wed|Thu|Fri|Sat|Sun', '0,0,3|+Morning|6–14', '0,3,3|*Evening|14–22', '1,0,6|+Morning|6–14', '2,0,2|~Night|22–6', '2,3,4|~Night|22–6', '3,1,3|*Evening|14–22', '3,4,1|-Swap asked', '4,0,5|=General|9–18')),
    page(1, 'Punches|three devices', 'Import', table('', 'Worker|In|Out|Shift|Hours|State', 'Ganesh P.|05:54|14:08|Morning|8.2|+On time', 'Lakshmi D.|06:22|14:03|Morning|7.7|~Late 22 min', 'Salim A.|21:51|06:12|Night|8.3|+Over midnight', 'Ravi T.|13:58|–|Evening|–|-No out', 'Mohan K.|08:58|19:40|General|10.7|*Overtime')),
    page(3, 'Muster roll|November, Form 25', 'Print', heat('Presence by week', 'Worker|W45|W46|W47|W48', 'Ganesh P.|100%|83%|100%|100%', 'Lakshmi D.|100%|100%|83%|100%', 'Salim A.|67%|100%|100%|83%', 'Ravi T.|83%|67%|100%|67%', 'Mohan K.|100%|100%|100%|100%')),
  ),
  Fieldstep: project(
    'teal light bold',
    'Today|Route|Visits|Claims',
    phones('Checked in, where it counts|Geofenced attendance with visit notes and travel claims.', phone('Today', rows(300, map('20,80 36,60 60,52 78,28', '20,80|Office', '60,52|*Here', '78,28|Next'), 0, list('Check-in', 'Sri Ganesh Stores|inside 80 m|+In 10:42', 'Nandini Parlour|1.1 km|=Next'))), phone('Visit note', form('Sri Ganesh Stores', 'Save visit', 'Met=Mr. Prabhu', 'Stock=▾Low', 'Order=24 cases', 'Photo=[x] 2 taken', 'Signature=[x] done'), 2)),
    page(1, 'Supervisor|14 people in the field', 'Message', cols(1.8, map('10,80 24,60 40,66 58,42 76,50 90,24', '24,60|+Prakash', '58,42|*Savita', '76,50|-Mock location', '90,24|Hebbal'), 1, timeline('Prakash N.', '9:02|Check-in, depot|inside 40 m', '10:42|Sri Ganesh Stores|18 min', '11:30|Nandini Parlour|24 min, 2 photos', '12:40|Offline 26 min|6 entries synced'))),
    page(3, 'Travel claims|by distance', 'Approve', table('', 'Person|Days|Distance|Rate|Claim|State', '@Prakash N.|22|412 km|₹4.50|₹1,854|+Approved', '@Savita H.|20|388 km|₹4.50|₹1,746|~Check', '@Ajay Kumar|21|640 km|₹4.50|₹2,880|-Jump 80 km', '@Rekha V.|18|290 km|₹4.50|₹1,305|+Approved')),
  ),
  Reviewround: project(
    'plum warm rail',
    'Cycle|Goals|Reviews|Calibration|Letters',
    page(3, 'Calibration|Engineering, 48 people', 'Lock', cols(1.7, cells('Performance and potential', '+High|*Good|~Watch', 'High: *4 people; +6 people; +3 people', 'Medium: ~3 people; *14 people; +8 people', 'Low: ~2 people; *5 people; *3 people'), 1, list('Changes with reasons', 'Asha Rao: 4 to 5|launch in October|+Agreed', 'Imran Khan: 3 to 4|peer votes|+Agreed', 'Joel M.: 4 to 3|goal moved|~Open'))),
    page(1, 'Goals|Kavya Reddy', 'Add goal', meters('Weights sum to 100', 'Cut page load to 2 s · weight 40|85', 'Mentor two juniors · weight 20|100', 'Payment retries live · weight 30|60', 'Write 6 design notes · weight 10|33')),
    page(0, 'Cycle|half-yearly, phase 2 of 4', 'Remind', rows(108, kpis('Self reviews|182 of 186|', 'Peer reviews|412 of 540|', 'Managers|61 of 186|', 'Ends|5 Dec|'), 0, timeline('Phases', '1–15 Nov|Self review|98% done', '16–28 Nov|Peer review|at least 3 each', '1–10 Dec|Manager review|reminder every 3 days', '12 Dec|Calibration|by department', '20 Dec|Letters|as PDF'))),
  ),
};
