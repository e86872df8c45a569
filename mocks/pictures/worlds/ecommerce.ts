import { bill, cells, cols, form, hero, kpis, line, list, page, paper, phone, phones, picture, project, rows, search, table, tiles, timeline, type World } from '../parts';

/** E-commerce. */
export const ecommerce: World = {
  Bazaarline: project(
    'indigo light side',
    'Overview|Orders|Sellers|Payouts|Returns|Catalogue',
    page(0, 'Marketplace|214 sellers', 'Invite seller', rows(112, kpis('Sales today|₹8,42,310|+12%', 'Orders|1,284|+96', 'Sellers active|187|+4', 'Returns|2.1%|-0.3%'), 0, cols(1.8, line('Sales by day|last two weeks', '₹{}k', 'Mon 412, Tue 455, Wed 430, Thu 520, Fri 610, Sat 742, Sun 842', 'Mon 380, Tue 401, Wed 425, Thu 470, Fri 560, Sat 640, Sun 700'), 1, list('Top sellers', 'Meera Handlooms|Kanchipuram|₹84,210', 'Jaipur Blue Pottery|Jaipur|₹61,480', 'Kutch Crafts|Bhuj|₹52,905', 'Spice Route|Kochi|₹41,330', 'Bidri House|Bidar|₹38,120')))),
    page(1, 'Order BZ-20418|split per seller', 'Print labels', rows(0, table('Sub-orders', 'Seller|Item|Pincode|Amount|State', '@Meera Handlooms|Silk stole, maroon|560034|₹2,450|+Packed', '@Jaipur Blue Pottery|Tea set, 6 cups|560034|₹1,890|*Shipped', '@Spice Route|Malabar pepper 500 g|560034|₹640|~Waiting', '@Kutch Crafts|Mirror work bag|560034|₹1,150|+Packed'), 230, cols(1, timeline('History', '10:42|Paid by UPI|₹6,130', '10:43|Split into 4 sub-orders|delivery 2–4 days', '14:10|Jaipur Blue Pottery shipped|AWB 8841 2207'), 1, list('Buyer', 'Nandini Hegde|Koramangala, Bengaluru|7 orders', 'Delivery to 560034|all four sellers|+Available')))),
    page(3, 'Weekly payouts|10–16 November', 'Export CSV', table('', 'Seller|Orders|Sales|Commission|Payout|State', '@Meera Handlooms|128|₹3,42,100|₹34,210|₹3,07,890|+Paid', '@Jaipur Blue Pottery|96|₹2,18,400|₹26,208|₹1,92,192|+Paid', '@Kutch Crafts|74|₹1,60,950|₹16,095|₹1,44,855|~On hold', '@Spice Route|210|₹1,34,420|₹9,409|₹1,25,011|+Paid', '@Bidri House|31|₹98,700|₹11,844|₹86,856|*Queued', '@Madhubani Art|22|₹74,300|₹8,916|₹65,384|*Queued')),
    page(2, 'Seller review|Kutch Crafts', 'Approve', cols(1.2, form('Business', 'Save', 'Trade name=Kutch Crafts', 'GSTIN=24AAGCK4821M1Z5', 'Owner=Rameshbhai Ahir', 'Category=▾Handmade bags', 'Pickup pincode=370001', 'Commission=▾10% by category', 'Return window=7 days', 'Cash on delivery=[x] allowed'), 1, list('Documents', 'GST certificate|checked 20 Nov|+Valid', 'Bank passbook|name matches|+Valid', 'PAN card|blurred scan|-Ask again', 'Address proof|electricity bill|~Review'))),
  ),
  Threadloft: project(
    'pink light site serif',
    'Women|Men|Kids|Festive|Sale',
    page(0, '', '', rows(250, hero('The festive edit is here', 'Hand-block prints, from ₹899', 'Shop the edit', 'garment'), 0, tiles(4, 'garment', 'Ajrakh Kurta|5 sizes · 3 colours|₹1,499', 'Linen Saree|2 colours|₹2,899', 'Denim Jacket|S to XXL|₹2,199', 'Chikankari Top|4 sizes|₹1,299'))),
    page(0, 'Ajrakh Kurta|₹1,499', 'Add to bag', cols(1, picture('garment', 'Natural indigo, hand printed', 'Model wears size M'), 1, rows(0, cells('Stock per size and colour', '+In stock|~Few left|-Sold out', 'Indigo: +S 14; +M 22; ~L 3; -XL 0', 'Madder: ~S 2; +M 18; +L 9; +XL 6', 'Olive: +S 11; -M 0; ~L 4; +XL 8'), 0, table('Size chart, cm', 'Size|Chest|Waist|Length', 'S|92|84|104', 'M|98|90|106', 'L|104|96|108')))),
    phones('Checkout in three taps|UPI, card or cash on delivery through Razorpay, with coupons.', phone('Wish list', tiles(2, 'garment', 'Ajrakh Kurta|M · Indigo|₹1,499', 'Linen Saree|Ivory|₹2,899', 'Block Print Top|S|₹899', 'Denim Jacket|L|₹2,199')), phone('Checkout', bill('DIWALI10 applied', 'To pay|₹3,958', 'Pay with UPI', 'Ajrakh Kurta, M|1|₹1,499', 'Linen Saree|1|₹2,899', 'Coupon DIWALI10||−₹440', 'Delivery||Free'), -1)),
  ),
  Quillstock: project(
    'slate light bar',
    'Queue|Stock|Channels|Scan|Alerts',
    page(1, 'Stock|3 warehouses in step', 'Adjust', table('', 'SKU|Product|Bhiwandi|Hosur|Gurugram|Sold, 7 days|State', 'BTL-750|Steel bottle 750 ml|412|188|96|214|+In step', 'LMP-11|Desk lamp, walnut|38|12|4|61|~Low', 'MUG-04|Ceramic mug, set of 4|220|140|75|98|+In step', 'CHR-02|Office chair mesh|0|6|2|19|-Reorder', 'RUG-58|Cotton rug 5x8|64|22|31|27|+In step', 'KTL-18|Kettle 1.8 litre|118|45|60|83|+In step')),
    page(0, 'Order queue|all channels', 'Print pick list', rows(110, kpis('To pick|86|+14', 'Packed|142|', 'Failed sync|2|-1', 'Low stock|9|'), 0, table('', 'Order|Channel|Items|Ship by|State', 'A-40982|Own shop|3|Today 16:00|~To pick', 'M-77120|Marketplace|1|Today 16:00|*Picking', 'M-77118|Marketplace|2|Today 18:00|+Packed', 'S-2041|Wholesale|24|Tomorrow|=Planned'))),
    page(2, 'Channels|retry and failure list', 'Sync now', cols(1.4, list('Adapters', 'Own shop|webhook, 2 s ago|+Connected', 'Marketplace|polling, 40 s ago|+Connected', 'Wholesale portal|token expired|-Failed', 'Point of sale|4 counters|+Connected'), 1, timeline('Ledger of CHR-02', '11:20|−1 sold, Marketplace|balance 8', '10:05|−2 sold, Own shop|balance 9', '09:12|+4 goods receipt|Hosur, scan by Prakash', 'Yesterday|−3 transfer|Gurugram'))),
  ),
  Kiranakart: project(
    'green light bold',
    'Orders|Slots|Picker|Catalogue|Offers',
    phones('Groceries in your slot|Loose items billed by weight, in Hindi, Kannada and English.', phone('Kirana, 560102', rows(44, search('Search atta, dal', 'All'), 0, tiles(2, 'pack', 'Toor dal 1 kg|loose|₹164', 'Atta 5 kg|Sharbati|₹289', 'Sunflower oil|1 litre|₹142', 'Tea 250 g|Assam|₹135', 'Jaggery|500 g|₹62', 'Poha|1 kg|₹68'))), phone('Choose a slot', list('Tomorrow', '7–9 am|6 of 20 left|+Open', '9–11 am|Full|-Full', '5–7 pm|11 left|+Open', '7–9 pm|2 left|~Almost full'))),
    page(2, 'Picking order 3381|11 items · slot 7–9 am', 'Hand over', table('Sorted by aisle', 'Aisle|Item|Ordered|Weighed|Amount|State', '1 Grains|Toor dal, loose|1 kg|1.04 kg|₹171|+Picked', '1 Grains|Sona masuri rice|5 kg|5 kg|₹310|+Picked', '2 Oils|Groundnut oil|1 pcs|1 pcs|₹188|~Substitute', '3 Spices|Turmeric|200 g|200 g|₹48|+Picked', '5 Fresh|Tomatoes, loose|1 kg|–|–|=Next', '5 Fresh|Curd 500 g|2 pcs|–|–|=Next')),
    page(1, 'Delivery slots|capacity per pincode', 'Add slot', cells('Saturday, 22 November', '+Open|~Almost full|-Full', '560102: +7–9 14 left; -9–11 full; +17–19 11 left; ~19–21 2 left', '560034: ~7–9 3 left; +9–11 9 left; +17–19 16 left; -19–21 full', '560095: +7–9 18 left; +9–11 12 left; ~17–19 1 left; +19–21 8 left', '560068: -7–9 full; ~9–11 2 left; +17–19 7 left; +19–21 15 left')),
  ),
  Pageturn: project(
    'amber warm site serif',
    'Books|Authors|Offers|Orders',
    page(0, 'Find your next book|12,400 titles', 'Cart · 2', rows(44, search('Title, author or ISBN', 'All|Fiction|History|Exams'), 0, tiles(5, 'book', 'Malgudi Days|R. K. Narayan|₹199', 'Godan|Premchand|₹150', 'Chemmeen|T. S. Pillai|₹225', 'Samskara|U. R. Murthy|₹240', 'Gora|R. Tagore|₹299', 'Ponniyin Selvan|Kalki|₹450', 'Train to Pakistan|K. Singh|₹210', 'Yayati|V. S. Khandekar|₹320', 'Raag Darbari|S. Shukla|₹275', 'Tamas|B. Sahni|₹260'))),
    page(3, 'Order 1187|delivered', 'Print invoice', paper('# Invoice PT-1187', '> Pageturn, 14 College Road, Dharwad · 18 November', '---', '| Book|Copies|Price', '| Malgudi Days|1|₹199', '| Samskara|2|₹480', '| Ponniyin Selvan, part 1|1|₹450', '---', '| Shipping| |₹40', '= Total|₹1,169', 'Thank you for ordering. Books can be returned within seven days.')),
    page(2, 'Stock and prices|staff area', 'Save', table('', 'ISBN|Title|Stock|Price|State', '978-81-8475-1|Malgudi Days|42|₹199|+In stock', '978-01-2601-2|Godan|6|₹150|~Low', '978-93-8624-7|Chemmeen|18|₹225|+In stock', '978-01-9561-0|Samskara|0|₹240|-Out', '978-81-7167-9|Raag Darbari|23|₹275|+In stock')),
  ),
};
