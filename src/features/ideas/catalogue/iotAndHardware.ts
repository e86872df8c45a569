import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "IoT & Hardware". */
export const iotAndHardware: readonly HandWrittenIdea[] = [
  {
    title: 'Smart Doorbell with Phone Alerts',
    difficulty: 'Beginner',
    description:
      'Residents see a photo of the visitor on the phone within seconds, using a small camera board that costs less than a pizza.',
    tags: ['ESP32', 'Arduino', 'Telegram Bot API'],
  },
  {
    title: 'Overhead Water Tank Level Monitor',
    difficulty: 'Intermediate',
    description:
      'House owners see how full the tank is, let the motor start by itself and stop it before it runs dry or overflows.',
    tags: ['ESP8266', 'MQTT', 'Ultrasonic sensor', 'Flutter'],
  },
  {
    title: 'Air Quality Mesh for Neighbourhoods',
    difficulty: 'Advanced',
    description:
      'Residents place low-power sensors on their balconies, and together these draw a street map of fine dust for every hour.',
    tags: ['LoRaWAN', 'ESP32', 'TimescaleDB', 'Grafana'],
  },
  {
    title: 'Automatic Plant Watering on Arduino',
    difficulty: 'Beginner',
    description:
      'A soil probe and a small pump keep the balcony plants alive during holidays, with a display of moisture and last watering.',
    tags: ['Arduino', 'Sensors', 'C++'],
  },
  {
    title: 'Room Energy Meter with Dashboard',
    difficulty: 'Intermediate',
    description:
      'Hostels measure the power of each room, spot the heater left on and compare floors on a friendly weekly board.',
    tags: ['ESP32', 'MQTT', 'Node-RED', 'InfluxDB'],
  },
  {
    title: 'Autonomous Line Following Warehouse Robot',
    difficulty: 'Advanced',
    description:
      'A small robot carries bins between stations, avoids people in its way and takes orders from a web console.',
    tags: ['ROS 2', 'Raspberry Pi', 'Computer vision', 'Python'],
  },
  {
    title: 'Bluetooth Attendance Beacon for Classrooms',
    difficulty: 'Beginner',
    description:
      'A beacon in the lecture hall marks students present through their phones, and the teacher confirms the list with one look.',
    tags: ['BLE', 'Android', 'Firebase'],
  },
  {
    title: 'Cold Chain Logger for Vaccines',
    difficulty: 'Intermediate',
    description:
      'Clinics record the temperature of each vaccine box on the road, and drivers are warned before a dose is spoiled.',
    tags: ['ESP32', 'GSM module', 'FastAPI', 'PostgreSQL'],
  },
  {
    title: 'Predictive Maintenance for Factory Motors',
    difficulty: 'Advanced',
    description:
      'Vibration sensors learn how a healthy motor sounds and warn the maintenance crew days before a bearing fails.',
    tags: ['TinyML', 'Edge Impulse', 'MQTT', 'Time series'],
  },
  {
    title: 'Weather Station for School Roofs',
    difficulty: 'Beginner',
    description:
      'Pupils build a station for rain, wind and temperature, publish the readings and compare them with the official forecast.',
    tags: ['Raspberry Pi', 'Python', 'Sensors', 'Chart.js'],
  },
  {
    title: 'Smart Parking Sensors for Malls',
    difficulty: 'Intermediate',
    description:
      'Drivers see free bays per floor before they enter, and the mall sees how long cars really stay.',
    tags: ['LoRa', 'Magnetic sensor', 'Node.js', 'React'],
  },
  {
    title: 'Solar Microgrid Controller for Villages',
    difficulty: 'Advanced',
    description:
      'A controller shares solar power between homes, a pump and batteries, and bills each household by prepaid units.',
    tags: ['Embedded C', 'Modbus', 'Go', 'PostgreSQL'],
  },
  {
    title: 'Cattle Collar with Location Alerts',
    difficulty: 'Intermediate',
    description:
      'Dairy farmers find grazing cattle on a map and are alerted when an animal leaves the pasture or stops moving.',
    tags: ['LoRaWAN', 'GPS', 'Flutter', 'Geofencing'],
  },
];
