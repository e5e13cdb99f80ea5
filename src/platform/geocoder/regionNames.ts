const codes = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((pair) => pair.trim().split('=') as [string, string]));

const regions: Record<string, Record<string, string>> = {
  AU: codes(`01=Australian Capital Territory, 02=New South Wales, 03=Northern Territory, 04=Queensland, 05=South Australia, 06=Tasmania,
    07=Victoria, 08=Western Australia`),
  CA: codes(`01=Alberta, 02=British Columbia, 03=Manitoba, 04=New Brunswick, 05=Newfoundland and Labrador, 07=Nova Scotia, 08=Ontario,
    09=Prince Edward Island, 10=Quebec, 11=Saskatchewan, 12=Yukon, 13=Northwest Territories, 14=Nunavut`),
  GB: codes('ENG=England, NIR=Northern Ireland, SCT=Scotland, WLS=Wales'),
  IE: codes('C=Connacht, L=Leinster, M=Munster, U=Ulster'),
  NZ: codes(`10=Chatham Islands, E7=Auckland, E8=Bay of Plenty, E9=Canterbury, F1=Gisborne, F2=Hawke's Bay, F3=Manawatū-Whanganui,
    F4=Marlborough, F5=Nelson, F6=Northland, F7=Otago, F8=Southland, F9=Taranaki, G1=Waikato, G2=Wellington, G3=West Coast, TAS=Tasman`),
  US: codes(`AK=Alaska, AL=Alabama, AR=Arkansas, AZ=Arizona, CA=California, CO=Colorado, CT=Connecticut, DC=District of Columbia, DE=Delaware,
    FL=Florida, GA=Georgia, HI=Hawaii, IA=Iowa, ID=Idaho, IL=Illinois, IN=Indiana, KS=Kansas, KY=Kentucky, LA=Louisiana, MA=Massachusetts,
    MD=Maryland, ME=Maine, MI=Michigan, MN=Minnesota, MO=Missouri, MS=Mississippi, MT=Montana, NC=North Carolina, ND=North Dakota,
    NE=Nebraska, NH=New Hampshire, NJ=New Jersey, NM=New Mexico, NV=Nevada, NY=New York, OH=Ohio, OK=Oklahoma, OR=Oregon, PA=Pennsylvania,
    RI=Rhode Island, SC=South Carolina, SD=South Dakota, TN=Tennessee, TX=Texas, UT=Utah, VA=Virginia, VT=Vermont, WA=Washington,
    WI=Wisconsin, WV=West Virginia, WY=Wyoming`),
};

const shortNames: Record<string, string> = {
  ...{ 'AU/01': 'ACT', 'AU/02': 'NSW', 'AU/03': 'NT', 'AU/04': 'QLD', 'AU/05': 'SA', 'AU/06': 'TAS', 'AU/07': 'VIC', 'AU/08': 'WA' },
  ...{ 'CA/01': 'AB', 'CA/02': 'BC', 'CA/03': 'MB', 'CA/04': 'NB', 'CA/05': 'NL', 'CA/07': 'NS', 'CA/08': 'ON', 'CA/09': 'PE' },
  ...{ 'CA/10': 'QC', 'CA/11': 'SK', 'CA/12': 'YT', 'CA/13': 'NT', 'CA/14': 'NU', GB: 'UK', US: 'USA' },
};

export const regionName = (country: string, region: string): string | undefined => regions[country]?.[region];

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

export const countryName = (country: string): string => countries.of(country) ?? country;

export function placeNames(country: string, region: string): string {
  const short = country === 'US' ? region : shortNames[`${country}/${region}`];
  return [regionName(country, region), short, countryName(country), country, shortNames[country]].filter(Boolean).join(' ');
}
