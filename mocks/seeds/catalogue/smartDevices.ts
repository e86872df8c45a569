import type { CatalogueEntry } from './entry';

export const smartDevices: readonly CatalogueEntry[] = [
  {
    title: 'Tankwise Water Level Monitor',
    shortDescription:
      'Measures overhead tank levels with a low-cost sensor and starts the pump before the building runs dry.',
    description: [
      'Tankwise watches the tanks of an apartment building and runs the pump by rules. Residents see levels and get a warning before water runs out.',
      'An ESP32 with an ultrasonic sensor reports over MQTT and keeps its rules when the network is down. Dry running of the pump is detected by current.',
      "The zip has the firmware, the server, wiring plans and the residents' page.",
    ],
    features: [
      'Firmware for a low-cost board',
      'Pump rules that work offline',
      'Dry-run protection',
      'Warning by SMS and push',
      'Usage by day and by tank',
    ],
    technologies: ['ESP32', 'C++', 'MQTT', 'Node.js', 'React'],
    priceRupees: 2999,
    sizeMegabytes: 19.4,
    popularity: 0.79,
    hasDemo: true,
  },
  {
    title: 'Coldtrail Cold Chain Logger',
    shortDescription:
      'Logs temperature of medicine boxes on the road and proves the chain with signed readings.',
    description: [
      'Coldtrail is for distributors who must show that medicine stayed cold. Loggers in the boxes record each minute and hand over when they meet a gateway.',
      'Readings are signed on the device, so a changed value is noticed. A report for each trip names the minutes outside the range.',
      'Included are the logger firmware, the gateway, the server and a sample report.',
    ],
    features: [
      'Signed readings on the device',
      'Buffer for two weeks',
      'Report for each trip',
      'Alarm at the gateway',
      'Calibration records',
    ],
    technologies: ['C', 'Zephyr', 'Go', 'PostgreSQL', 'Vue'],
    priceRupees: 8999,
    sizeMegabytes: 27.7,
    popularity: 0.43,
    hasDemo: false,
  },
  {
    title: 'Parkgrid Parking Bay Guidance',
    shortDescription:
      'Shows free bays per level in a parking house with sensor simulation, signs and a finder by number plate.',
    description: [
      'Parkgrid guides drivers to free bays and back to their car. Signs at the ramps count down by level, and a terminal finds a car by its plate.',
      'Bay sensors are simulated for development and replaced by drivers for two real products. Plates are kept for a day and then removed.',
      'You get the service, the sign pages, the terminal and the simulator.',
    ],
    features: [
      'Counts by level at the ramps',
      'Car finder by number plate',
      'Sensor simulator',
      'Drivers for two products',
      'Plates removed after a day',
    ],
    technologies: ['Node.js', 'TypeScript', 'MQTT', 'PostgreSQL'],
    priceRupees: 5999,
    sizeMegabytes: 33.8,
    popularity: 0.35,
    hasDemo: true,
  },
  {
    title: 'Voltmate Solar Plant Dashboard',
    shortDescription:
      'Collects readings of rooftop inverters over Modbus and tells what a panel string loses by dirt or shade.',
    description: [
      'Voltmate watches rooftop solar plants of housing societies and small factories. It reads inverters over Modbus and compares strings with each other.',
      'Loss by dirt shows as a slow drift and shade as a notch at the same hour, and both are told apart. Generation is reported with the tariff of the state.',
      'The zip holds the collector, the dashboard and profiles for six inverters.',
    ],
    features: [
      'Profiles for six inverters',
      'Tells dirt from shade',
      'Generation in rupees',
      'Alerts for dead strings',
      'Monthly report as PDF',
    ],
    technologies: ['Python', 'TimescaleDB', 'Modbus', 'React'],
    priceRupees: 6499,
    sizeMegabytes: 25.2,
    popularity: 0.57,
    hasDemo: true,
  },
  {
    title: 'Homeloom Local Smart Home Hub',
    shortDescription:
      'A hub for switches, lamps and sensors that works without any cloud and speaks Zigbee and MQTT.',
    description: [
      'Homeloom runs a flat on a small computer and keeps working when the line is down. Rules are written as sentences and tested before they are saved.',
      'It speaks Zigbee through a stick and MQTT to everything else. Every action has a reason in the log, which answers why a lamp went on.',
      'Included are the hub, the phone page and a list of tested devices.',
    ],
    features: [
      'Rules written as sentences',
      'Zigbee and MQTT',
      'Reason for every action',
      'No cloud account',
      'Backup to a file',
    ],
    technologies: ['Go', 'SQLite', 'Svelte', 'MQTT'],
    priceRupees: 3499,
    sizeMegabytes: 21.9,
    popularity: 0.62,
    hasDemo: true,
  },
  {
    title: 'Fleetpulse Vehicle Tracker Firmware',
    shortDescription:
      'Firmware and server for a GPS tracker with ignition, harsh braking and a buffer for tunnels.',
    description: [
      'Fleetpulse is a tracker for school buses and delivery vans, from firmware to map. Positions are sent every ten seconds and buffered in tunnels.',
      'Harsh braking is found on the device with thresholds by vehicle class. The protocol is documented byte by byte with a test decoder.',
      'You get the firmware, the server, a map page and the protocol notes.',
    ],
    features: [
      'Buffer for four hours',
      'Harsh braking on the device',
      'Documented protocol',
      'Geofence alerts',
      'Update over the air',
    ],
    technologies: ['C', 'FreeRTOS', 'Go', 'PostGIS'],
    priceRupees: 7999,
    sizeMegabytes: 14.6,
    popularity: 0.4,
    hasDemo: false,
  },
];
