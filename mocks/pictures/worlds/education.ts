import { bars, bill, cells, chat, cols, form, heat, kpis, line, list, page, paper, phone, phones, picture, project, rows, scan, schedule, search, table, tiles, timeline, type World } from '../parts';

/** Education. */
export const education: World = {
  Gurukulam: project(
    'indigo warm side',
    'Overview|Students|Attendance|Fees|Timetable|Reports',
    page(0, 'Sharada Vidyalaya|2025–26', 'New admission', rows(104, kpis('Students|1,248|+36', 'Present today|94.2%|+1%', 'Fees due|₹6.4 L|-₹1.2 L', 'Teachers|62|'), 0, cols(1.6, bars('Attendance by class', 'I 96, II 95, III 94, IV 97, V 93, VI 92, VII 91, VIII 95, IX 90, X 94', '%'), 1, list('Today', 'Clash in timetable|8 B, Thursday period 4|-Mend', '12 fee receipts|₹2,04,000|+Posted', 'Transfer certificate|Rohan S., no. 0418|~Sign', 'Parents’ meeting|Class X, 4 pm|=Hall')))),
    page(4, 'Timetable|class 8 B', 'Check clashes', schedule('', '9:00|9:45|10:45|11:30|1:15', 'Mon|Tue|Wed|Thu|Fri', '0,0,1|Maths|R. Iyer', '0,1,1|+Science|S. Bhat', '0,2,1|Maths|R. Iyer', '0,3,1|~Kannada|G. Rao', '0,4,1|+Science|Lab', '1,0,1|~Kannada', '1,1,1|Maths', '1,2,1|*English', '1,3,1|-Clash|Maths, R. Iyer', '1,4,1|*English', '2,0,1|+Science', '2,1,1|*English', '2,2,1|=Hindi', '2,3,1|=Hindi', '2,4,1|Maths', '3,0,1|=Social', '3,1,1|~Kannada', '3,2,1|=Social', '3,3,1|*English', '3,4,1|=Art', '4,0,2|=Games', '4,3,2|=Library')),
    page(3, 'Fee account|Diya Kulkarni, 8 B', 'Receipt', cols(1.6, table('Terms', 'Fee head|Due|Concession|Paid|State', 'Tuition, term 1|₹18,000|₹1,800|₹16,200|+Paid', 'Transport|₹7,500|₹0|₹7,500|+Paid', 'Tuition, term 2|₹18,000|₹1,800|₹0|~Due 30 Nov', 'Lab and library|₹2,400|₹0|₹0|-Late fine'), 1, bill('Pay now', 'Total|₹18,650', 'Pay by UPI', 'Tuition, term 2|1|₹16,200', 'Lab and library|1|₹2,400', 'Late fine|1|₹50'))),
    page(5, 'Report card|CBSE, term 1', 'Print all', paper('# Report Card', '> Diya Kulkarni · Class 8 B · Roll 14 · Sharada Vidyalaya', '---', '| Subject|Marks|Grade', '| Mathematics|91|A1', '| Science|84|A2', '| English|78|B1', '| Kannada|88|A2', '| Social studies|73|B1', '---', '= Overall|82.8%', 'Diya reasons well and helps others. More reading in English is advised.')),
  ),
  Lecternly: project(
    'violet light pale',
    'Courses|Lessons|Quizzes|Assignments|Certificates',
    page(1, 'Python for Data Work|lesson 7 of 32', 'Next lesson', cols(1.9, picture('room', 'Grouping and pivot tables', '12:40 of 21:05 · English captions'), 1, list('Chapter 2', '5 Reading CSV files|14 min|+Done', '6 Missing values|18 min|+Done', '7 Pivot tables|21 min|*Now', 'Quiz: 10 questions|negative marking|=Locked', '8 Joining tables|17 min|=Locked'))),
    page(0, 'Courses|38 published', 'New course', tiles(3, 'cover', 'Python for Data Work|412 learners|₹2,499', 'GST Practitioner|268 learners|₹3,999', 'NEET Physics|1,120 learners|₹4,500', 'Spoken English|640 learners|₹1,299', 'Tally Prime|351 learners|₹1,999', 'Web Design Basics|198 learners|Free')),
    page(3, 'Assignment review|Batch B, 24 handed in', 'Release marks', cols(1.4, paper('# Sales by region', '> Ishaan Verma · handed in 20 Nov', '---', 'I grouped the orders by region and month. The south grew by 18 percent, mostly from Coimbatore.', 'The north fell in May because two depots were closed for stock taking.'), 1, list('Comments', 'Good use of pivot|line 4|+4', 'Where is the source?|line 9|−1', 'Check May again|line 12|−1', 'Clear conclusion|end|+3'))),
  ),
  Examhall: project(
    'red light top',
    'Test|Question bank|Results|Batches',
    page(0, 'Physics · Section B|00:41:18 left', 'Submit', cols(2, form('Question 23 of 60|+4 / −1', 'Save and next', 'A body moves with v = 3t² + 2t. Its displacement from t = 0 to 2 s is==12 m', 'A=8 m', 'B=[x] 12 m', 'C=16 m', 'D=20 m'), 1, cells('Palette', '+Answered|~Marked|=Not seen', ': +16; +17; ~18; +19', ': +20; -21; +22; *23', ': =24; =25; =26; =27', ': =28; =29; =30; =31'))),
    page(2, 'Rank list|Mock 6, Batch JEE-A', 'Recalculate', table('', 'Rank|Student|Physics|Chemistry|Maths|Total|Percentile', '1|@Aditi Kulkarni|72|81|88|241|99.8', '2|@Rohit Menon|80|74|79|233|99.1', '3|@Zara Khan|69|83|76|228|98.6', '4|@Karthik S.|75|70|80|225|98.2', '5|@Neel Shah|66|78|77|221|97.5')),
    page(1, 'Question bank|8,412 questions', 'Import Word', rows(0, table('', 'Topic|Type|Level|Used|Right', 'Kinematics|Single choice|Medium|14|%64', 'Electrostatics|Numerical|Hard|9|%31', 'Optics|Multiple|Medium|11|%52', 'Heat|Single choice|Easy|21|%83'), 250, bars('Marks in Mock 6', '0–40 6, 80 14, 120 32, 160 41, 200 28, 240 9'))),
  ),
  Stacksmith: project(
    'brown warm bar serif',
    'Search|Issue desk|Register|Fines|Stock check',
    page(0, 'Search the catalogue|41,280 copies', 'Reserve', rows(44, search('Title, author, subject', 'All|Books|Journals|Theses'), 0, tiles(5, 'book', 'Data Structures|3 of 8 copies in|+Shelf 12 B', 'Operating Systems|0 of 5 copies in|~Reserve', 'Fluid Mechanics|2 of 6 copies in|+Shelf 31 A', 'Organic Chemistry|1 of 4 copies in|+Shelf 40 C', 'Signals, Systems|0 of 3 copies in|~Reserve', 'Indian Polity|5 of 9 copies in|+Shelf 08 A', 'Machine Design|2 of 2 copies in|+Shelf 33 B', 'Calculus II|4 of 7 copies in|+Shelf 02 C', 'Kuvempu: Essays|1 of 1 copy in|+Shelf 51 A', 'Microeconomics|0 of 4 copies in|~Reserve'))),
    page(1, 'Issue desk|two scans', 'Return', cols(1, list('Priya Nayak, CS21B044', 'Data Structures|due 6 December|+Issued', 'Compiler Design|due 29 November|~Soon', 'Godan|due 12 November|-Late ₹20'), 1.3, timeline('Today at the desk', '11:42|Data Structures issued|copy 04418 · Priya Nayak', '11:38|Thermodynamics returned|copy 02210 · on time', '11:30|Reserved copy put aside|Operating Systems · A. Shenoy', '11:12|Fine of ₹14 paid|holidays not counted'))),
    page(4, 'Stock verification|shelf 12 B', 'Finish shelf', rows(104, kpis('Scanned|412|', 'Expected|418|', 'Missing|6|', 'Misplaced|9|'), 0, table('', 'Accession|Title|Shelf|Found at|State', '04418|Data Structures|12 B|12 B|+Right', '04431|Graph Theory|12 B|14 A|~Misplaced', '04440|Algorithms|12 B|–|-Missing', '04452|Data Mining|12 B|12 B|+Right'))),
  ),
  Rollcall: project(
    'sky light rail',
    'Photo|Register|Students|Evaluation',
    page(0, 'Class 8 B|11 of 12 faces matched', 'Confirm', cols(1.5, scan('class', '76,160,70,80|Asha 98%', '206,160,70,80|Rahul 96%', '336,160,70,80|Meera 94%', '466,160,70,80|Who?', '76,260,70,80', '206,260,70,80', '336,260,70,80', '466,260,70,80'), 1, list('To confirm', 'Seat 4, row 1|Nikhil 61% or Varun 58%|~Choose', 'Tanvi Rao|not in the photo|-Absent', 'Joel Mathew|leave until Monday|=Leave'))),
    page(1, 'Monthly register|November', 'Excel', heat('Attendance', 'Student|1st|2nd|3rd|4th', 'Asha Rao|100%|100%|80%|100%', 'Rahul Jain|80%|100%|100%|60%', 'Meera Iyer|100%|100%|100%|100%', 'Nikhil Das|60%|80%|100%|80%', 'Tanvi Rao|100%|40%|80%|60%')),
    page(3, 'Threshold|evaluation notebook', '', cols(1.5, line('Right matches by threshold', '%', '0.3 71, 0.4 84, 0.5 93, 0.6 97, 0.7 95, 0.8 88', '0.3 96, 0.4 95, 0.5 93, 0.6 90, 0.7 82, 0.8 64'), 1, timeline('Corrections', '22 Nov|Varun set to present|by R. Iyer', '21 Nov|Tanvi set to leave|by G. Rao', '20 Nov|Photo taken again|blurred'))),
  ),
  Campusbeat: project(
    'pink light bold',
    'Notices|Timetable|Lost & found|Topics',
    phones('Every notice, only yours|Topics by department and year, readable without a network.', phone('Notices', list('CSE, third year', 'Lab exam moved|Monday, 9 am|-Urgent', 'Hackathon teams|until 28 Nov|*New', 'Bus 4 route change|from Tuesday|=Info', 'Library open late|until 10 pm|=Info', 'Scholarship forms|room 114|~3 days'))),
    phones('', phone('Timetable', timeline('Monday', '9:00|Compiler Design|LH 3 · Dr. Bhat', '10:00|Networks lab|Lab 2 · batch B', '12:00|Probability|LH 1 · moved', '2:00|Elective: Graphics|LH 5')), phone('Lost and found', tiles(2, 'photo', 'Blue bottle|Canteen|*Found', 'ID card|LH 3|~Lost', 'Calculator|Library|*Found', 'Umbrella|Bus 4|~Lost')), phone('Topics', form('Subscribe', '', 'CSE=[x] 412 members', 'Third year=[x] 238 members', 'Hostel B=[ ] 190 members', 'Placement=[x] 640 members', 'Sports=[ ] 155 members'))),
    phones('Lost something?|Posts with a photo, answered inside the app.', phone('Blue bottle', rows(220, picture('photo', 'Found near canteen', 'Today, 1:20 pm'), 0, chat('', 'Sneha: Is there a dent on the lid?', '>Yes! That is mine.', 'Sneha: At the guard’s desk.')))),
  ),
};
