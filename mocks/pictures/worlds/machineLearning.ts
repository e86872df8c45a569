import { bars, chat, cols, form, heat, kpis, line, list, meters, page, phone, phones, project, rows, scan, table, type World } from '../parts';

/** AI & Machine Learning. */
export const machineLearning: World = {
  Billsight: project(
    'blue light rail',
    'Review|Queue|Vendors|Export',
    page(0, 'Invoice 1187|2 fields to check', 'Accept', cols(1.25, scan('invoice', '112,112,250,26|GSTIN 99%', '404,210,82,26|71%', '402,394,80,28|Total 98%'), 1, form('Sri Balaji Hardware', '', 'Invoice number=1187', 'Date=18 Nov 2025', 'GSTIN=29AAKCS4821B1ZQ', 'Place of supply=▾29 Karnataka', 'Taxable value=₹5,300.00', 'CGST 9%=₹477.00', 'SGST 9%=₹477.00', 'Total=₹6,254.00', 'Sum check=+Adds up', 'Check digit=+Valid'))),
    page(1, 'Queue|38 scanned pages', 'Upload', rows(110, kpis('Read today|412|+38', 'Sure fields|96.4%|+0.8%', 'Mismatches|7|', 'Seconds a page|2.1|'), 0, table('', 'File|Vendor|HSN lines|Total|State', 'scan_0412.pdf|Sri Balaji Hardware|3|₹6,254|~2 to check', 'scan_0411.pdf|Kaveri Traders|12|₹48,310|+Exported', 'scan_0410.pdf|Deccan Steel|5|₹1,12,840|-Sum differs', 'scan_0409.jpg|Om Stationers|8|₹3,190|+Exported'))),
    page(3, 'Line items|recomputed tax', 'Tally XML', table('Deccan Steel, 14 November', 'Item|HSN|Quantity|Rate|Read|Computed|State', 'MS angle 50x50|7216|420 kg|₹58|₹24,360|₹24,360|+Same', 'TMT bar 12 mm|7214|900 kg|₹61|₹54,900|₹54,900|+Same', 'Binding wire|7217|60 kg|₹84|₹5,400|₹5,040|-Differs', 'GI sheet|7210|12 pcs|₹910|₹10,920|₹10,920|+Same')),
  ),
  Pattaleaf: project(
    'forest light top',
    'Diagnose|Crops|Training|Samples',
    phones('Name the disease from one photo|22 leaf diseases of tomato, paddy, chilli and cotton, without a network.', phone('Tomato leaf', rows(280, scan('leaf', '222,160,130,110|Spot'), 0, list('Top three', 'Early blight|Alternaria solani|91%', 'Septoria spot|Fungal|6%', 'Healthy|No signs|2%')))),
    page(2, 'Training run 41|MobileNet, 22 classes', 'Export model', rows(110, kpis('Accuracy|94.8%|+1.2%', 'Model size|6.4 MB|', 'On the phone|180 ms|'), 0, cols(1.6, line('Accuracy by epoch', '%', '1 61, 5 78, 10 86, 15 90, 20 92.6, 25 94, 30 94.8', '1 58, 5 74, 10 81, 15 85, 20 87, 25 88, 30 88.6'), 1, meters('Recall by crop', 'Tomato|96', 'Paddy|94', 'Chilli|91', 'Cotton|93')))),
    page(3, 'Samples|5,412 labelled leaves', 'Add photos', heat('Confusion, chilli', 'True class|Leaf curl|Powdery|Anthracnose|Healthy', 'Leaf curl|93%|3%|2%|2%', 'Powdery mildew|4%|90%|5%|1%', 'Anthracnose|1%|6%|92%|1%', 'Healthy|2%|1%|1%|96%')),
  ),
  Kurippu: project(
    'violet dark pale',
    'Ask|Documents|Folders|Evaluation',
    page(0, 'Ask your documents|HR folder, 214 files', 'New chat', cols(1.7, chat('Leave policy', '>How many days of earned leave can I carry over?', 'Kurippu: Up to 30 days move to the next year; anything above is paid out in March. [1] Probation staff are excluded. [2]', '>And for the Chennai office?', 'Kurippu: The same rule applies; Chennai adds two local holidays. [3]'), 1, list('Sources', '1 Leave policy 2025.pdf|page 4, paragraph 2|0.91', '2 Appointment letter.docx|page 2|0.84', '3 Chennai annexure.pdf|page 1|0.79'))),
    page(1, 'Documents|12 changed since yesterday', 'Index now', table('', 'File|Pages|Passages|Access|State', 'Leave policy 2025.pdf|12|48|Everyone|+Indexed', 'Vendor contract.docx|31|122|Legal|+Indexed', 'Audit notes.pdf|64|240|Finance|*Indexing', 'Travel rules.pdf|8|29|Everyone|+Indexed', 'Scan_2019.pdf|3|0|Everyone|-No text')),
    page(3, 'Evaluation|120 questions', 'Run', rows(110, kpis('Hit rate at 5|92%|+4%', 'Declined rightly|18 of 20|', 'Median answer|1.9 s|'), 0, cols(1, bars('Hit rate by retrieval', 'Vector 78, Keyword 71, Combined 92', '%'), 1, list('Weakest questions', 'Notice period in months?|needs annexure|0.41', 'Who signs form 12?|scan without text|0.38', 'Insurance top-up cost?|two versions|0.52')))),
  ),
  Gatewatch: project(
    'slate dark side',
    'Live|Entries|Residents|Cameras',
    page(0, 'Main gate|camera connected', 'Open barrier', cols(1.5, scan('gate', '226,306,170,52|KA 05 MJ 4821 · 97%'), 1, list('Last readings', 'KA 05 MJ 4821|Flat B-402 · Asha Rao|+Resident', 'KA 51 AC 0917|Delivery, 10 min|~Visitor', '22 BH 6517 A|BH series|-Unknown', 'TN 09 CX 2210|Flat A-110|+Resident', 'KA 03 NB 7788|School van|+Listed'))),
    page(1, 'Entries|Saturday', 'Export', table('', 'Plate|In|Out|Flat|Votes|State', 'KA 05 MJ 4821|18:42|–|B-402|9 of 9|+Inside', 'KA 51 AC 0917|18:36|18:47|C-201|8 of 9|=Left', '22 BH 6517 A|18:20|–|–|7 of 9|-Unknown', 'TN 09 CX 2210|17:58|–|A-110|9 of 9|+Inside', 'KA 01 HG 3456|17:31|18:02|B-105|6 of 9|=Left', 'KA 03 NB 7788|16:15|16:21|Van|9 of 9|=Left')),
    page(3, 'Readings by hour|both cameras', '', rows(110, kpis('Today|412|+26', 'Read rate|98.2%|+0.4%', 'Unknown|11|', 'Stored images|7 days|'), 0, bars('Entries', '6 12, 7 34, 8 58, 9 66, 10 31, 12 22, 14 19, 16 38, 18 71, 20 44, 22 17'))),
  ),
  Churnfold: project(
    'plum light bar',
    'Scores|Call list|Features|Outcomes',
    page(0, 'Churn scores|4,812 subscribers', 'Train', rows(110, kpis('Likely to leave|318|+24', 'Revenue at risk|₹4.6 L|', 'Precision, top 100|0.71|', 'Calibration|0.03|'), 0, cols(1.4, bars('Subscribers by score', '0–10 1420, 20 960, 30 720, 40 540, 50 410, 60 284, 70 190, 80 168, 90 120'), 1, meters('Why Ramesh Iyer may leave', 'Two failed payments|82', 'Support calls: 4|64', 'Usage down 38%|51', 'Plan older than 2 years|22')))),
    page(1, 'Call this week|50 accounts', 'Export CSV', table('', 'Account|Plan|Main reason|Score|Owner', '@Ramesh Iyer|Family 499|Failed payments|%91|Kavya', '@Sana Qureshi|Solo 199|Usage down|%86|Arjun', '@Nikhil Joshi|Family 499|Support calls|%82|Kavya', '@Lakshmi Pillai|Office 1,999|Price change|%77|Arjun', '@Dev Malhotra|Solo 199|Usage down|%74|Imran')),
    page(3, 'Predicted and real|six months', '', line('Accounts that left', '', 'Jun 212, Jul 230, Aug 241, Sep 226, Oct 218, Nov 204', 'Jun 205, Jul 236, Aug 233, Sep 231, Oct 210, Nov 198')),
  ),
};
