import type { Country } from '../kernel/country.ts';
import type { Language } from '../kernel/language.ts';

interface Region {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

const regions: Readonly<Record<Country, readonly Region[]>> = {
  can: [
    { id: 'AB', en: 'Alberta', fr: 'Alberta' },
    { id: 'BC', en: 'British Columbia', fr: 'Colombie-Britannique' },
    { id: 'PE', en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
    { id: 'MB', en: 'Manitoba', fr: 'Manitoba' },
    { id: 'NB', en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
    { id: 'NS', en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
    { id: 'NU', en: 'Nunavut', fr: 'Nunavut' },
    { id: 'ON', en: 'Ontario', fr: 'Ontario' },
    { id: 'QC', en: 'Quebec', fr: 'Québec' },
    { id: 'SK', en: 'Saskatchewan', fr: 'Saskatchewan' },
    { id: 'NL', en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
    { id: 'NT', en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
    { id: 'YT', en: 'Yukon', fr: 'Yukon' },
  ],
  usa: [
    { id: 'AL', en: 'Alabama', fr: 'Alabama' },
    { id: 'AK', en: 'Alaska', fr: 'Alaska' },
    { id: 'AZ', en: 'Arizona', fr: 'Arizona' },
    { id: 'AR', en: 'Arkansas', fr: 'Arkansas' },
    { id: 'CA', en: 'California', fr: 'Californie' },
    { id: 'CO', en: 'Colorado', fr: 'Colorado' },
    { id: 'CT', en: 'Connecticut', fr: 'Connecticut' },
    { id: 'DE', en: 'Delaware', fr: 'Delaware' },
    { id: 'DC', en: 'District of Columbia', fr: 'District de Columbia' },
    { id: 'FL', en: 'Florida', fr: 'Floride' },
    { id: 'GA', en: 'Georgia', fr: 'Géorgie' },
    { id: 'HI', en: 'Hawaii', fr: 'Hawaï' },
    { id: 'ID', en: 'Idaho', fr: 'Idaho' },
    { id: 'IL', en: 'Illinois', fr: 'Illinois' },
    { id: 'IN', en: 'Indiana', fr: 'Indiana' },
    { id: 'IA', en: 'Iowa', fr: 'Iowa' },
    { id: 'KS', en: 'Kansas', fr: 'Kansas' },
    { id: 'KY', en: 'Kentucky', fr: 'Kentucky' },
    { id: 'LA', en: 'Louisiana', fr: 'Louisiane' },
    { id: 'ME', en: 'Maine', fr: 'Maine' },
    { id: 'MD', en: 'Maryland', fr: 'Maryland' },
    { id: 'MA', en: 'Massachusetts', fr: 'Massachusetts' },
    { id: 'MI', en: 'Michigan', fr: 'Michigan' },
    { id: 'MN', en: 'Minnesota', fr: 'Minnesota' },
    { id: 'MS', en: 'Mississippi', fr: 'Mississippi' },
    { id: 'MO', en: 'Missouri', fr: 'Missouri' },
    { id: 'MT', en: 'Montana', fr: 'Montana' },
    { id: 'NE', en: 'Nebraska', fr: 'Nebraska' },
    { id: 'NV', en: 'Nevada', fr: 'Nevada' },
    { id: 'NH', en: 'New Hampshire', fr: 'New Hampshire' },
    { id: 'NJ', en: 'New Jersey', fr: 'New Jersey' },
    { id: 'NM', en: 'New Mexico', fr: 'Nouveau-Mexique' },
    { id: 'NY', en: 'New York', fr: 'New York' },
    { id: 'NC', en: 'North Carolina', fr: 'Caroline du Nord' },
    { id: 'ND', en: 'North Dakota', fr: 'Dakota du Nord' },
    { id: 'OH', en: 'Ohio', fr: 'Ohio' },
    { id: 'OK', en: 'Oklahoma', fr: 'Oklahoma' },
    { id: 'OR', en: 'Oregon', fr: 'Oregon' },
    { id: 'PA', en: 'Pennsylvania', fr: 'Pennsylvanie' },
    { id: 'RI', en: 'Rhode Island', fr: 'Rhode Island' },
    { id: 'SC', en: 'South Carolina', fr: 'Caroline du Sud' },
    { id: 'SD', en: 'South Dakota', fr: 'Dakota du Sud' },
    { id: 'TN', en: 'Tennessee', fr: 'Tennessee' },
    { id: 'TX', en: 'Texas', fr: 'Texas' },
    { id: 'UT', en: 'Utah', fr: 'Utah' },
    { id: 'VT', en: 'Vermont', fr: 'Vermont' },
    { id: 'VA', en: 'Virginia', fr: 'Virginie' },
    { id: 'WA', en: 'Washington', fr: 'Washington (État)' },
    { id: 'WV', en: 'West Virginia', fr: 'Virginie-Occidentale' },
    { id: 'WI', en: 'Wisconsin', fr: 'Wisconsin' },
    { id: 'WY', en: 'Wyoming', fr: 'Wyoming' },
    { id: 'AS', en: 'American Samoa', fr: 'Samoa américaines' },
    { id: 'GU', en: 'Guam', fr: 'Guam' },
    { id: 'MP', en: 'Northern Mariana Islands', fr: 'Îles Mariannes du Nord' },
    { id: 'PR', en: 'Puerto Rico', fr: 'Porto Rico' },
    { id: 'VI', en: 'U.S. Virgin Islands', fr: 'Îles Vierges américaines' },
  ],
};

const inLanguage = ({ en, fr }: Region, language: Language): string => (language === 'fr-ca' ? fr : en);

export const hasRegion = (country: Country, region: string): boolean =>
  regions[country].some(({ id }) => id === region);

/** The country's provinces, states, districts and territories, sorted alphabetically in the reader's language. */
export const regionChoices = (country: Country, language: Language): readonly { id: string; label: string }[] =>
  regions[country]
    .map((region) => ({ id: region.id, label: inLanguage(region, language) }))
    .sort((left, right) => left.label.localeCompare(right.label, language));

export const regionLabel = (country: Country, region: string, language: Language): string => {
  const found = regions[country].find(({ id }) => id === region);
  return found ? inLanguage(found, language) : region;
};
