import { bars, code, cols, flow, form, kpis, line, list, page, paper, project, rows, search, table, timeline, type World } from '../parts';

/** Developer Tools. */
export const developerTools: World = {
  Mockwell: project(
    'violet dark side mono',
    'Calls|Stubs|State|Faults|Tests',
    page(0, 'Recorded calls|orders.yaml', 'Save as test', cols(1.2, table('', 'Time|Call|Status|State', '12:04:18|POST /orders|201|+Valid', '12:04:19|GET /orders/88|200|+Valid', '12:04:21|POST /payments|503|~Fault', '12:04:24|POST /payments|200|+Valid', '12:04:30|PUT /orders/88|400|-Body'), 1, code('PUT /orders/88', '{', '  "id": 88,', '  "status": "shiped",', '  "items": [', '    { "sku": "BTL-750", "qty": 2 }', '  ],', '  "total": 1240', '}', '// status must be one of', '// "new", "paid", "shipped"'))),
    page(3, 'Faults and delays', 'Add fault', rows(0, table('', 'Operation|Fault|Chance|Delay|On', 'POST /payments|503 Service Unavailable|30%|1.2 s|+On', 'GET /orders|Slow answer|100%|4 s|+On', 'GET /stock|Broken connection|10%|–|=Off'), 250, form('New fault', 'Switch on', 'Operation=▾POST /orders', 'Status=▾429 Too Many Requests', 'Every=third call', 'Retry-After=[x] 2 seconds'))),
    page(1, 'Stub of POST /orders', 'Try', code('stubs/orders.yaml', '# state between calls', 'post /orders:', '  when:', '    body.total: "> 0"', '  set:', '    orders[+]: "{{ body }}"', '  answer:', '    status: 201', '    schema: "Order"', '    example: "fresh"', '  delay: "80ms"', '---', 'get /orders/{id}:', '  from: "orders[id]"', '  missing: 404')),
  ),
  Flagstaff: project(
    'orange light bar',
    'Flags|Audiences|Audit|Unused|SDKs',
    page(0, 'Feature flags|production', 'New flag', table('', 'Flag|Audience|Rollout|Evaluated|State', 'new-checkout|Karnataka, Android|%25|1.2 M a day|*Rolling', 'upi-lite|Everyone|%100|3.4 M a day|+On', 'dark-invoice|Staff|%8|4,120 a day|*Rolling', 'old-search|Nobody|%0|0 for 61 days|~Unused', 'otp-by-call|Senior citizens|%60|88,400 a day|*Rolling', 'referral-v2|Everyone|%0|0|-Killed')),
    page(1, 'new-checkout|25% of Karnataka', 'Save', cols(1.2, form('Audience', 'Ask for review', 'State is=▾Karnataka', 'Platform is=▾Android', 'App version from=8.4.0', 'Percentage=25', 'Sticky by=▾user id', 'Kill switch=[x] ready', 'Reason==Payment drop-off fell by 3% at 10%'), 1, line('Conversion|with and without', '%', '10% 61, 15% 63, 20% 65, 25% 66.4', '10% 61, 15% 61, 20% 62, 25% 62'))),
    page(2, 'Audit trail|with reasons', 'Export', timeline('November', '22 Nov 11:20|new-checkout from 10% to 25%|Asha Rao: error rate unchanged for 48 hours', '21 Nov 17:02|referral-v2 switched off|Imran Khan: double credit seen in support', '20 Nov 09:40|upi-lite to everyone|Kavya Reddy: limits agreed with bank', '18 Nov 15:11|old-search marked as unused|automatic, 60 days')),
  ),
  Seedforge: project(
    'green light rail mono',
    'Schema|Preview|Gaps|Runs',
    page(1, 'customers|1,000,000 rows', 'Generate', table('Preview, seed 42', 'id|name|phone|city|pincode|gstin', '1|Ananya Krishnan|+91 98451 20771|Mysuru|570002|29AAFCK4821M1Z3', '2|Harpreet Singh Gill|+91 98140 66218|Ludhiana|141001|03AAACG9920L1ZD', '3|Sk. Abdul Karim|+91 90070 41822|Howrah|711101|–', '4|Ananya Krishnan|+91 98451 20771|Mysuru|570002|29AAFCK4821M1Z3', '5|Lalremruata|–|Aizawl|796001|15AADCL1120P1Z9', '6|V. Senthil Kumar|+91 94440 18893|Madurai|625001|33AAGCS7714Q1ZK')),
    page(0, 'Schema|8 tables by foreign keys', 'Import SQL', flow('', ['a,0,15|customers|1,000,000', 'b,0,80|products|4,800', 'c,46,45|*orders|3,200,000', 'd,100,8|items|9,600,000', 'e,100,50|+payments|3,104,000', 'f,100,92|~returns|96,000'], 'a>c b>c c>d c>e c>f')),
    page(2, 'Gaps and duplicates|on purpose', 'Save', cols(1, form('customers', '', 'Missing phone=3%', 'Missing GSTIN=41%', 'Duplicates=1.2%', 'Wrong pincode=0.4%', 'Mixed scripts=[x] Hindi, Kannada', 'Seed=42'), 1, bars('Rows a minute', 'PostgreSQL 1.1, MySQL 0.9, CSV 2.4', '{} M'))),
  ),
  Docksmith: project(
    'blue light pale',
    'Payments|Orders|Identity|Search|Owners',
    page(0, 'Retry rules|payments/docs/retries.md', 'Edit', cols(2, paper('# Retry rules', '> Owner: Payments · checked 14 days ago', '---', 'A GET is retried once after a time-out. A payment is never retried: ask for its status instead.', 'The client waits 400 ms, then 1.2 s, and adds up to 20 percent at random.', '---', '| Call|Retries|Wait', '| GET|1|400 ms', '| POST with key|2|1.2 s', '| POST|0|none'), 1, list('On this page', 'Which calls|2 samples|+Tested', 'Waiting times|1 sample|+Tested', 'Idempotency keys|link to Orders|-Broken', 'Changelog|5 entries|=Read'))),
    page(4, 'Stale pages|18 of 412', 'Remind owners', table('', 'Page|Repository|Owner|Last check|State', 'Settlement files|payments|@Imran Khan|212 days|-Stale', 'Token refresh|identity|@Asha Rao|96 days|~Soon', 'Index settings|search|@Kavya Reddy|181 days|-Stale', 'Order states|orders|@Joy Mathew|12 days|+Fresh', 'Local set-up|platform|@Arjun Patel|34 days|+Fresh')),
    page(3, 'Search|"idempotency"', '', rows(44, search('idempotency', 'All|Guides|API|Runbooks'), 0, list('9 pages in 11 ms', 'Idempotency keys|orders/docs/keys.md · Send the same key when a call is repeated|Guide', 'Retry rules|payments/docs/retries.md · POST with key: two retries|Guide', 'POST /orders|orders/openapi.yaml · header Idempotency-Key, required|API', 'Duplicate orders at night|runbooks/orders.md · compare keys first|Runbook'))),
  ),
  Queuewatch: project(
    'red dark top mono',
    'Queues|Failures|Schedules|Limits',
    page(0, 'Queues|Redis and PostgreSQL', 'Pause all', rows(108, kpis('Waiting|4,812|+210', 'A minute|1,940|+6%', 'Failed|86|', 'Oldest|48 s|'), 0, table('', 'Queue|Store|Waiting|Running|Failed|State', 'mail.send|Redis|2,410|24|12|+Running', 'invoice.pdf|PostgreSQL|188|4|61|-Failing', 'image.resize|Redis|1,902|16|0|+Running', 'report.nightly|PostgreSQL|0|0|0|=Idle', 'sms.otp|Redis|312|40|13|~Limited'))),
    page(1, 'Failures by cause|last hour', 'Retry group', cols(1, list('86 jobs, 3 causes', 'PDF font not found|invoice.pdf · 61 jobs|-61', 'SMTP 421, try later|mail.send · 12 jobs|~12 jobs', 'Provider limit|sms.otp · 13 jobs|~13 jobs'), 1.1, code('invoice.pdf · job 88412', 'Error: font "Tiro Kannada" missing', '    at loadFont (pdf/fonts.ts:41)', '    at render (pdf/invoice.ts:88)', '# payload, masked', '{', '  "invoice": "AA/0418",', '  "name": "D***** M*****",', '  "email": "a***@example.com",', '  "attempt": 3', '}'))),
    page(3, 'Rate limits', 'Save', rows(0, line('sms.otp, jobs a minute', '', '10:00 180, 10:10 240, 10:20 300, 10:30 300, 10:40 300, 10:50 282', '10:00 180, 10:10 240, 10:20 340, 10:30 390, 10:40 352, 10:50 282'), 240, form('Limit of sms.otp', '', 'Jobs a minute=300', 'At once=40', 'Back-off=▾doubling, 30 s', 'Pause at night=[x] 22:00–7:00'))),
  ),
};
