const words = (text: string): string[] => text.split(',').map((word) => word.trim());

export const firstNames = words(`
  Aisha, Alex, Amelia, Aroha, Beatriz, Ben, Bridget, Callum, Carmen, Chen, Clara, Conor, Daisuke, Divya, Elena, Émile, Erin, Fatima,
  Felix, Freya, Grace, Hamish, Hana, Hugo, Imogen, Isaac, Jack, Jasmine, João, Jun, Kai, Katarina, Kiri, Lachlan, Leila, Liam, Lucia,
  Mai, Marcus, Mei, Mia, Mohammed, Nadia, Niamh, Noah, Olivia, Omar, Owen, Petra, Priya, Quinn, Rafael, Ravi, Rosa, Ruby, Samira, Sanjay,
  Siobhán, Sofia, Sven, Tahlia, Tariq, Tess, Thomas, Uma, Victor, Wiremu, Yara, Yusuf, Zoe`);

export const lastNames = words(`
  Abbott, Ahmed, Andersen, Baker, Banerjee, Bianchi, Brennan, Byrne, Campbell, Carvalho, Chandra, Cooper, Costa, Dawson, Doyle, Eriksson,
  Evans, Farrell, Fischer, Foster, García, Gibson, Gupta, Haddad, Harris, Hayashi, Henare, Hoffmann, Hughes, Ibrahim, Jansen, Jones,
  Kaur, Kelly, Khan, Kim, Kowalski, Lambert, Larsen, Lee, Lopez, Maguire, Marino, Martin, McKenzie, Mehta, Mitchell, Moreau, Morgan,
  N'Diaye, Nakamura, Nguyen, Novak, O'Brien, O'Connor, Okafor, Olsen, Park, Patel, Pereira, Reid, Rossi, Ryan, Santos, Schmidt, Silva,
  Singh, Smith, Sullivan, Tanaka, Taylor, Thompson, Tran, van Dijk, Walker, Walsh, Wang, Williams, Wilson, Wright, Young, Zhang`);

export const companyPlaces = words(`
  Banksia, Bluegum, Boulder, Bramble, Bridgewater, Brightside, Cedar, Clearwater, Cobalt, Coolabah, Coral, Driftwood, Eastgate,
  Elderflower, Emu Plains, Fernhill, Foxglove, Gannet, Glasshouse, Granite, Greenfield, Hawthorn, Heron, Highfield, Ironstone, Jacaranda,
  Juniper, Kingfisher, Koru, Lakeside, Lantern, Lighthouse, Magpie, Meridian, Mistral, Moonstone, Mulberry, Nightingale, Oakvale,
  Orchard, Otter Creek, Peppermint, Pinecone, Quarry, Redwood, Riverbend, Rosella, Saltwater, Sandstone, Silverbirch, Skylark, Snowdrop,
  Southbank, Stonefruit, Sunrise, Swallow, Tamarind, Thistle, Tidewater, Umbra, Verdant, Wattle, Westerly, Willow, Yarra, 4 Seasons,
  99 Lanes, (New) Harvest, #Local, @Home, +Plus, *Star`);

export const companyTrades = words(`
  Aged Care, Aviation, Bakery, Bank, Books, Builders, Cafés, Childcare, Cinemas, Cleaning, Clinics, Coffee, Community Services, Couriers,
  Dental, Electrical, Energy, Events, Farms, Fashion, Finance, Fitness, Foods, Freight, Furniture, Gardens, Grocers, Hardware, Health,
  Homewares, Hotels, Insurance, Kitchens, Legal, Logistics, Market, Motors, Optical, Pharmacy, Resorts, Schools, Security, Sports,
  Supermarkets, Telecom, Toys, Transport, Travel, Utilities, Wines`);

export const departmentTree: Record<string, readonly string[]> = {
  Operations: ['Store Operations', 'Distribution Centres', 'Facilities', 'Quality and Safety'],
  'Store Operations': ['North', 'South', 'East', 'West', 'Central'],
  'Distribution Centres': ['Inbound', 'Outbound', 'Fleet'],
  'Customer Service': ['Contact Centre', 'Returns', 'Online Support'],
  'Contact Centre': ['Day Team', 'Evening Team', 'Weekend Team'],
  'People and Culture': ['Talent Acquisition', 'Learning', 'Payroll'],
  Finance: ['Accounts', 'Procurement'],
  Technology: ['Platforms', 'Data', 'Service Desk'],
  Platforms: ['Web', 'Mobile'],
  Marketing: ['Brand', 'Digital'],
  'Head Office': ['Legal', 'Communications'],
};

export const topDepartments = words(`
  Operations, Customer Service, People and Culture, Finance, Technology, Marketing, Head Office`);
