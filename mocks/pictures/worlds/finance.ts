import { bars, cols, donut, form, kanban, kpis, line, list, meters, page, paper, phone, phones, project, rows, table, timeline, type World } from '../parts';

/** Finance & Banking. */
export const finance: World = {
  Khatawell: project(
    'green light pale',
    'Overview|Invoices|Bank|GST|Reports',
    page(0, 'Anand Agencies|FY 2025–26', 'New invoice', rows(108, kpis('Sales, November|₹12,84,500|+9%', 'Receivable|₹4,18,200|-₹62k', 'GST payable|₹86,340|', 'Bank balance|₹7,92,110|'), 0, cols(1.7, bars('Sales by month', 'Apr 8.2, May 9.1, Jun 8.8, Jul 10.4, Aug 11.2, Sep 10.9, Oct 13.6, Nov 12.8', '₹{} L'), 1, list('Due this week', 'Deccan Motors|3 invoices|₹1,12,400', 'Sai Electricals|1 invoice|₹46,800', 'Royal Furniture|2 invoices|₹38,250', 'Coastal Foods|1 invoice|-Overdue')))),
    page(1, 'Invoice AA/25-26/0418', 'Send', paper('# Tax Invoice', '> Anand Agencies, Hubballi · GSTIN 29ABCDE1234F1Z8', '> Bill to Deccan Motors, Belagavi · place of supply 29', '---', '| Item|HSN|Qty|Amount', '| LED panel 18 W|9405|40|₹22,000', '| MCB 32 A|8536|25|₹8,750', '| Copper wire 1.5|8544|12|₹14,400', '---', '| CGST 9%| | |₹4,063', '| SGST 9%| | |₹4,063', '= Total|₹53,276')),
    page(2, 'Bank matching|HDFC ••4821', 'Match all', table('', 'Date|Statement line|Amount|Matched with|State', '21 Nov|NEFT Deccan Motors|₹53,276|AA/0418|+Matched', '20 Nov|UPI 98450 Sai Elec|₹18,000|AA/0411, part|~Check', '20 Nov|BESCOM bill|−₹6,412|Electricity rule|+By rule', '19 Nov|Cash deposit|₹25,000|–|-Unknown', '18 Nov|GST challan|−₹71,208|GST October|+Matched')),
    page(3, 'GSTR-1|November', 'Export JSON', rows(108, kpis('B2B|84 invoices|', 'B2C|212 bills|', 'Taxable|₹10,88,560|', 'Tax|₹1,95,940|'), 0, table('By HSN', 'HSN|Description|Quantity|Taxable|CGST|SGST', '9405|Lighting|812|₹4,46,600|₹40,194|₹40,194', '8536|Switchgear|640|₹2,24,000|₹20,160|₹20,160', '8544|Cable|301|₹3,61,200|₹32,508|₹32,508'))),
  ),
  Paisatrail: project(
    'orange light bold',
    'Spend|Budgets|Recurring|Charts',
    phones('See where the rupees go|Reads bank SMS on the phone; nothing leaves it.', phone('November', rows(110, kpis('Spent|₹28,410|', 'Left|₹11,590|'), 0, list('From SMS', 'Big Basket|Groceries · card|₹1,842', 'Namma Metro|Travel · UPI|₹60', 'BESCOM|Electricity|₹1,206', 'Third Wave|Food · UPI|₹340'))), phone('Budgets', meters('Carry-over on', 'Groceries|72|₹5,760 of ₹8,000', 'Travel|45|₹1,350 of ₹3,000', 'Eating out|94|₹3,760 of ₹4,000', 'Children|38|₹1,900 of ₹5,000', 'Fun|20|₹400 of ₹2,000'))),
    phones('', phone('Charts', rows(0, donut('By category', 'Rent 44, Food 24, Travel 9, Bills 12, Other 11', '₹28k'), 220, bars('By month', 'Jul 31, Aug 29, Sep 34, Oct 38, Nov 28', '₹{}k')), 3), phone('Recurring', list('Each month', 'Rent|1st · UPI|₹14,500', 'Car EMI|5th · auto debit|₹8,240', 'School van|10th|₹1,800', 'Netflix|12th|₹199', 'SIP|15th|₹5,000'), 2), phone('Backup', form('Encrypted file', 'Save backup', 'File=paisatrail-nov.bak', 'Password=••••••••••', 'Include SMS=[ ] no', 'Remind me=▾monthly'))),
    phones('A message becomes an entry|Proposals from bank SMS, confirmed with a tap.', phone('New from SMS', form('HDFC: ₹340 at THIRD WAVE', 'Add expense', 'Amount=₹340', 'Category=▾Eating out', 'Note=Coffee with Arjun', 'Repeat=[ ] never'))),
  ),
  Corebranch: project(
    'blue dark side',
    'Accounts|Transfers|Loans|Approvals|End of day',
    page(0, 'Account 0012 4418 2290|Kavya Reddy, savings', 'Transfer', rows(108, kpis('Balance|₹2,41,880|+₹12,000', 'Hold|₹5,000|', 'Interest accrued|₹1,204|', 'Fixed deposits|3|'), 0, table('Statement', 'Date|Narration|Debit|Credit|Balance', '22 Nov|Salary, Deepa Textiles|–|₹62,000|₹2,41,880', '20 Nov|Transfer to 0012 8841|₹15,000|–|₹1,79,880', '18 Nov|ATM, Gandhi Bazaar|₹8,000|–|₹1,94,880', '15 Nov|FD interest|–|₹3,412|₹2,02,880'))),
    page(3, 'Maker and checker|5 waiting', 'Approve', table('', 'Action|Account|Maker|Amount|Age|State', 'Loan sanction|LN-2204|@Arun T.|₹8,00,000|12 min|~Checker', 'Close deposit|FD-0913|@Rekha P.|₹1,50,000|26 min|~Checker', 'Limit change|CA-4410|@Arun T.|₹5,00,000|41 min|-Returned', 'Waive fee|SB-7781|@Rekha P.|₹590|1 h|+Approved', 'New nominee|SB-2290|@Joy M.|–|2 h|+Approved')),
    page(4, 'End of day|21 November', 'Run batch', cols(1, timeline('Batch', '20:00|Cut-off|no further postings', '20:02|Interest accrual|4,812 accounts', '20:09|Loan demands|212 due', '20:12|Balance proof|difference ₹0.00'), 1.2, line('Parallel transfer test', '', '1 120, 2 240, 4 470, 8 910, 16 1640, 32 2210'))),
  ),
  Lendora: project(
    'teal warm top',
    'Applications|Rules|Approvals|Schedules|Letters',
    page(0, 'Application LA-1182|Sunrise Bakery', 'Next step', cols(1.3, form('Applicant', 'Save and resume later', 'Business=Sunrise Bakery', 'Owner=Thomas Kurian', 'PAN=AAFPK4821L', 'Turnover=₹48,00,000', 'Loan=₹12,00,000', 'Term=▾36 months', 'Purpose==New oven and delivery van'), 1, list('Documents', 'Bank statements, 12|read, 214 lines|+Checked', 'GST returns|sandbox bureau|+Checked', 'e-KYC|name matches 98%|+Verified', 'Shop licence|expires in March|~Note'))),
    page(1, 'Eligibility|decision table v14', 'Test', table('', 'Rule|Input|Limit|Value|Outcome', 'Vintage|years in trade|at least 3|7|+Pass', 'Debt ratio|EMI to income|below 45%|38%|+Pass', 'Bureau score|sandbox|above 700|742|+Pass', 'Bounces|last 6 months|at most 1|2|-Deviation', 'Pincode|serviced|in list|686001|+Pass')),
    page(3, 'Repayment|reducing balance, 14.5%', 'Letter', rows(108, kpis('EMI|₹41,306|', 'Interest|₹2,87,016|', 'First due|5 Jan|', 'Flat would be|₹47,833|'), 0, cols(1.2, bars('Outstanding by year', 'Start 12, Year 1 8.5, Year 2 4.6, Year 3 0.1', '₹{} L'), 1, table('', 'Month|EMI|Interest|Principal', '1|₹41,306|₹14,500|₹26,806', '2|₹41,306|₹14,176|₹27,130', '3|₹41,306|₹13,848|₹27,458')))),
  ),
  Ledgerloom: project(
    'plum light rail',
    'Ageing|Promises|Letters|MSME',
    page(0, 'Receivables|by age', 'Remind', rows(108, kpis('Open|₹62.4 L|-₹3.1 L', 'Over 90 days|₹8.2 L|', 'Promised|₹14.6 L|', 'DSO|48 days|-3'), 0, cols(1.6, table('', 'Party|0–30|31–60|61–90|90+|State', 'Balaji Infra|₹4,20,000|₹1,10,000|₹0|₹0|+Good', 'Metro Pumps|₹2,80,000|₹3,40,000|₹1,60,000|₹0|~Call', 'Sigma Valves|₹0|₹90,000|₹2,10,000|₹4,40,000|-Stop', 'Om Castings|₹6,10,000|₹0|₹0|₹0|+Good'), 1, bars('Ageing', '0–30 31, 60 16, 90 7, 90+ 8', '₹{} L')))),
    page(1, 'Payment promises|this week', 'Log call', kanban('Monday: Metro Pumps|spoke to Prakash|*₹1,60,000; Om Castings|cheque|+₹90,000', 'Wednesday: Sigma Valves|third promise|-₹2,10,000; Harsha Tools|NEFT|*₹48,000; Balaji Infra|UPI|+₹1,10,000', 'Friday: Vasant Steel|director agrees|*₹3,20,000', 'Broken: Sigma Valves|14 Nov|-₹1,00,000')),
    page(3, 'MSME list|45-day warning', 'Letter', table('Payables to small suppliers', 'Supplier|Bill|Received|Day|Amount|State', 'Lakshmi Packaging|LP-882|9 Oct|44|₹84,200|-Pay today', 'Kumar Tools|KT-114|16 Oct|37|₹31,900|~8 days', 'Sri Printers|SP-220|28 Oct|25|₹12,480|=Later', 'Anu Transport|AT-771|2 Nov|20|₹56,000|=Later')),
  ),
  Foliograph: project(
    'indigo dark bar',
    'Portfolio|Schemes|Capital gains|Import',
    page(0, 'Family portfolio|4 folios', 'Import CAS', rows(108, kpis('Value|₹48,62,310|+1.2%', 'Invested|₹34,10,000|', 'XIRR|14.8%|+0.6%', 'Gain|₹14,52,310|'), 0, cols(1.7, line('Value|two years', '₹{} L', 'Jan 34, Apr 36, Jul 35, Oct 39, Jan 41, Apr 43, Jul 44, Oct 47, Now 48.6'), 1, donut('Allocation', 'Large cap 42, Flexi 24, Mid 16, Debt 12, Gold 6', '48.6 L')))),
    page(1, 'Schemes|11 held', '', table('', 'Scheme|Folio|Units|NAV|Value|XIRR', 'Nifty 50 Index|4410/88|8,412.220|₹182.40|₹15,34,389|13.9%', 'Flexi Cap Direct|2290/14|12,018.004|₹98.12|₹11,79,207|16.2%', 'Mid Cap Direct|2290/14|4,116.910|₹188.70|₹7,76,861|19.4%', 'Short Term Debt|7711/02|16,004.118|₹36.44|₹5,83,190|7.1%', 'Gold Fund|7711/02|11,920.500|₹24.66|₹2,93,960|11.8%')),
    page(2, 'Capital gains|FY 2025–26, first in first out', 'Excel', table('', 'Scheme|Bought|Sold|Cost|Proceeds|Gain|Kind', 'Nifty 50 Index|14 Mar 22|02 Sep 25|₹1,20,000|₹1,98,400|₹78,400|*Long term', 'Flexi Cap Direct|08 Aug 25|11 Nov 25|₹60,000|₹63,150|₹3,150|~Short term', 'Mid Cap Direct|21 Jun 21|11 Nov 25|₹50,000|₹1,21,900|₹71,900|*Long term', 'Short Term Debt|03 Jan 24|05 May 25|₹80,000|₹87,440|₹7,440|=Slab')),
  ),
};
