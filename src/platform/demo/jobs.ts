import type { Region } from '../regions.ts';

export const jobs: readonly [family: string, titles: readonly string[]][] = [
  ['Customer Service & Contact Centre', ['Customer Service Representative', 'Contact Centre Consultant', 'Returns Advisor', 'Chat Agent']],
  ['Retail (Team Leader)', ['Store Team Leader', 'Fresh Produce Team Leader', 'Night Fill Team Leader']],
  ['Retail (Picker)', ['Online Order Picker', 'Warehouse Picker', 'Personal Shopper']],
  ['Retail (Driver)', ['Delivery Driver', 'Home Delivery Driver']],
  ['Retail (Replenishment Assistant)', ['Replenishment Assistant', 'Night Fill Assistant']],
  ['Retail (Supervisor)', ['Checkout Supervisor', 'Department Supervisor']],
  ['Graduate', ['Graduate Analyst', 'Graduate Engineer', 'Graduate Program, Commercial']],
  ['Sales', ['Account Manager', 'Inside Sales Representative', 'Field Sales Executive']],
  ['Hospitality', ['Barista', 'Food and Beverage Attendant', 'Kitchen Hand']],
  ['Hospitality (Leader)', ['Café Manager', 'Restaurant Supervisor']],
  ['Blue Collar', ['Forklift Operator', 'Maintenance Technician', 'Process Worker']],
  ['White Collar', ['Payroll Officer', 'Procurement Specialist', 'Data Analyst']],
  ['Business Support', ['Executive Assistant', 'Office Coordinator', 'Accounts Payable Officer']],
  ['Carer (Age)', ['Personal Care Assistant', 'Aged Care Nurse']],
  ['Carer (Child)', ['Early Childhood Educator', 'Room Leader']],
  ['Cabin Crew (Regional)', ['Cabin Crew, Regional Routes']],
  ['Public Sector', ['Community Liaison Officer', 'Customer Experience Officer']],
];

export const ownJob: [family: string, titles: readonly string[]] = ['Apprentice', ['Apprentice Electrician', 'Apprentice Butcher']];

export const reasonsToApply = [
  'You keep calm when it gets busy and enjoy helping people.',
  'No experience is needed: we train you on the job.',
  'Flexible shifts, also at weekends and in the evening.',
  'You lead a small team and are measured by how it grows.',
  'Part time at first, with a path to a permanent role.',
];

type JobLocation = [address: string, lat: number, lng: number];

export const places: Record<Region, readonly JobLocation[]> = {
  'ap-southeast-2': [
    ['Sydney, New South Wales, Australia', -33.86785, 151.20732],
    ['Melbourne, Victoria, Australia', -37.814, 144.96332],
    ['Brisbane, Queensland, Australia', -27.46794, 153.02809],
    ['Perth, Western Australia, Australia', -31.95224, 115.8614],
    ['Adelaide, South Australia, Australia', -34.92866, 138.59863],
    ['Auckland, New Zealand', -36.84853, 174.76349],
  ],
  'eu-west-1': [
    ['Dublin, Leinster, Ireland', 53.33306, -6.24889],
    ['London, England, United Kingdom', 51.50853, -0.12574],
    ['Manchester, England, United Kingdom', 53.48095, -2.23743],
    ['Madrid, Spain', 40.4165, -3.70256],
    ['Copenhagen, Denmark', 55.67594, 12.56553],
  ],
  'us-east-1': [
    ['New York City, New York, United States', 40.71427, -74.00597],
    ['Chicago, Illinois, United States', 41.85003, -87.65005],
    ['Atlanta, Georgia, United States', 33.749, -84.38798],
    ['Boston, Massachusetts, United States', 42.35843, -71.05977],
    ['Charlotte, North Carolina, United States', 35.22709, -80.84313],
  ],
};
