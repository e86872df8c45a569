import { bars, bill, cells, cols, form, heat, kpis, line, list, meters, page, paper, phone, phones, picture, project, rows, scan, schedule, table, timeline, type World } from '../parts';

/** Healthcare. */
export const healthcare: World = {
  Vaidyaloka: project(
    'teal light side',
    'OPD queue|Wards|Pharmacy|Lab|Billing|Discharge',
    page(1, 'Wards|112 of 150 beds taken', 'Admit patient', rows(104, kpis('Admitted|112|+6', 'Discharge today|14|', 'ICU free|2 of 8|', 'Average stay|3.8 days|'), 0, cells('Bed board', '+Free|*Occupied|~Cleaning|-Critical', 'General: *101 Lakshmi; *102 Ramesh; +103 Free; *104 Fatima; ~105 Cleaning', 'Surgical: *201 Joseph; +202 Free; *203 Anita; *204 Harish; +205 Free', 'Maternity: *301 Pooja; *302 Sunita; *303 Rekha; +304 Free; ~305 Cleaning', 'ICU: -401 Vent 2; *402 Stable; -403 Post-op; +404 Free; *405 Stable'))),
    page(0, 'OPD queue|Saturday morning', 'New token', cols(1.7, table('Dr. Shalini Menon, General Medicine', 'Token|Patient|Age|Since|Reason|State', 'G-18|Lakshmi Bai|62|9:20|BP review|+With doctor', 'G-19|Ramesh Kumar|45|9:34|Fever, 3 days|*Next', 'G-20|Fatima Begum|38|9:41|Diabetes|=Waiting', 'G-21|Joseph D’Souza|54|9:52|Chest pain|-Urgent', 'G-22|Pooja Hegde|29|10:05|Follow-up|=Waiting'), 1, list('Doctors', 'Dr. Shalini Menon|Room 4 · 11 waiting|+In', 'Dr. Ajay Kulkarni|Orthopaedics · 6|+In', 'Dr. R. Krishnan|Cardiology · 4|~Round', 'Dr. Zoya Ali|Paediatrics · 9|+In'))),
    page(2, 'Pharmacy stock|batch and expiry', 'Receive', table('', 'Medicine|Batch|Expiry|Stock|MRP|State', 'Metformin 500 mg|MF2291|08/2027|4,200|₹28|+Good', 'Amlodipine 5 mg|AM1177|03/2026|640|₹34|~Near expiry', 'Paracetamol 650|PC8820|11/2027|9,100|₹31|+Good', 'Insulin glargine|IG0042|01/2026|18|₹612|-Reorder', 'Ceftriaxone 1 g|CF5510|06/2026|220|₹58|+Good', 'ORS sachet|OR3391|09/2026|1,450|₹21|+Good')),
    page(4, 'Bill IP-2209|Joseph D’Souza', 'Collect', cols(1.5, table('Package: Appendectomy', 'Item|Days|Rate|Amount', 'Surgery package|1|₹38,000|₹38,000', 'Twin sharing room|3|₹2,200|₹6,600', 'Pharmacy|–|–|₹4,812', 'Lab and imaging|–|–|₹3,640'), 1, bill('Shares', 'To collect|₹9,052', 'Take payment', 'Total||₹53,052', 'Insurer share||₹34,000', 'Advance paid||₹10,000'))),
    page(3, 'Lab results|Lakshmi Bai, 62 F', 'Release', table('Fasting, 8:10 am', 'Test|Result|Unit|Range|Flag', 'Glucose, fasting|148|mg/dL|70–100|-High', 'HbA1c|7.4|%|4.0–5.6|-High', 'Creatinine|0.9|mg/dL|0.6–1.1|+Normal', 'TSH|3.1|mIU/L|0.4–4.0|+Normal', 'Haemoglobin|11.2|g/dL|12–15|~Low')),
  ),
  Clinikey: project(
    'sky light pale',
    'Today|Schedule|Patients|Messages',
    page(0, 'Daily list|Dr. Neha Bhat', 'Walk-in token', cols(1.6, table('Saturday', 'Time|Patient|Reason|Booked|State', '9:00|Arvind Shetty|Follow-up|Online|+Done', '9:15|Savita Rao|Skin rash|Phone|*With doctor', '9:30|Token 4|Walk-in|Desk|=Waiting', '9:45|Manoj Pai|Vaccination|Online|~Late', '10:00|Deepa Kini|Consultation|Online|=Booked'), 1, list('Reminders by SMS', 'Deepa Kini|two hours before|+Sent', 'Rahul Naik|one day before|+Sent', 'Geeta Prabhu|number not confirmed|-Failed'))),
    page(1, 'Weekly schedule|leave and exceptions', 'Add leave', schedule('Three doctors', 'Dr. Bhat|Dr. Sequeira|Dr. Kamath', 'Mon|Tue|Wed|Thu|Fri|Sat', '0,0,3|+9 am–1 pm|15 min slots', '0,3,1|-Leave', '0,4,2|+9 am–noon', '1,0,2|*4 pm–8 pm|20 min slots', '1,3,3|*4 pm–8 pm', '2,1,2|~10 am–1 pm|Visiting', '2,4,1|~10 am')),
    phones('Book a doctor in a minute|Mobile number confirmed by one-time password; cancel by link.', phone('Dr. Neha Bhat', rows(220, cells('Saturday', '', ': =9:00; =9:15; +9:30', ': +9:45; *10:00; +10:15', ': +10:30; =10:45; +11:00'), 0, form('Your details', 'Confirm 10:00', 'Name=Deepa Kini', 'Mobile=+91 98450 21190', 'Code=4 8 2 1'))), phone('Booked', list('Token 12', 'Dr. Neha Bhat|Sat 22 Nov, 10:00|+Booked', 'Clinikey, MG Road|Directions|1.2 km', 'Reminder|22 Nov, 8:00|SMS', 'Cancel|free until 8:00|Link'))),
  ),
  Pillboxer: project(
    'violet light bold',
    'Today|Medicines|Refill|Family',
    phones('Never miss a dose|Dose plans written as 1-0-1, with tapering and refill alerts.', phone('Today', list('Morning, 8:00', 'Metformin 500|1-0-1 · after food|+Taken', 'Amlodipine 5|1-0-0|+Taken', 'Vitamin D3|weekly, Saturday|~Due', 'Thyronorm 50|empty stomach|+Taken', 'Pantoprazole|1-0-0|-Missed')), phone('Refill', meters('Tablets left', 'Metformin 500|18|9 of 50', 'Amlodipine 5|60|18 of 30', 'Thyronorm 50|84|84 of 100', 'Vitamin D3|50|2 of 4'))),
    phones('', phone('Family', list('Profiles', 'Amma|5 medicines|+All taken', 'Appa|3 medicines|~1 due', 'Me|1 medicine|+All taken')), phone('Prednisolone', bars('Taper, mg', 'W1 40, W2 30, W3 20, W4 10, W5 5')), phone('New plan', form('Dose plan', 'Save', 'Medicine=Metformin 500', 'Pattern=1-0-1', 'Every=▾day', 'Tablets=50', 'Alarm=[x] with sound'))),
    phones('Your data stays on the phone|Encrypted local storage; no account and no server.', phone('November', heat('Doses taken', 'Week|Mon|Wed|Fri|Sun', '3–9|100%|100%|80%|100%', '10–16|100%|60%|100%|80%', '17–23|100%|100%|100%|40%'))),
  ),
  Labtrack: project(
    'blue warm top',
    'Samples|Results|Approve|Reports|Centres',
    page(0, 'Samples|Saturday, 186 tubes', 'Register', table('', 'Barcode|Patient|Test|Collected|Centre|State', 'LT-88412|Usha Narayan|Lipid profile|7:42|Jayanagar|+Resulted', 'LT-88413|Gopal Das|CBC|7:50|Jayanagar|*In analyser', 'LT-88414|Mary Thomas|Potassium|7:58|Whitefield|-Critical', 'LT-88415|Irfan Pasha|HbA1c|8:05|Hebbal|*In analyser', 'LT-88416|Leela Gowda|Thyroid panel|8:11|Hebbal|~Clotted', 'LT-88417|Amit Jain|Vitamin B12|8:20|Whitefield|=Received')),
    page(1, 'Result entry|Usha Narayan, 54 F', 'Send to approval', table('Lipid profile · reference by age and sex', 'Test|Result|Unit|Range|Flag', 'Total cholesterol|232|mg/dL|below 200|-High', 'HDL|48|mg/dL|above 50|~Low', 'LDL|152|mg/dL|below 130|-High', 'Triglycerides|141|mg/dL|below 150|+Normal', 'VLDL|28|mg/dL|5–40|+Normal')),
    page(3, 'Report|QR verified', 'Send PDF', paper('# Labtrack Diagnostics', '> Usha Narayan · 54 F · LT-88412 · 22 Nov, 7:42 am', '---', '| Test|Result|Range', '| Total cholesterol|232 mg/dL|below 200', '| HDL|48 mg/dL|above 50', '| LDL|152 mg/dL|below 130', '| Triglycerides|141 mg/dL|below 150', '---', 'LDL is above the range. Please discuss this result with your doctor.', '> Approved by Dr. Prakash Rao, Pathologist')),
  ),
  Retinascope: project(
    'brick dark rail',
    'Grade|Training|Report',
    page(0, 'Grade an image|five stages', 'Upload', cols(1.3, scan('retina', '190,144,70,50|Haemorrhage', '300,166,60,50|Exudate', '232,286,60,52'), 1, rows(0, meters('Stage 2: moderate', 'No retinopathy|4', 'Mild|13', 'Moderate|71', 'Severe|9', 'Proliferative|3'), 190, list('Image', 'Left eye, 45° field|2,048 x 1,536|+Gradable', 'Heat map|Grad-CAM, layer 4|Shown')))),
    page(1, 'Training|fixed seed 7', 'Run', rows(104, kpis('Weighted kappa|0.846|+0.021', 'Accuracy|81.3%|', 'Epoch|30 of 30|'), 0, cols(1.5, line('Kappa on held-out split', '', '1 0.41, 5 0.63, 10 0.74, 15 0.79, 20 0.82, 25 0.84, 30 0.846'), 1, bars('Images per stage', '0 1805, 1 370, 2 999, 3 193, 4 295')))),
    page(2, 'Report|held-out split', 'PDF', heat('Confusion matrix', 'True stage|0|1|2|3|4', 'None|96%|3%|1%|0%|0%', 'Mild|18%|58%|22%|2%|0%', 'Moderate|6%|11%|71%|8%|4%', 'Severe|1%|2%|28%|54%|15%', 'Proliferative|2%|1%|16%|12%|69%')),
  ),
  Teleward: project(
    'green light side',
    'Call|Waiting room|Prescriptions|Payments',
    page(0, 'Video consultation|07:42', 'End call', cols(1.8, picture('person', 'Sunita Deshpande, 47', 'Audio first: weak network'), 1, form('Prescription', 'Sign and send', 'Complaint=Cough, 5 days', 'Medicine=Levocetirizine 5 mg', 'Dose=0-0-1 for 5 days', 'Advice=Steam twice a day', 'Review=▾after one week'))),
    page(1, 'Waiting room|4 patients', 'Call next', cols(1.4, list('Queue', 'Sunita Deshpande|paid ₹400 · 2 min|+Ready', 'Abdul Rahim|camera test passed|+Ready', 'Nirmala Joshi|reading consent|~Preparing', 'Kiran Bedre|payment pending|-Unpaid'), 1, list('Network test', 'Camera|1280 x 720|+Good', 'Microphone|level −18 dB|+Good', 'Upload|0.4 Mbit/s|~Weak', 'Relay|TURN over TCP|+Good'))),
    phones('See the doctor from home|Pay by UPI or card, wait in the queue and get the prescription as PDF.', phone('Dr. Anil Wagh', rows(300, picture('person', 'Connected', 'Physician, 14 years'), 0, list('Your visit', 'Prescription|3 medicines|PDF', 'Payment|UPI · ₹400|+Paid'))), phone('Waiting room', timeline('2 before you', '10:05|Payment received|₹400 by UPI', '10:06|Network tested|audio first', '10:07|Consent given|telemedicine rules', '10:18|Your turn, about|stay on this page'))),
  ),
};
