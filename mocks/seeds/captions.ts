/**
 * The captions of the seeded projects' pictures, in the order of the pictures, by the first word of the
 * title. A project that is missing here has no pictures.
 */
export const captions: Readonly<Record<string, readonly string[]>> = {
  Thaliboard: [
    'Order at the till with the running bill',
    'Table map with open bills',
    'Kitchen tickets by section',
    'Shift closing with the cash difference',
  ],
  Tiffinwala: [
    "This week's menu with veg and Jain variants",
    'Pause days and wallet',
    'Production count by dish each morning',
    "Route list on the rider's phone",
  ],
  Scanmenu: [
    "Menu and payment on the guest's phone",
    'Live order board for the staff',
    'Dishes with spice, allergens and sold-out switch',
  ],
  Dabbadash: [
    'Customer, rider and kitchen apps',
    'Riders and orders on the live map',
    'Weekly settlement with commission',
  ],
  Recipecrate: [
    'Cookbook with search by ingredient',
    'Weekly planner',
    'Shopping list merged across recipes',
  ],
  Bakehouse: [
    'Cost per piece from ingredients and waste',
    'Margin changes since a date',
    'Labels with allergens and purchase prices',
  ],
};
