import { bars, cells, code, cols, flow, heat, kpis, line, meters, page, project, rows, stats, table, type World } from '../parts';

/** Data & Analytics. */
export const analytics: World = {
  Tallyglass: project(
    'teal light bar',
    'Sales|Margin|Stock ageing|Import',
    page(0, 'Sales|5 branches, April to November', 'Share link', rows(108, kpis('Sales|₹4.82 Cr|+11%', 'Margin|23.4%|+0.8%', 'Bills|61,204|+9%', 'Stock|₹1.16 Cr|'), 0, cols(1.7, line('Sales by month|and last year', '₹{} L', 'Apr 52, May 55, Jun 51, Jul 58, Aug 63, Sep 60, Oct 74, Nov 69', 'Apr 48, May 50, Jun 49, Jul 52, Aug 55, Sep 57, Oct 66, Nov 61'), 1, meters('By branch', 'Jayanagar|92|₹1.42 Cr', 'Mysuru|71|₹1.09 Cr', 'Hubballi|58|₹88 L', 'Tumakuru|51|₹79 L', 'Hassan|42|₹64 L')))),
    page(2, 'Stock ageing|value by days', 'Export', heat('Share of stock', 'Category|0–30|31–60|61–90|90+', 'Kurtas|61%|22%|11%|6%', 'Sarees|44%|26%|16%|14%', 'Footwear|52%|24%|13%|11%', 'Toys|38%|22%|18%|22%', 'Kitchen|70%|18%|8%|4%')),
    page(3, 'Tally import|22 November', 'Load file', table('Rejected rows', 'Row|Voucher|Branch|Amount|Reason|State', '1,204|SAL/4418|Mysuru|₹12,400|Unknown item code|-Rejected', '1,377|SAL/4502|Hassan|₹2,180|Date after closing|-Rejected', '2,091|SAL/4713|Jayanagar|₹880|Twice in the file|~Skipped', '2,644|SAL/4902|Hubballi|₹5,640|Rate above MRP|~Loaded')),
  ),
  Pathmark: project(
    'indigo dark pale',
    'Visitors|Events|Funnels|Sites',
    page(0, 'shop.example.in|last 30 days', 'Share', rows(108, kpis('Visitors|84,210|+14%', 'Page views|2,61,400|+9%', 'Bounce|38%|-3%', 'Bots dropped|12,880|'), 0, rows(0, line('Visitors by day', '', '1 2410, 5 2600, 9 2380, 13 2900, 17 3120, 21 2840, 25 3300, 29 3460'), 215, cols(1, meters('Referrers', 'Search|64|52%', 'Direct|31|25%'), 1, meters('Pages', '/sarees|48|18,410', '/offers|30|11,260'))))),
    page(2, 'Funnel|checkout, 5 steps', 'Edit', bars('Visitors left at each step', 'Product 24180, Cart 9120, Address 6240, Payment 4810, Paid 4102')),
    page(1, 'Events|custom', '', table('', 'Event|Count|Visitors|Per visit|Trend', 'add-to-cart|18,204|9,120|2.0|%76', 'search|31,877|14,022|2.3|%88', 'wish-list|6,410|4,880|1.3|%41', 'coupon-failed|1,208|960|1.3|%14', 'share-link|842|790|1.1|%9')),
  ),
  Pipewell: project(
    'sky light rail mono',
    'Runs|Models|Tests|Sources',
    page(0, 'Nightly run|22 November, 02:00', 'Backfill', rows(108, kpis('Rows loaded|4.2 M|+6%', 'Tests|82 of 83|', 'Duration|14 min|-2 min'), 0, flow('Layers', ['m,0,8|+MySQL|orders, users', 'r,0,50|+Razorpay|settlements', 'g,0,92|+Sheets|targets', 's,46,28|+staging|12 models', 'c,46,74|+core|9 models', 'e,100,20|-finance|1 test failed', 'd,100,80|+sales|6 models'], 'm>s r>s r>c g>c s>e c>e s>d c>d'))),
    page(2, 'Tests|83 on 27 models', 'Run again', table('', 'Model|Test|Rows|Since|State', 'fct_payments|sum equals settlement|3|02:11|-Failed', 'fct_orders|unique order_id|0|02:08|+Passed', 'dim_customers|email not null|0|02:06|+Passed', 'fct_refunds|refund at most paid|0|02:10|+Passed', 'stg_targets|month in range|0|02:04|+Passed')),
    page(1, 'fct_payments|core', 'Lineage', code('models/core/fct_payments.sql', '-- incremental: safe to repeat for any date', 'select', '  p.payment_id,', '  o.order_id,', '  p.amount / 100.0 as rupees,', '  s.settled_on', 'from {{ ref("stg_payments") }} p', 'join {{ ref("stg_orders") }} o', '  using (order_id)', 'left join {{ ref("stg_settlements") }} s', '  using (payment_id)', 'where p.status = "captured"')),
  ),
  Cohortly: project(
    'violet warm top',
    'Cohorts|RFM|Mapping|SQL',
    page(0, 'Repeat purchases|48,210 orders, in your browser', 'Open CSV', heat('Customers who came back, by month', 'First order|Size|M0|M1|M2|M3|M4|M5', 'June|1,204|100%|34%|28%|24%|22%|21%', 'July|1,388|100%|36%|29%|26%|23%|', 'August|1,512|100%|38%|31%|27%||', 'September|1,460|100%|35%|30%|||', 'October|1,902|100%|41%||||')),
    page(1, 'RFM segments|boundaries adjustable', 'Export', cols(1.2, cells('Recency by frequency', '+Champions|*Loyal|~At risk|-Lost', '0–30: =1 412; *2 388; +3 241; +4+ 196', '31–60: =1 510; *2 302; *3 180; +4+ 92', '61–120: ~1 722; ~2 310; ~3 144; ~4+ 51', '120+: -1 1,804; -2 422; -3 118; ~4+ 40'), 1, bars('Revenue by segment', 'Champions 42, Loyal 31, At risk 16, Lost 11', '%'))),
    page(3, 'SQL of this chart', 'Copy', code('cohorts.sql', '-- DuckDB in the browser', 'with firsts as (', '  select email, min(month) as cohort', '  from orders group by email', ')', 'select cohort, month - cohort as m,', '  count(distinct email) as customers', 'from orders join firsts using (email)', 'where status <> "cancelled"', 'group by all', 'order by cohort, m')),
  ),
  Wattledger: project(
    'amber dark side',
    'Machines|Demand|Tariff|Meters',
    page(0, 'Shop floor|11 meters on line', 'Report', rows(0, stats(4, 'CNC 1|18.4 kW|PF 0.94|good', 'CNC 2|22.1 kW|PF 0.91|good', 'Compressor|31.0 kW|PF 0.78|warn', 'Furnace|64.8 kW|PF 0.96|bad', 'Press A|9.2 kW|PF 0.88|plain', 'Press B|0.4 kW|idle 40 min|plain', 'Lighting|4.1 kW|PF 0.97|good', 'Chiller|14.7 kW|PF 0.86|warn'), 220, line('Demand today|contract 180 kVA', '{} kVA', '6 42, 8 96, 10 148, 12 161, 14 139, 16 168, 18 174'))),
    page(1, 'Peak demand|November', 'Set warning', rows(108, kpis('Peak|174 kVA|', 'Contract|180 kVA|', 'Warning at|165 kVA|', 'Penalty avoided|₹18,400|'), 0, bars('Peak by day, kVA', '15 151, 16 98, 17 162, 18 158, 19 171, 20 166, 21 174, 22 169'))),
    page(2, 'Tariff|HT-2a, Peenya', 'Add revision', table('', 'Slot|Hours|Energy|Demand|Units|Amount', 'Peak|18:00–22:00|₹8.40|₹265|6,410|₹53,844', 'Normal|06:00–18:00|₹7.20|₹265|28,140|₹2,02,608', 'Night|22:00–06:00|₹6.20|₹265|9,220|₹57,164')),
  ),
};
