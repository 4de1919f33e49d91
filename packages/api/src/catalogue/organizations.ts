import type { Option } from './option.js'

/** Number of people of an organization. */
export const organizationSizes = [
  { code: '1_50', 'en-US': '1-50', 'fr-FR': '1-50' },
  { code: '50_500', 'en-US': '50-500', 'fr-FR': '50-500' },
  { code: '500_1000', 'en-US': '500-1000', 'fr-FR': '500-1000' },
  { code: '1000', 'en-US': '1000+', 'fr-FR': '1000+' },
] as const satisfies readonly Option[]

/** Geographic areas. */
export const countryGroups = [
  { code: 'emea', 'en-US': 'EMEA', 'fr-FR': 'EMEA' },
  { code: 'apac', 'en-US': 'APAC', 'fr-FR': 'APAC' },
  { code: 'latam', 'en-US': 'LATAM', 'fr-FR': 'LATAM' },
  { code: 'noram', 'en-US': 'NORAM', 'fr-FR': 'NORAM' },
] as const satisfies readonly Option[]

/** Business activities. */
export const activities = [
  { code: 'hardware_maker', 'en-US': 'Hardware maker', 'fr-FR': 'Fabricant de matériel' },
  { code: 'software_vendor', 'en-US': 'Software vendor', 'fr-FR': 'Éditeur de logiciels' },
  { code: 'system_integrator', 'en-US': 'System integrator', 'fr-FR': 'Intégrateur de systèmes' },
  {
    code: 'consulting_and_engineering',
    'en-US': 'Consulting and engineering',
    'fr-FR': 'Conseil et ingénierie',
  },
  {
    code: 'distributor_or_reseller',
    'en-US': 'Distributor or reseller',
    'fr-FR': 'Distributeur ou revendeur',
  },
  { code: 'service_provider', 'en-US': 'Service provider', 'fr-FR': 'Prestataire de services' },
  {
    code: 'research_and_development',
    'en-US': 'Research and development',
    'fr-FR': 'Recherche et développement',
  },
  { code: 'end_user_company', 'en-US': 'End user company', 'fr-FR': 'Entreprise utilisatrice' },
  { code: 'public_body', 'en-US': 'Public body', 'fr-FR': 'Organisme public' },
  { code: 'other', 'en-US': 'Other', 'fr-FR': 'Autre' },
] as const satisfies readonly Option[]
